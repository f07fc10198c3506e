import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { createLimit } from '@/lib/runtime/limit';
import { LruByWeight } from '@/lib/runtime/lru-by-weight';
import { sleep } from '@/lib/runtime/retry';
import { frontRegistry } from '../front/request-metrics';
import { weightOf, type CachedResponse } from './cached-response';

const lookUps = new Counter({
  name: 'site_page_cache_total',
  help: 'Page cache look-ups by outcome',
  labelNames: ['outcome'],
  registers: [frontRegistry],
});

/** After a revalidation that failed, the stale response is served this long before the next try, in milliseconds. */
const RETRY_MILLISECONDS = 1000;
/** A request for a response that is stale for too long waits this long for a new one, in milliseconds; then the stale one is served. */
const WAIT_FOR_OLD = 1000;
/** The same after an invalidation: an editor expects to see the change. A call of the API takes three seconds at most. */
const WAIT_FOR_INVALIDATED = 5000;
/**
 * Background revalidations at a time. Pages first rendered together become stale together: hundreds at once would take memory, and the processor from
 * requests that wait.
 */
const REVALIDATIONS_AT_ONCE = 4;
/** There are as many tags as items an editor touches. */
const MOST_TAGS = 10_000;

/** What the renderer said of a page, in the terms of RFC 9111. */
export interface OriginResponse {
  response: CachedResponse;
  /** Seconds it is fresh (`s-maxage`); undefined when it must not be stored (`no-store`, `private`). */
  freshSeconds: number | undefined;
  /** Seconds it may be served while it is revalidated (RFC 5861). */
  staleWhileRevalidate: number;
  etag: string | undefined;
  tags: readonly string[];
}

/** A new response; or that the stored one is still valid (304), and for how long. */
export type Fetched = OriginResponse | { notModified: true; freshSeconds: number };

/** Asks the renderer, conditionally when an entity tag is given. */
export type Fetch = (etag: string | undefined) => Promise<Fetched>;

interface CacheEntry extends OriginResponse {
  storedAt: number;
  freshUntil: number;
  /** Its content was changed by an editor: it is revalidated before it is served again, unless that fails. */
  isInvalidated: boolean;
  /** When revalidating it last failed. */
  failedAt: number;
}

/**
 * An HTTP cache for pages and documents, bounded in bytes. Fresh responses are served as they are; stale ones while they are revalidated, and for as long as
 * revalidating fails (`stale-while-revalidate`, `stale-if-error`). One request to the renderer per key at a time.
 */
export class PageCache {
  readonly #entries: LruByWeight<CacheEntry>;
  readonly #fetches = new Map<string, Promise<CachedResponse>>();
  readonly #queued = new Set<string>();
  readonly #limit = createLimit(REVALIDATIONS_AT_ONCE);
  /** The invalidation, by number, that last concerned each tag: for responses on their way. */
  readonly #invalidatedBy = new LRUCache<string, number>({ max: MOST_TAGS });
  #invalidations = 0;

  constructor(megabytes: number) {
    this.#entries = new LruByWeight({ bytes: megabytes * 1024 * 1024, bytesOf: ({ response }) => weightOf(response) });
  }

