import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { metrics, noteStaleAge } from '@/lib/runtime/metrics';
import { sleep } from '@/lib/runtime/retry';
import { markStale } from '@/lib/runtime/request-context';
import { LRUCache } from 'lru-cache';
import { entityTag, readEntry, writeEntry, type CacheEntry, type Reading } from './api-cache';
import { isApiFailing } from '@/lib/api/call-status';
import { invalidatedTags } from './invalidated-tags';

/** "Does not exist" is fresh this long, and never served stale: the item may be published any moment. */
const MISSING_FRESH = 30_000;
/** The same while other calls are failing: it may be one more way to fail. */
const DOUBTFUL_MISSING_FRESH = 3000;
/** After a failed revalidation the stale answer is served this long before the next one; longer each time, so that an outage costs little. */
const RETRY_AFTER_FAILURES = [2000, 3000, 4000];
/** An answer stale for longer than this is worth a short wait for a newer one, while the API is well. */
const STALE_WHILE_REVALIDATE = 60_000;
const SHORT_WAIT = 1000;

/** What is cached under a key, and how it is asked for. */
interface Cacheable<T> extends Reading<T> {
  key: string;
  /** Names by which editors' changes invalidate it. */
  tags: string[];
  /** Asks the API: the answer as it sent it, and its value; undefined: the item does not exist. Rejects when the call failed. */
  load: () => Promise<Loaded<T>>;
}

export interface Loaded<T> {
  body: unknown;
  value: T | undefined;
}

/** An answer from the cache, with what a response made of it depends on (RFC 9111). */
export interface CachedAnswer<T> extends CacheEntry<T> {
  key: string;
  tags: string[];
  freshUntil: number;
  isStale: boolean;
}

interface Revalidation {
  startedAt: number;
  entry: Promise<CacheEntry<unknown>>;
}

/** Failed revalidations in a row, and the time of the last. */
interface Failures {
  at: number;
  count: number;
}

/** Reads the answers last read once more. An answer that is no longer among them counts as changed. */
const readers = onGlobal('api-cache-readers', () => new LRUCache<string, () => Promise<CachedAnswer<unknown>>>({ max: 5000 }));
const revalidations = onGlobal('api-revalidations', () => new Map<string, Revalidation>());
const failures = onGlobal('api-failed-revalidations', () => new LRUCache<string, Failures>({ max: 5000 }));

/**
 * The answer cached under a key: fresh for CONTENT_FRESH_SECONDS, then stale-while-revalidate, then stale-if-error for days (RFC 5861). An
 * invalidated one is revalidated before it is served. One `load` per key at a time. Rejects with its error when there is nothing to serve.
 */
export async function cached<T>(request: Cacheable<T>): Promise<CachedAnswer<T>> {
  const { key, tags } = request;
  readers.set(key, () => cached(request));
  const entry = await readEntry(key, request, isFresh);
  const isInvalidated = entry !== undefined && invalidatedTags.isInvalidated(entry.askedAt, tags);
  if (entry && isFresh(entry) && !isInvalidated) return served('hit', request, entry);
  const last = entry?.value === undefined ? undefined : entry;
  if (last && hasJustFailed(key, tags)) return stale(request, last);
  const revalidation = revalidate(request, last);
  if (last && (isApiFailing() || (!isInvalidated && !isOld(last)))) {
    revalidation.catch(() => undefined);
    return stale(request, last);
  }
  try {
    const answer = await (last && !isInvalidated ? Promise.race([revalidation, sleep(SHORT_WAIT)]) : revalidation);
    return answer && answer !== last ? served('miss', request, answer) : stale(request, last ?? (await revalidation));
  } catch (error) {
    if (last) return stale(request, last);
    metrics.answers.inc({ outcome: 'failed' });
    throw error;
  }
}

/**
 * The entity tag of the answer under a key, revalidated by the rules of `cached`; undefined when it cannot be told. A response whose dependencies
 * have the same tags as before is unchanged.
 */
export async function currentEtag(key: string): Promise<string | undefined> {
  try {
    return (await readers.get(key)?.())?.etag;
  } catch {
    return undefined;
  }
}

function revalidate<T>(request: Cacheable<T>, last: CacheEntry<T> | undefined): Promise<CacheEntry<T>> {
  const { key, tags } = request;
  const running = revalidations.get(key);
  // An answer that was on its way when an editor changed it may be the old one.
  if (running && !invalidatedTags.isInvalidated(running.startedAt, tags)) return running.entry as Promise<CacheEntry<T>>;
  const entry = loadAndStore(request, last).finally(() => {
    if (revalidations.get(key)?.entry === entry) revalidations.delete(key);
  });
  revalidations.set(key, { startedAt: Date.now(), entry });
  return entry;
}

async function loadAndStore<T>(request: Cacheable<T>, last: CacheEntry<T> | undefined): Promise<CacheEntry<T>> {
  const { key, tags, load } = request;
  // What an editor changes from now on may not be in the answer.
  const askedAt = Date.now();
  try {
    const { body, value } = await load();
    const isDoubtful = value === undefined && last !== undefined && isApiFailing() && !invalidatedTags.isInvalidated(last.askedAt, tags);
    if (isDoubtful) {
      noteFailure(key);
      return last;
    }
    failures.delete(key);
    const entry = { value, etag: entityTag(value), askedAt };
    await writeEntry(key, entry, body, request);
    return entry;
  } catch (error) {
    noteFailure(key);
    throw error;
  }
}

function noteFailure(key: string): void {
  failures.set(key, { at: Date.now(), count: (failures.get(key)?.count ?? 0) + 1 });
}

function hasJustFailed(key: string, tags: string[]): boolean {
  const last = failures.get(key);
  if (!last) return false;
  const retryAfter = RETRY_AFTER_FAILURES[Math.min(last.count, RETRY_AFTER_FAILURES.length) - 1] ?? 0;
  return Date.now() - last.at < retryAfter && !invalidatedTags.isInvalidated(last.at, tags);
}

function freshUntil({ askedAt, value }: CacheEntry<unknown>): number {
  if (value !== undefined) return askedAt + environment().CONTENT_FRESH_SECONDS * 1000;
  return askedAt + (isApiFailing() ? DOUBTFUL_MISSING_FRESH : MISSING_FRESH);
}

function isFresh(entry: CacheEntry<unknown>): boolean {
  return Date.now() < freshUntil(entry);
}

function isOld(entry: CacheEntry<unknown>): boolean {
  return Date.now() > freshUntil(entry) + STALE_WHILE_REVALIDATE;
}

function served<T>(outcome: 'hit' | 'miss' | 'stale', { key, tags }: Cacheable<T>, entry: CacheEntry<T>): CachedAnswer<T> {
  metrics.answers.inc({ outcome });
  return { ...entry, key, tags, freshUntil: freshUntil(entry), isStale: outcome === 'stale' };
}

/** A page made of a stale answer is rendered again when the new one has come. */
function stale<T>(request: Cacheable<T>, entry: CacheEntry<T>): CachedAnswer<T> {
  markStale();
  noteStaleAge(Date.now() - entry.askedAt);
  return served('stale', request, entry);
}
