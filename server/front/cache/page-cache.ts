import { invalidatedTags } from '@/lib/content-api/invalidated-tags';
import { isMissingStatus } from '@/lib/platform/http-messages';
import { createLimit } from '@/lib/platform/limit';
import { LruByWeight } from '@/lib/platform/lru-by-weight';
import { errorMessage, logger } from '@/lib/platform/logger';
import { counter } from '@/lib/platform/metrics';
import { sleep } from '@/lib/platform/wait';
import { readCacheControl, writeCacheControl } from '../../http/cache-control';
import {
  weightOf,
  withCacheControl,
  type CachedResponse,
  type Fetch,
  type OriginResponse,
} from '../../http/cached-response';

const lookupCounter = counter('site_page_cache_total', 'Page cache look-ups by outcome', 'outcome');

const failureCounter = counter(
  'site_failed_revalidations_total',
  'Revalidations of cached pages that failed, by route',
  'route',
);

/**
 * After a failed revalidation the stale response is served for this long before the next attempt,
 * in milliseconds.
 */
const RETRY_MILLISECONDS = 1000;
/**
 * A request for a response that has been stale for too long waits this long for a new one, in
 * milliseconds; then it gets the stale one.
 */
const STALE_WAIT = 1000;
/**
 * After an invalidation a request waits longer, since an editor expects to see the change. A call
 * of the API takes at most three seconds by default.
 */
const INVALIDATED_WAIT = 5000;
/** Background revalidations at a time: pages first rendered together become stale together. */
const REVALIDATIONS_AT_ONCE = 4;

interface StoredPage extends OriginResponse {
  /** Milliseconds of the monotonic clock, like all times here. */
  freshUntil: number;
  /** When the rendering, or the request that confirmed the page, began. */
  askedAt: number;
  failedAt: number;
  failures: number;
}

/**
 * An HTTP cache for pages and documents, bounded in bytes. A stale response is served while it is
 * revalidated, within its `stale-while-revalidate` time; after that a visitor waits up to one
 * second for the new one. While revalidation fails, the stale response is served within its
 * `stale-if-error` time. Revalidation fails if there is no renderer or the new page is degraded; if
 * only the API fails, renderers still use stored answers. A response with an invalidated tag is
 * revalidated before it is served; if that fails, it is served stale. One request per key runs at a
 * time.
 */
export class PageCache {
  readonly #entries: LruByWeight<StoredPage>;
  readonly #running = new Map<string, Promise<CachedResponse>>();
  readonly #queued = new Set<string>();
  readonly #limit = createLimit(REVALIDATIONS_AT_ONCE);