  /** How many responses are stored, and the memory they take. */
  get figures(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.bytes };
  }

  /** The stored response, when it can be served without asking the renderer. */
  ready(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = Date.now();
    const isFresh = now < entry.freshUntil && !entry.isInvalidated;
    if (!isFresh && now - entry.failedAt >= RETRY_MILLISECONDS) return undefined;
    lookUps.inc({ outcome: isFresh ? 'fresh' : 'stale' });
    return entry.response;
  }

  /** The response under a key: stored, stale or fetched now. Rejects with the error of `fetch` when there is nothing to serve. */
  async get(key: string, fetch: Fetch): Promise<CachedResponse> {
    const ready = this.ready(key);
    if (ready) return ready;
    const entry = this.#entries.get(key);
    lookUps.inc({ outcome: entry ? 'stale' : 'miss' });
    if (!entry) return this.#fetchCurrent(key, fetch);
    const staleFor = Date.now() - entry.freshUntil;
    if (!entry.isInvalidated && staleFor <= entry.staleWhileRevalidate * 1000) {
      void this.#revalidateLater(key, fetch);
      return entry.response;
    }
    const fetched = this.#fetchCurrent(key, fetch).catch(() => entry.response);
    return Promise.race([fetched, sleep(entry.isInvalidated ? WAIT_FOR_INVALIDATED : WAIT_FOR_OLD).then(() => entry.response)]);
  }

  /** Responses made of data with one of these tags are revalidated before they are served again. None is lost. */
  invalidate(tags: readonly string[]): void {
    this.#invalidations += 1;
    for (const tag of tags) this.#invalidatedBy.set(tag, this.#invalidations);
    for (const entry of this.#entries.values()) {
      if (entry.tags.some((tag) => tags.includes(tag))) Object.assign(entry, { isInvalidated: true, failedAt: 0 });
    }
  }

  async #revalidateLater(key: string, fetch: Fetch): Promise<void> {
    if (this.#queued.has(key) || this.#fetches.has(key)) return;
    this.#queued.add(key);
    await this.#limit(async () => {
      this.#queued.delete(key);
      if (this.ready(key)) return;
      await this.#fetch(key, fetch).catch(() => undefined);
    });
  }

  /** A rendering that began before an invalidation may show what was before it: then one more follows, never two at a time. */
  async #fetchCurrent(key: string, fetch: Fetch): Promise<CachedResponse> {
    const isJoined = this.#fetches.has(key);
    const response = await this.#fetch(key, fetch);
    return isJoined && this.#entries.get(key)?.isInvalidated && !this.ready(key) ? this.#fetch(key, fetch) : response;
  }

  #fetch(key: string, fetch: Fetch): Promise<CachedResponse> {
    const running = this.#fetches.get(key);
    if (running) return running;
    const started = this.#fetchNow(key, fetch).finally(() => {
      if (this.#fetches.get(key) === started) this.#fetches.delete(key);
    });
    this.#fetches.set(key, started);
    return started;
  }

  async #fetchNow(key: string, fetch: Fetch): Promise<CachedResponse> {
    const [startedAt, before] = [Date.now(), this.#invalidations];
    const last = this.#entries.get(key);
    try {
      const fetched = await fetch(last?.etag);
      if ('notModified' in fetched) {
        if (!last) throw new Error('The renderer confirms a response that is not stored');
        const isInvalidated = this.#isInvalidatedSince(last.tags, before);
        Object.assign(last, { freshUntil: Date.now() + fetched.freshSeconds * 1000, isInvalidated, failedAt: 0 });
        return last.response;
      }
      if (fetched.freshSeconds !== undefined) this.#store(key, fetched, { startedAt, before });
      // A page without its data is served only where there is no good one (stale-if-error).
      else if (last?.response.status === 200) return failed(last);
      return fetched.response;
    } catch (error) {
      if (last) return failed(last);
      throw error;
    }
  }

  #store(key: string, fetched: OriginResponse, { startedAt, before }: { startedAt: number; before: number }): void {
    const now = Date.now();
    // A later request may have been answered first.
    const present = this.#entries.get(key);
    if (present && present.storedAt > startedAt && !present.isInvalidated) return;
    const entry: CacheEntry = {
      ...fetched,
      storedAt: now,
      freshUntil: now + (fetched.freshSeconds ?? 0) * 1000,
      isInvalidated: this.#isInvalidatedSince(fetched.tags, before),
      failedAt: 0,
    };
    this.#entries.set(key, entry, key.includes('?') || fetched.response.status !== 200);
  }

  #isInvalidatedSince(tags: readonly string[], before: number): boolean {
    return tags.some((tag) => (this.#invalidatedBy.get(tag) ?? 0) > before);
  }
}

function failed(entry: CacheEntry): CachedResponse {
  entry.failedAt = Date.now();
  return entry.response;
}
