import { metrics } from '@/lib/metrics';
import type { FinishedPage } from './finished-page';
import { PageStore } from './page-store';

/** After a rendering that failed or came out degraded, the last good page is handed out this long before the next try. */
const RETRY_MILLISECONDS = 1000;
/** After this long a stale page is no longer handed out before it is rendered again. */
const STALE_MILLISECONDS = 60_000;

interface Entry {
  page: FinishedPage;
  storedAt: number;
  /** When its rendering began, and the aged answers it was made of. */
  begunAt: number;
  aged: string[];
  /** When rendering it again last came to nothing. */
  failedAt: number;
}

/** A freshly rendered page, whether it may be kept, and the answers in it that were about to be replaced. */
export interface Fresh {
  page: FinishedPage;
  keep: boolean;
  aged: string[];
}

export interface PageCacheOptions {
  megabytes: number;
  freshSeconds: number;
  /** While the API fails, no page that was seen before waits for it. */
  isApiFailing: () => boolean;
  /** One of these answers has come anew since that time. */
  isRefreshedSince: (answers: string[], time: number) => boolean;
}

/**
 * Finished pages, bounded in bytes. Fresh for seconds; then handed out stale while it is rendered again; kept as the answer to fall
 * back to when rendering fails or comes out degraded. One render per key at a time.
 */
export class PageCache {
  readonly #pages: PageStore<Entry>;
  readonly #rendering = new Map<string, Promise<FinishedPage>>();
  readonly #freshMilliseconds: number;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new PageStore(options.megabytes);
    this.#freshMilliseconds = options.freshSeconds * 1000;
  }

  /** How many pages are kept, and the memory they take. */
  get figures(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.bytes };
  }

  /** The page kept under a key, when it can be handed out as it is. */
  ready(key: string): FinishedPage | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    const now = Date.now();
    const isFresh = now - entry.storedAt < this.#freshMilliseconds && !this.#options.isRefreshedSince(entry.aged, entry.begunAt);
    if (!isFresh && now - entry.failedAt >= RETRY_MILLISECONDS) return undefined;
    metrics.pages.inc({ outcome: isFresh ? 'fresh' : 'stale' });
    return entry.page;
  }

  async get(key: string, renderPage: () => Promise<Fresh>): Promise<FinishedPage> {
    const ready = this.ready(key);
    if (ready) return ready;
    const entry = this.#pages.get(key);
    metrics.pages.inc({ outcome: entry ? 'stale' : 'miss' });
    const rendering = this.#render(key, renderPage);
    if (!entry) return rendering;
    const isOld = Date.now() - entry.storedAt > this.#freshMilliseconds + STALE_MILLISECONDS;
    if (isOld && !this.#options.isApiFailing()) return rendering;
    rendering.catch(() => undefined);
    return entry.page;
  }

  /** Forgets every page, those that are being rendered included: they may be made of what has just changed. */
  clear(): void {
    this.#pages.clear();
    this.#rendering.clear();
  }

  #render(key: string, renderPage: () => Promise<Fresh>): Promise<FinishedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const isCurrent = (): boolean => this.#rendering.get(key) === started;
    const started = this.#renderNow(key, renderPage, isCurrent).finally(() => {
      if (isCurrent()) this.#rendering.delete(key);
    });
    this.#rendering.set(key, started);
    return started;
  }

  async #renderNow(key: string, renderPage: () => Promise<Fresh>, isCurrent: () => boolean): Promise<FinishedPage> {
    const last = this.#pages.get(key);
    const begunAt = Date.now();
    try {
      const { page, keep, aged } = await renderPage();
      if (!isCurrent()) return page;
      if (keep) this.#pages.set(key, { page, storedAt: Date.now(), begunAt, aged, failedAt: 0 });
      else if (page.status === 404) this.#pages.delete(key);
      else if (last) return lastGood(last);
      return page;
    } catch (error) {
      if (last) return lastGood(last);
      throw error;
    }
  }
}

function lastGood(entry: Entry): FinishedPage {
  entry.failedAt = Date.now();
  return entry.page;
}