  constructor(megabytes: number) {
    this.#entries = new LruByWeight({
      bytes: megabytes * 1024 * 1024,
      bytesOf: ({ response }) => weightOf(response),
    });
  }

  get stats(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.bytes };
  }

  /** The stored response, if it is fresh, or stale and its revalidation has just failed. */
  lookup(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isFresh = performance.now() < entry.freshUntil && !isInvalidated(entry);
    if (!isFresh && (!hasJustFailed(entry) || remainingSeconds(entry) < 0)) return undefined;
    lookupCounter.inc({ outcome: isFresh ? 'fresh' : 'stale' });
    return entry.response;
  }

  /**
   * The response under a key: stored, stale or fetched now. Rejects with the error of `fetch` when
   * there is nothing to serve.
   */
  async get(key: string, fetch: Fetch): Promise<CachedResponse> {
    const hit = this.lookup(key);
    if (hit) return hit;
    const entry = this.#entries.get(key);
    lookupCounter.inc({ outcome: entry ? 'stale' : 'miss' });
    if (!entry || remainingSeconds(entry) < 0) return this.#fetchCurrent(key, fetch);
    const staleFor = performance.now() - entry.freshUntil;
    const isChanged = isInvalidated(entry);
    if (!isChanged && staleFor <= entry.staleWhileRevalidate * 1000) {
      void this.#revalidateLater(key, fetch);
      return entry.response;
    }
    const wait = isChanged ? INVALIDATED_WAIT : STALE_WAIT;
    return Promise.race([
      this.#fetchCurrent(key, fetch),
      sleep(wait).then(() => staleResponse(entry)),
    ]);
  }

  async #revalidateLater(key: string, fetch: Fetch): Promise<void> {
    if (this.#queued.has(key) || this.#running.has(key)) return;
    this.#queued.add(key);
    await this.#limit(async () => {
      this.#queued.delete(key);
      if (this.lookup(key)) return;
      await this.#fetchShared(key, fetch).catch(() => undefined);
    });
  }

  /**
   * A rendering that began before an invalidation may contain old data. A request that has joined
   * such a rendering waits for it to end and then starts another one, so that two renderings of the
   * same page never run at the same time.
   */
  async #fetchCurrent(key: string, fetch: Fetch): Promise<CachedResponse> {
    const isJoined = this.#running.has(key);
    const response = await this.#fetchShared(key, fetch);
    const entry = this.#entries.get(key);
    return isJoined && entry && isInvalidated(entry) && !this.lookup(key)
      ? this.#fetchShared(key, fetch)
      : response;
  }

  #fetchShared(key: string, fetch: Fetch): Promise<CachedResponse> {
    const running = this.#running.get(key);
    if (running) return running;
    const response = this.#fetchNow(key, fetch).finally(() => this.#running.delete(key));
    this.#running.set(key, response);
    return response;
  }

  async #fetchNow(key: string, fetch: Fetch): Promise<CachedResponse> {
    const stored = this.#entries.get(key);
    const askedAt = performance.now();
    const newState = (freshSeconds = 0) => ({
      freshUntil: performance.now() + freshSeconds * 1000,
      askedAt,
      failedAt: -Infinity,
      failures: 0,
    });
    try {
      const fetched = await fetch(stored?.etag);
      if ('notModified' in fetched) {
        if (!stored) throw new Error('The renderer confirms a response that is not stored');
        const { notModified: _, cacheControl, ...freshness } = fetched;
        const response = markValidated(withCacheControl(stored.response, cacheControl));
        return Object.assign(stored, {
          response,
          ...freshness,
          ...newState(freshness.freshSeconds),
        }).response;
      }
      const { freshSeconds, staleIfError } = fetched;
      const response =
        freshSeconds === undefined ? fetched.response : markValidated(fetched.response);
      // A response whose times are all 0 deletes the stored one, and so does a missing page.
      const isUnstorable = freshSeconds === 0 && staleIfError === 0;
      const isGone = isMissingStatus(response.status) || isUnstorable;
      // A degraded page is served only when there is no good one (stale-if-error).
      const fallback =
        freshSeconds === undefined &&
        !isGone &&
        stored &&
        recordFailedRevalidation(stored, 'degraded');
      if (fallback) return fallback;
      if (freshSeconds !== undefined && !isUnstorable)
        this.#entries.set(
          key,
          { ...fetched, response, ...newState(freshSeconds) },
          key.includes('?') || response.status !== 200,
        );
      else if (isGone) this.#entries.delete(key);
      return response;
    } catch (error) {
      const fallback = stored && recordFailedRevalidation(stored, errorMessage(error));
      if (fallback) return fallback;
      throw error;
    }
  }
}

function markValidated(response: CachedResponse): CachedResponse {
  return { ...response, validatedAt: performance.now() };
}

function isInvalidated({ askedAt, tags }: StoredPage): boolean {
  return invalidatedTags.isInvalidated(askedAt, tags);
}

/**
 * Whether a revalidation failed within the last second. If an editor has changed the data since,
 * the next attempt does not wait.
 */
function hasJustFailed({ failedAt, tags }: StoredPage): boolean {
  return (
    performance.now() < failedAt + RETRY_MILLISECONDS &&
    !invalidatedTags.isInvalidated(failedAt, tags)
  );
}

/** How long the entry may still be served if no newer one is available. */
function remainingSeconds({ freshUntil, staleIfError }: StoredPage): number {
  return staleIfError - (performance.now() - freshUntil) / 1000;
}

/**
 * The response of an entry that could not be revalidated. Caches in front may store it as fresh for
 * one second, and serve it after errors only as long as this cache may. The times in its
 * `Cache-Control` count from now, so it has no `Age`.
 */
function staleResponse(entry: StoredPage): CachedResponse {
  const staleIfError = Math.max(
    0,
    Math.floor(Math.min(entry.staleIfError, remainingSeconds(entry))),
  );
  const { validatedAt: _, ...response } = entry.response;
  const { maxAge } = readCacheControl(response.headers['cache-control']);
  return withCacheControl(
    response,
    writeCacheControl({ maxAge, freshSeconds: 1, staleWhileRevalidate: 0, staleIfError }),
  );
}

/**
 * Records a failed revalidation. Returns the response to serve instead; undefined when the entry is
 * too old.
 */
function recordFailedRevalidation(entry: StoredPage, reason: string): CachedResponse | undefined {
  failureCounter.inc({ route: entry.route });
  // Logged once per series of failures.
  if (entry.failures === 0)
    logger.warn({ route: entry.route, reason }, 'Revalidation of a cached page failed');
  entry.failures += 1;
  entry.failedAt = performance.now();
  return remainingSeconds(entry) < 0 ? undefined : (entry.response = staleResponse(entry));
}
