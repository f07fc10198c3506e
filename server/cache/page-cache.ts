import { createLimit } from '@/lib/runtime/limit';
import { LruByWeight } from '@/lib/runtime/lru-by-weight';
import { counter } from '@/lib/runtime/metrics';
import { sleep } from '@/lib/runtime/wait';
import { weightOf, type CachedResponse } from './cached-response';

const lookUps = counter('site_page_cache_total', 'Page cache look-ups by outcome', 'outcome');

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
  /** Requests to the renderer that are under way, and the tags that were invalidated since each began: its response may be of before. */
  readonly #running = new Map<string, { response: Promise<CachedResponse>; invalidated: Set<string> }>();
  readonly #queued = new Set<string>();
  readonly #limit = createLimit(REVALIDATIONS_AT_ONCE);

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
    for (const { invalidated } of this.#running.values()) for (const tag of tags) invalidated.add(tag);
    for (const entry of this.#entries.values()) {
      if (entry.tags.some((tag) => tags.includes(tag))) Object.assign(entry, { isInvalidated: true, failedAt: 0 });
    }
  }

  async #revalidateLater(key: string, fetch: Fetch): Promise<void> {
    if (this.#queued.has(key) || this.#running.has(key)) return;
    this.#queued.add(key);
    await this.#limit(async () => {
      this.#queued.delete(key);
      if (this.ready(key)) return;
      await this.#fetch(key, fetch).catch(() => undefined);
    });
  }

  /** A rendering that began before an invalidation may show what was before it: then one more follows, never two at a time. */
  async #fetchCurrent(key: string, fetch: Fetch): Promise<CachedResponse> {
    const isJoined = this.#running.has(key);
    const response = await this.#fetch(key, fetch);
    return isJoined && this.#entries.get(key)?.isInvalidated && !this.ready(key) ? this.#fetch(key, fetch) : response;
  }

  #fetch(key: string, fetch: Fetch): Promise<CachedResponse> {
    const running = this.#running.get(key);
    if (running) return running.response;
    const invalidated = new Set<string>();
    const response = this.#fetchNow(key, fetch, invalidated).finally(() => this.#running.delete(key));
    this.#running.set(key, { response, invalidated });
    return response;
  }

  async #fetchNow(key: string, fetch: Fetch, invalidated: ReadonlySet<string>): Promise<CachedResponse> {
    const last = this.#entries.get(key);
    const stateOf = (tags: readonly string[], freshSeconds: number): Pick<CacheEntry, 'freshUntil' | 'isInvalidated' | 'failedAt'> => ({
      freshUntil: Date.now() + freshSeconds * 1000,
      isInvalidated: tags.some((tag) => invalidated.has(tag)),
      failedAt: 0,
    });
    try {
      const fetched = await fetch(last?.etag);
      if ('notModified' in fetched) {
        if (!last) throw new Error('The renderer confirms a response that is not stored');
        return Object.assign(last, stateOf(last.tags, fetched.freshSeconds)).response;
      }
      const { response, tags, freshSeconds } = fetched;
      // A page without its data is served only where there is no good one (stale-if-error).
      if (freshSeconds === undefined) return last?.response.status === 200 ? failed(last) : response;
      this.#entries.set(key, { ...fetched, ...stateOf(tags, freshSeconds) }, key.includes('?') || response.status !== 200);
      return response;
    } catch (error) {
      if (last) return failed(last);
      throw error;
    }
  }
}

function failed(entry: CacheEntry): CachedResponse {
  entry.failedAt = Date.now();
  return entry.response;
}
