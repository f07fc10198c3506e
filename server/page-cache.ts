import { LRUCache } from 'lru-cache';
import { metrics } from '@/lib/metrics';
import { weightOf, type FinishedPage } from './finished-page';

/** After this long a stale page is no longer handed out before it is rendered again. */
const STALE_MILLISECONDS = 60_000;

interface Entry {
  page: FinishedPage;
  storedAt: number;
}

/** A freshly rendered page, and whether it may be kept. */
export interface Fresh {
  page: FinishedPage;
  keep: boolean;
}

/**
 * Finished pages, bounded in bytes. Fresh for seconds; then handed out stale while it is rendered again; kept as the answer to fall
 * back to when rendering fails or comes out degraded. One render per key at a time.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<FinishedPage>>();
  readonly #freshMilliseconds: number;

  constructor(options: { megabytes: number; freshSeconds: number }) {
    this.#pages = new LRUCache({ maxSize: Math.max(1, options.megabytes * 1024 * 1024), sizeCalculation: (entry) => weightOf(entry.page) });
    this.#freshMilliseconds = options.freshSeconds * 1000;
  }

  async get(key: string, renderPage: () => Promise<Fresh>): Promise<FinishedPage> {
    const entry = this.#pages.get(key);
    if (!entry) {
      metrics.pages.inc({ outcome: 'miss' });
      return this.#render(key, renderPage);
    }
    const age = Date.now() - entry.storedAt;
    const isFresh = age < this.#freshMilliseconds;
    metrics.pages.inc({ outcome: isFresh ? 'fresh' : 'stale' });
    if (isFresh) return entry.page;
    const rendering = this.#render(key, renderPage);
    if (age > this.#freshMilliseconds + STALE_MILLISECONDS) return rendering;
    rendering.catch(() => undefined);
    return entry.page;
  }

  clear(): void {
    this.#pages.clear();
  }

  #render(key: string, renderPage: () => Promise<Fresh>): Promise<FinishedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = this.#renderNow(key, renderPage).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  async #renderNow(key: string, renderPage: () => Promise<Fresh>): Promise<FinishedPage> {
    const lastGood = this.#pages.get(key)?.page;
    try {
      const { page, keep } = await renderPage();
      if (keep) this.#pages.set(key, { page, storedAt: Date.now() });
      else if (page.status === 404) this.#pages.delete(key);
      else if (lastGood) return lastGood;
      return page;
    } catch (error) {
      if (lastGood) return lastGood;
      throw error;
    }
  }
}
