import { LRUCache } from 'lru-cache';
import { STALE_IF_ERROR, STALE_WHILE_REVALIDATE } from '@/lib/routes/table';
import { environment } from '@/lib/platform/env';
import { metrics, recordStaleAge } from '@/lib/platform/metrics';
import { currentContext, recordStaleness, processSingleton } from '@/lib/platform/request-context';
import { UnavailableError } from '@/lib/platform/transport';
import { withTimeout } from '@/lib/platform/wait';
import {
  readEntry,
  writeEntry,
  type CacheEntry,
  type LoadedResponse,
  type ResponseReader,
} from './cache-entries';
import { apiCircuit } from './circuit-breaker';
import { invalidatedTags } from './invalidated-tags';

// Times are in milliseconds.
/**
 * A "missing" answer for an item is fresh for this long, and is never served stale, since an editor
 * may publish the item at any time.
 */
const MISSING_FRESH = 30_000;
/** A failed call is not repeated for this long while there is a good entry to serve. */
const BACKOFF = 3000;
/**
 * Upper bounds of `Retry-After` by status. The bound for 503 is 8 seconds, so that all data can be
 * fresh 10 seconds after an outage.
 */
const MAX_RETRY_AFTER = new Map([
  [429, 300_000],
  [503, 8000],
]);
/**
 * For this long after a failed call, a good entry is served without waiting for a newer answer,
 * since the next call may fail as well.
 */
const FAILURE_WINDOW = 60_000;
/**
 * When the entry has been stale for longer than `STALE_WHILE_REVALIDATE`, a newer answer is awaited
 * for this long; then the entry is served. Pages wait longer than this for their optional parts, so
 * a part whose newer answer is late is not left out: the page shows its last good answer.
 */
const NEWER_ANSWER_WAIT = 300;

interface Cacheable<T> extends ResponseReader<T> {
  key: string;
  tags: string[];
  /**
   * Calls the API. The value is undefined if the item does not exist; a failure rejects.
   * `failingSince` is the time of the first failure in the current series.
   */
  load: (failingSince?: number) => Promise<LoadedResponse<T>>;
}

interface Failure {
  /** Time at which the first failed call of a series ended. */
  since: number;
  at: number;
  error: unknown;
  /** The API's `Retry-After`. It delays the next call even if there is no good entry to serve. */
  retryAfter: number;
}

const revalidations = processSingleton(
  'api-revalidations',
  () => new Map<string, { startedAt: number; entry: Promise<CacheEntry<unknown>> }>(),
);
const failures = processSingleton(
  'api-failed-revalidations',
  () => new LRUCache<string, Failure>({ max: 5000 }),
);

/**
 * Returns the cached answer for a key. It is fresh for CONTENT_FRESH_SECONDS. A stale answer is
 * served while it is revalidated (after STALE_WHILE_REVALIDATE the newer one is first awaited for a
 * short time), and also if that fails, for as long as the route's `staleIfError` allows (RFC 5861).
 * An invalidated answer is revalidated before it is served. Concurrent requests share one `load`,
 * unless the answer was invalidated after it began. Rejects with the error of `load` if there is
 * nothing to serve.
 */
export async function cached<T>(request: Cacheable<T>): Promise<CacheEntry<T>> {
  const { key, tags } = request;
  const entry = await readEntry(key, request, isFresh);
  const isInvalidated = entry !== undefined && invalidatedTags.isInvalidated(entry.askedAt, tags);
  if (entry && isFresh(entry) && !isInvalidated) return countServed('hit', entry);
  const servable = entry && isServable(entry) ? entry : undefined;
  const failure = recentFailure(key, tags);
  if (failure && isBackingOff(failure, servable !== undefined)) {
    if (!servable) throw failure.error;
    return countServed('stale', servable);
  }
  const revalidation = loadOnce(request);
  if (!servable) return countServed('miss', await revalidation);
  const newer = revalidation.catch(() => null);
  const isFailing = failure !== undefined || apiCircuit().isOpen;
  if (isFailing || (!isInvalidated && staleSeconds(servable) <= STALE_WHILE_REVALIDATE))
    return countServed('stale', servable);
  const answer = await (isInvalidated ? newer : withTimeout(newer, NEWER_ANSWER_WAIT));
  return answer ? countServed('miss', answer) : countServed('stale', servable);
}

