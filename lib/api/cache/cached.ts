import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { metrics, noteStaleAge } from '@/lib/runtime/metrics';
import { sleep } from '@/lib/runtime/wait';
import { STALE_IF_ERROR, STALE_WHILE_REVALIDATE } from '@/lib/routes/table';
import { currentContext, noteStale } from '@/lib/runtime/request-context';
import { LRUCache } from 'lru-cache';
import { readEntry, writeEntry, type CacheEntry, type Reading } from './api-cache';
import { isApiFailing } from '@/lib/api/call-status';
import { invalidatedTags } from './invalidated-tags';

/** "Does not exist" is fresh this long, and never served stale: the item may be published at any time. */
const MISSING_FRESH = 30_000;
/** The same while other calls fail: it may be a failure too. */
const DOUBTFUL_MISSING_FRESH = 3000;
/** Delay after a failed revalidation before the next one, so that an outage costs little. */
const RETRY_AFTER = 3000;
/** Longest wait for a newer answer when the stale one is older than `STALE_WHILE_REVALIDATE`, unless the API is failing. */
const SHORT_WAIT = 1000;

/** A cached value: its key, and how it is loaded. */
interface Cacheable<T> extends Reading<T> {
  key: string;
  /** Tags by which editors' changes invalidate it. */
  tags: string[];
  /** Calls the API: the answer as sent, and its value; undefined: the item does not exist. Rejects when the call failed. */
  load: () => Promise<Loaded<T>>;
}

export interface Loaded<T> {
  body: unknown;
  value: T | undefined;
}

const revalidations = onGlobal('api-revalidations', () => new Map<string, { startedAt: number; entry: Promise<CacheEntry<unknown>> }>());
/** Times of failed revalidations that are not repeated yet. */
const failures = onGlobal('api-failed-revalidations', () => new LRUCache<string, number>({ max: 5000, ttl: RETRY_AFTER }));

/**
 * The answer cached under a key: fresh for CONTENT_FRESH_SECONDS, then stale-while-revalidate, then stale-if-error for as long as the
 * route says (RFC 5861). An invalidated one is revalidated before it is served. One `load` per key at a time; rejects with its error.
 */
export async function cached<T>(request: Cacheable<T>): Promise<CacheEntry<T>> {
  const { key, tags } = request;
  const entry = await readEntry(key, request, isFresh);
  const isInvalidated = entry !== undefined && invalidatedTags.isInvalidated(entry.askedAt, tags);
  if (entry && isFresh(entry) && !isInvalidated) return served('hit', entry);
  const last = entry && mayBeShown(entry) ? entry : undefined;
  const failedAt = failures.get(key);
  if (last && failedAt !== undefined && !invalidatedTags.isInvalidated(failedAt, tags)) return served('stale', last);
  const revalidation = revalidate(request, last);
  if (last && (isApiFailing() || (!isInvalidated && staleSeconds(last) <= STALE_WHILE_REVALIDATE))) {
    revalidation.catch(() => undefined);
    return served('stale', last);
  }
  try {
    const answer = await (last && !isInvalidated ? Promise.race([revalidation, sleep(SHORT_WAIT)]) : revalidation);
    return answer && answer !== last ? served('miss', answer) : served('stale', last ?? (await revalidation));
  } catch (error) {
    if (last) return served('stale', last);
    metrics.answers.inc({ outcome: 'failed' });
    throw error;
  }
}

function revalidate<T>(request: Cacheable<T>, last: CacheEntry<T> | undefined): Promise<CacheEntry<T>> {
  const { key, tags } = request;
  const running = revalidations.get(key);
  // An answer requested before an editor's change may be the old one.
  if (running && !invalidatedTags.isInvalidated(running.startedAt, tags)) return running.entry as Promise<CacheEntry<T>>;
  const entry = loadAndStore(request, last).finally(() => {
    if (revalidations.get(key)?.entry === entry) revalidations.delete(key);
  });
  revalidations.set(key, { startedAt: performance.now(), entry });
  return entry;
}

async function loadAndStore<T>(request: Cacheable<T>, last: CacheEntry<T> | undefined): Promise<CacheEntry<T>> {
  const { key, tags, load } = request;
  // Later changes may not be in the answer.
  const askedAt = performance.now();
  try {
    const { body, value } = await load();
    const isDoubtful = value === undefined && last !== undefined && isApiFailing() && !invalidatedTags.isInvalidated(last.askedAt, tags);
    if (isDoubtful) {
      failures.set(key, performance.now());
      return last;
    }
    failures.delete(key);
    return writeEntry(key, { body, value, askedAt }, request);
  } catch (error) {
    failures.set(key, performance.now());
    throw error;
  }
}

function freshUntil({ askedAt, value }: CacheEntry<unknown>): number {
  if (value !== undefined) return askedAt + environment().CONTENT_FRESH_SECONDS * 1000;
  return askedAt + (isApiFailing() ? DOUBTFUL_MISSING_FRESH : MISSING_FRESH);
}

function isFresh(entry: CacheEntry<unknown>): boolean {
  return performance.now() < freshUntil(entry);
}

function staleSeconds(entry: CacheEntry<unknown>): number {
  return Math.max(0, performance.now() - freshUntil(entry)) / 1000;
}

/** By the cache rule of the route being rendered. */
function mayBeShown(entry: CacheEntry<unknown>): boolean {
  return entry.value !== undefined && staleSeconds(entry) <= (currentContext()?.staleIfError ?? STALE_IF_ERROR);
}

/** A page made of a stale answer is rendered again when the new one has arrived. */
function served<T>(outcome: 'hit' | 'miss' | 'stale', entry: CacheEntry<T>): CacheEntry<T> {
  metrics.answers.inc({ outcome });
  if (outcome === 'stale') {
    noteStale(staleSeconds(entry));
    noteStaleAge(performance.now() - entry.askedAt);
  }
  return entry;
}
