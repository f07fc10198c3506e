import { LRUCache } from 'lru-cache';
import { InvalidatedTags } from '@/lib/api/cache/invalidated-tags';
import { createLimit } from '@/lib/limit';
import { weightOf, type FinishedPage } from './finished-page';
import { hydrationOf } from './hydration-data';
import { PageStore } from './page-store';
import type { Made } from './rendering/calls';
import { visitorMetrics } from './visitor-metrics';

/** After a rendering that failed or came out degraded, the last good page is handed out this long before the next try. */
const RETRY_MILLISECONDS = 1000;
/** After this long a stale page is no longer handed out before it is rendered again. */
const STALE_MILLISECONDS = 60_000;
/** A page whose sources stay the same is rendered again after this long all the same: what is next, and what is past, changes by itself. */
const MOST_MILLISECONDS = 120_000;
/**
 * So many pages are renewed at once behind the visitors. Pages first rendered together fall due together: hundreds at a time would take memory that the C
 * library does not give back, and the time of those who wait for a page of their own.
 */
const RENEWED_AT_ONCE = 4;
/** What scripts may still ask for of renderings that newer ones have replaced: visitors have them open, caches in front hold them. */
const OLDER_DATA_BYTES = 4 * 1024 * 1024;

interface Entry {
  page: FinishedPage;
  storedAt: number;
  renderedAt: number;
  /** When its rendering, or the last look at its sources, began, and the aged answers among them. */
  begunAt: number;
  aged: string[];
  /** Names of what it was made of. */
  tags: string[];
  /** When rendering it again last came to nothing. */
  failedAt: number;
}

export interface PageCacheOptions {
  megabytes: number;
  freshSeconds: number;
  /** While the API fails, no page that was seen before waits for it. */
  isApiFailing: () => boolean;
  /** One of these answers has come anew since that time. */
  isRefreshedSince: (answers: string[], time: number) => boolean;
  /** Looks at what a kept page was made of: the answers in it that are about to be replaced; null when some of it has changed. */
  lookAgain: (key: string) => Promise<string[] | null>;
}

/**
 * Finished pages, bounded in bytes. Fresh for seconds; then handed out stale while what they were made of is looked at, and rendered
 * again if some of it has changed; kept as the answer to fall back to when rendering fails or comes out degraded. One whose tags were
 * invalidated is rendered again before it is handed out, and remains the answer to fall back to. One render per key at a time.
 */
export class PageCache {
  readonly #pages: PageStore<Entry>;
  readonly #rendering = new Map<string, Promise<FinishedPage>>();
  /** Pages whose turn to be renewed has not come. */
  readonly #due = new Set<string>();
  readonly #inTurn = createLimit(RENEWED_AT_ONCE);
  readonly #olderData = new LRUCache<string, FinishedPage>({ maxSize: OLDER_DATA_BYTES, sizeCalculation: weightOf });
  readonly #freshMilliseconds: number;
  readonly #options: PageCacheOptions;
  readonly #invalidatedTags = new InvalidatedTags();

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
    const isFresh = this.#isFresh(entry);
    if (!isFresh && !this.#hasJustFailed(entry)) return undefined;
    visitorMetrics.pages.inc({ outcome: isFresh ? 'fresh' : 'stale' });
    return entry.page;
  }

  /** What the scripts of a page need (`hydration-data.ts`), of its present rendering or of one that was replaced not long ago. */
  data(key: string, version: string): FinishedPage | undefined {
    const page = this.#pages.get(key)?.page;
    return (page && hydrationOf(page, version)) ?? this.#olderData.get(`${key} ${version}`);
  }

  async get(key: string, renderPage: () => Promise<Made>): Promise<FinishedPage> {
    const ready = this.ready(key);
    if (ready) return ready;
    const entry = this.#pages.get(key);
    visitorMetrics.pages.inc({ outcome: entry ? 'stale' : 'miss' });
    const isOld = entry !== undefined && Date.now() - entry.storedAt > this.#freshMilliseconds + STALE_MILLISECONDS;
    if (!entry || ((isOld || this.#isInvalidated(entry)) && !this.#options.isApiFailing())) return this.#renderCurrent(key, renderPage);
    this.#renewInTurn(key, renderPage).catch(() => undefined);
    return entry.page;
  }

  /** What carries one of these tags has changed: pages made of it, those being rendered included, are stale from now on. */
  invalidate(tags: string[]): void {
    this.#invalidatedTags.invalidate(tags);
  }

  #isFresh(entry: Entry): boolean {
    const { storedAt, aged, begunAt } = entry;
    return Date.now() - storedAt < this.#freshMilliseconds && !this.#options.isRefreshedSince(aged, begunAt) && !this.#isInvalidated(entry);
  }

  #isInvalidated({ begunAt, tags }: Entry): boolean {
    return this.#invalidatedTags.isInvalidated(begunAt, tags);
  }

  #hasJustFailed({ failedAt, tags }: Entry): boolean {
    return Date.now() - failedAt < RETRY_MILLISECONDS && !this.#invalidatedTags.isInvalidated(failedAt, tags);
  }

  /** A rendering that began before a change may show what was before it: then one more follows, never two at a time. */
  async #renderCurrent(key: string, renderPage: () => Promise<Made>): Promise<FinishedPage> {
    const isJoined = this.#rendering.has(key);
    const page = await this.#render(key, renderPage);
    const entry = this.#pages.get(key);
    return isJoined && entry && this.#isInvalidated(entry) && !this.#hasJustFailed(entry) ? this.#render(key, renderPage) : page;
  }

  /** Nobody waits for it: whoever must have the page anew meanwhile renders it at once, and its turn passes. */
  async #renewInTurn(key: string, renderPage: () => Promise<Made>): Promise<void> {
    if (this.#due.has(key) || this.#rendering.has(key)) return;
    this.#due.add(key);
    await this.#inTurn(async () => {
      this.#due.delete(key);
      const entry = this.#pages.get(key);
      if (entry && !this.#isFresh(entry)) await this.#render(key, renderPage);
    });
  }

  #render(key: string, renderPage: () => Promise<Made>): Promise<FinishedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = this.#renderNow(key, renderPage).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  async #renderNow(key: string, renderPage: () => Promise<Made>): Promise<FinishedPage> {
    const last = this.#pages.get(key);
    if (last && (await this.#isStillTrue(key, last))) return last.page;
    const begunAt = Date.now();
    try {
      const { page, keep, aged, tags } = await renderPage();
      const now = Date.now();
      if (keep) this.#keepData(key, last);
      if (keep) this.#pages.set(key, { page, storedAt: now, renderedAt: now, begunAt, aged, tags, failedAt: 0 });
      else if (page.status === 404) this.#pages.delete(key);
      else if (last) return lastGood(last);
      return page;
    } catch (error) {
      if (last) return lastGood(last);
      throw error;
    }
  }

  #keepData(key: string, replaced: Entry | undefined): void {
    const data = replaced?.page.hydration;
    if (data) this.#olderData.set(`${key} ${data.version}`, data);
  }

  /** Looks at what a page was made of. One whose sources are the same is as good as new. */
  async #isStillTrue(key: string, entry: Entry): Promise<boolean> {
    const begunAt = Date.now();
    if (begunAt - entry.renderedAt > MOST_MILLISECONDS) return false;
    const aged = await this.#options.lookAgain(key).catch(() => null);
    if (aged === null) return false;
    Object.assign(entry, { storedAt: Date.now(), begunAt, aged });
    return true;
  }
}

function lastGood(entry: Entry): FinishedPage {
  entry.failedAt = Date.now();
  return entry.page;
}