/**
 * Returns the failure of the last call, for one minute or for its `Retry-After` if that is longer.
 * The failure no longer counts once an editor has changed the data.
 */
function recentFailure(key: string, tags: string[]): Failure | undefined {
  const failure = failures.get(key);
  if (!failure || invalidatedTags.isInvalidated(failure.at, tags)) return undefined;
  return performance.now() < failure.at + Math.max(FAILURE_WINDOW, failure.retryAfter)
    ? failure
    : undefined;
}

function isBackingOff({ at, retryAfter }: Failure, hasLast: boolean): boolean {
  return performance.now() < at + Math.max(retryAfter, hasLast ? BACKOFF : 0);
}

function loadOnce<T>(request: Cacheable<T>): Promise<CacheEntry<T>> {
  const { key, tags } = request;
  const running = revalidations.get(key);
  // A call made before an editor's change may bring the old answer.
  if (running && !invalidatedTags.isInvalidated(running.startedAt, tags))
    return running.entry as Promise<CacheEntry<T>>;
  const entry = loadAndStore(request).finally(() => {
    if (revalidations.get(key)?.entry === entry) revalidations.delete(key);
  });
  revalidations.set(key, { startedAt: performance.now(), entry });
  return entry;
}

async function loadAndStore<T>(request: Cacheable<T>): Promise<CacheEntry<T>> {
  const { key, load } = request;
  // The entry is dated to the start of the call: its answer may lack changes made during the call.
  const askedAt = performance.now();
  const failingSince = failures.get(key)?.since;
  try {
    const answer = await load(failingSince);
    failures.delete(key);
    return writeEntry(key, { ...answer, askedAt }, request);
  } catch (error) {
    const at = performance.now();
    failures.set(key, { since: failingSince ?? at, at, error, retryAfter: retryAfterOf(error) });
    throw error;
  }
}

function retryAfterOf(error: unknown): number {
  if (!(error instanceof UnavailableError)) return 0;
  const { status = 0, retryAfter = 0 } = error;
  return Math.min(retryAfter, MAX_RETRY_AFTER.get(status) ?? 0);
}

function staleMilliseconds({ askedAt, value }: CacheEntry<unknown>): number {
  const fresh = value === undefined ? MISSING_FRESH : environment().CONTENT_FRESH_SECONDS * 1000;
  return performance.now() - askedAt - fresh;
}

function isFresh(entry: CacheEntry<unknown>): boolean {
  return staleMilliseconds(entry) < 0;
}

function staleSeconds(entry: CacheEntry<unknown>): number {
  return Math.max(0, staleMilliseconds(entry)) / 1000;
}

/**
 * Whether an entry may be served even if it is stale. It must have a value, and be no staler than
 * the `staleIfError` of the route being rendered.
 */
function isServable(entry: CacheEntry<unknown>): boolean {
  return (
    entry.value !== undefined &&
    staleSeconds(entry) <= (currentContext()?.staleIfError ?? STALE_IF_ERROR)
  );
}

function countServed<T>(outcome: 'hit' | 'miss' | 'stale', entry: CacheEntry<T>): CacheEntry<T> {
  metrics.answers.inc({ outcome });
  // A page made of a stale answer is revalidated soon.
  if (outcome === 'stale') {
    recordStaleness(staleSeconds(entry));
    recordStaleAge(currentContext()?.route ?? '', performance.now() - entry.askedAt);
  }
  return entry;
}
