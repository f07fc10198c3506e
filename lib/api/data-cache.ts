import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LONGEST_STALE_IF_ERROR, STALE_IF_ERROR, STALE_WHILE_REVALIDATE } from '@/lib/routes/table';
import { environment } from '@/lib/runtime/env';
import { FileStore } from '@/lib/runtime/file-store';
import { onGlobal } from '@/lib/runtime/global-instance';
import { LruByWeight } from '@/lib/runtime/lru-by-weight';
import { metrics, noteStaleAge } from '@/lib/runtime/metrics';
import { redis } from '@/lib/runtime/redis';
import { currentContext, noteStale } from '@/lib/runtime/request-context';
import { redisStore, type Store, type Stored } from '@/lib/runtime/store';
import { TIMED_OUT, UnavailableError } from '@/lib/runtime/transport';
import { withTimeout } from '@/lib/runtime/wait';
import { isApiFailing } from './call-status';
import { forgetDoubt, isDoubtful } from './doubts';
import { invalidatedTags } from './invalidated-tags';
import { parseShared } from './parse-shared';

/**
 * "Does not exist" is fresh this long, and never served stale: the item may be published at any
 * time.
 */
const MISSING_FRESH = 30_000;
/** The same while other calls fail: it may be a failure too. */
const DOUBTFUL_MISSING_FRESH = 3000;
/** Delay after a failed revalidation before the next one, so that an outage costs little. */
const RETRY_AFTER = 3000;
/**
 * Longest wait for a newer answer when the stale one is older than `STALE_WHILE_REVALIDATE`, or
 * when there is none and the last call had no answer.
 */
const SHORT_WAIT = 1000;
/**
 * Longest wait for any other, in timeouts of a call: a list that is sent in pages is many, which go
 * on behind.
 */
const CALLS_WAITED_FOR = 2;
/** Code of an error of which the load that goes on may log nothing. */
export const STILL_LOADING = 'still loading';
/** For so long, a call that had no answer may have none again. */
const FAILED_BEFORE = 60_000;

interface Cacheable<T> extends Reading<T> {
  key: string;
  /** The endpoint, if it is one of the call table. */
  template?: string;
  tags: string[];
  /**
   * Calls the API: the answer as sent, and its value; undefined: the item does not exist. Rejects
   * when the call failed.
   */
  load: () => Promise<Loaded<T>>;
}

export interface Loaded<T> extends Pick<CacheEntry<T>, 'value'> {
  /**
   * Not so where the item does not exist, or where something else than an empty list says that
   * there is nothing.
   */
  isFound: boolean;
  /** The answer as sent, as JSON: parsed, several of the largest would not fit into memory. */
  json: Buffer;
}

export function loaded<T>(
  body: unknown,
  value: T | undefined,
  isFound = value !== undefined,
): Loaded<T> {
  return { json: Buffer.from(JSON.stringify(body)), value, isFound };
}

const revalidations = onGlobal(
  'api-revalidations',
  () => new Map<string, { startedAt: number; entry: Promise<CacheEntry<unknown>> }>(),
);
/** The last failure of a key, and when it was. */
const failures = onGlobal(
  'api-failed-revalidations',
  () =>
    new LRUCache<string, { at: number; isTimeout?: boolean }>({ max: 5000, ttl: FAILED_BEFORE }),
);

/**
 * The answer cached under a key: fresh for CONTENT_FRESH_SECONDS, then stale-while-revalidate, then
 * stale-if-error for as long as the route says (RFC 5861). An invalidated one is revalidated before
 * it is served. One `load` per key at a time; rejects with its error.
 */
export async function cached<T>(request: Cacheable<T>): Promise<CacheEntry<T>> {
  const { key, tags, template } = request;
  const entry = await readEntry(key, request, isFresh);
  const isInvalidated = entry !== undefined && invalidatedTags.isInvalidated(entry.askedAt, tags);
  if (entry && isFresh(entry) && !isInvalidated) return served('hit', entry);
  const last = entry && mayBeShown(entry) ? entry : undefined;
  const failure = failures.get(key);
  const isRested =
    failure !== undefined &&
    performance.now() - failure.at < RETRY_AFTER &&
    !invalidatedTags.isInvalidated(failure.at, tags);
  if (last && isRested) return served('stale', last);
  const revalidation = revalidate(request, last);
  if (
    last &&
    (isApiFailing(template) || (!isInvalidated && staleSeconds(last) <= STALE_WHILE_REVALIDATE))
  ) {
    revalidation.catch(() => undefined);
    return served('stale', last);
  }
  try {
    const isShort = last ? !isInvalidated : failure?.isTimeout === true;
    const wait = isShort ? SHORT_WAIT : CALLS_WAITED_FOR * environment().API_TIMEOUT_SECONDS * 1000;
    const answer = await withTimeout(revalidation, wait);
    if (answer && answer !== last) return served('miss', answer);
    if (last) return served('stale', last);
    throw new UnavailableError(`no answer within ${wait} ms`, {
      code: isShort ? TIMED_OUT : STILL_LOADING,
    });
  } catch (error) {
    if (last) return served('stale', last);
    metrics.answers.inc({ outcome: 'failed' });
    throw error;
  }
}

function revalidate<T>(
  request: Cacheable<T>,
  last: CacheEntry<T> | undefined,
): Promise<CacheEntry<T>> {
  const { key, tags } = request;
  const running = revalidations.get(key);
  // An answer requested before an editor's change may be the old one.
  if (running && !invalidatedTags.isInvalidated(running.startedAt, tags))
    return running.entry as Promise<CacheEntry<T>>;
  const entry = loadAndStore(request, last).finally(() => {
    if (revalidations.get(key)?.entry === entry) revalidations.delete(key);
  });
  revalidations.set(key, { startedAt: performance.now(), entry });
  return entry;
}

async function loadAndStore<T>(
  request: Cacheable<T>,
  last: CacheEntry<T> | undefined,
): Promise<CacheEntry<T>> {
  const { key, tags, load, template } = request;
  // Later changes may not be in the answer.
  const askedAt = performance.now();
  try {
    const { json, value, isFound } = await load();
    const isLoss = !isFound && last !== undefined && last.etag !== entityTag(value);
    if (isLoss && !invalidatedTags.isInvalidated(last.askedAt, tags) && isDoubtful(key, template)) {
      failures.set(key, { at: performance.now() });
      return last;
    }
    failures.delete(key);
    forgetDoubt(key);
    return writeEntry(key, { json, value, isFound, askedAt }, request);
  } catch (error) {
    failures.set(key, {
      at: performance.now(),
      isTimeout: error instanceof UnavailableError && error.code === TIMED_OUT,
    });
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
  return (
    entry.value !== undefined &&
    staleSeconds(entry) <= (currentContext()?.staleIfError ?? STALE_IF_ERROR)
  );
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

export interface CacheEntry<T> {
  value: T | undefined;
  /** The same for the same value. */
  etag: string;
  /** When the API was asked, by the monotonic clock of this process. */
  askedAt: number;
}

interface Reading<T> {
  /**
   * The value of an answer as the API sent it; undefined: the item does not exist. Throws for one
   * that violates the contract.
   */
  parse: (body: unknown) => T | undefined;
  /** Of a value that is stored under one of keys without limit. */
  isUnbounded?: ((value: T) => boolean) | undefined;
}

/**
 * How long last good answers are stored: the longest `staleIfError` of a route, plus a day for
 * their fresh time.
 */
const TTL = (LONGEST_STALE_IF_ERROR + 86_400) * 1000;
/** Milliseconds. */
const STORE_WAIT = 250;
const MEGABYTE = 1024 * 1024;
const MEMORY_BYTES = 24 * MEGABYTE;
/** Overhead per entry besides its text, since there may be many small ones. */
const ENTRY_BYTES = 1024;
const FOLDER = 'api-cache';

/**
 * What a store holds: the answer as the API sent it, which each version reads by its own schemas,
 * and how long it took in milliseconds.
 */
const stored = z.object({ took: z.number(), body: z.unknown() });

/**
 * Behind memory Redis, else a folder, for restarts while the API is down. Not for the embedded API,
 * whose address changes.
 */
function openStores(): { memory: LruByWeight<string>; store: Store | undefined } {
  const { API_BASE_URL, DATA_DIR, API_CACHE_MB, RENDERERS } = environment();
  const memory = new LruByWeight<string>({
    bytes: MEMORY_BYTES,
    bytesOf: (text) => text.length + ENTRY_BYTES,
  });
  if (!API_BASE_URL) return { memory, store: undefined };
  if (redis()) return { memory, store: redisStore };
  return {
    memory,
    store: new FileStore({
      folder: join(DATA_DIR, FOLDER),
      maxBytes: API_CACHE_MB * MEGABYTE,
      isShared: RENDERERS > 1,
    }),
  };
}

const stores = () => onGlobal('api-cache', openStores);

/**
 * The newest entry under `key`. The store is read when memory has none, or may have an older one
 * than other processes.
 */
async function readEntry<T>(
  key: string,
  reading: Reading<T>,
  isFresh: (entry: CacheEntry<T>) => boolean,
): Promise<CacheEntry<T> | undefined> {
  const { store } = stores();
  const local = inMemory<T>(key);
  if (!store || (local && (isFresh(local) || !store.isShared))) return local;
  const found = await store.get(key);
  const inStore =
    found &&
    fromStore(found, reading, Math.max(local?.askedAt ?? -Infinity, performance.now() - TTL));
  if (inStore) remember(key, inStore, reading);
  return inStore ?? local;
}

/** Caches an answer to a call made at `askedAt`. Missing items are not written to the store. */
async function writeEntry<T>(
  key: string,
  { json, value, askedAt }: Loaded<T> & { askedAt: number },
  reading: Reading<T>,
): Promise<CacheEntry<T>> {
  const entry = { value, etag: entityTag(value), askedAt };
  // A slow answer may arrive after the answer to a later call.
  if ((inMemory(key)?.askedAt ?? -Infinity) > askedAt) return entry;
  const isUnbounded = remember(key, entry, reading);
  const { store } = stores();
  const text = () =>
    Buffer.concat([
      Buffer.from(`{"took":${performance.now() - askedAt},"body":`),
      json,
      Buffer.from('}'),
    ]);
  // Not awaited: a store reports its own failures, and may hang.
  if (store)
    await withTimeout(
      value === undefined ? store.delete(key) : store.set(key, text(), { ttl: TTL, isUnbounded }),
      STORE_WAIT,
    );
  return entry;
}

function entityTag(value: unknown): string {
  return value === undefined
    ? 'missing'
    : createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

function inMemory<T>(key: string): CacheEntry<T> | undefined {
  const text = stores().memory.get(key);
  const entry = text === undefined ? undefined : (parseShared(text) as CacheEntry<T>);
  return entry && performance.now() - entry.askedAt < TTL ? entry : undefined;
}

function remember<T>(key: string, entry: CacheEntry<T>, reading: Reading<T>): boolean {
  const isUnbounded = entry.value === undefined || (reading.isUnbounded?.(entry.value) ?? false);
  stores().memory.set(key, JSON.stringify(entry), isUnbounded);
  return isUnbounded;
}

/** Undefined when the text is not newer, or not an item by the schemas of this version. */
function fromStore<T>(
  { value: bytes, age }: Stored,
  { parse }: Reading<T>,
  newerThan: number,
): CacheEntry<T> | undefined {
  try {
    const { took, body } = stored.parse(JSON.parse(bytes.toString()));
    // The wall clock was set back: the age is unknown. From before this start: changes announced
    // then are not known, but to Redis.
    const mayBeFresh = age >= 0 && (redis() !== undefined || age < performance.now());
    const askedAt =
      performance.now() -
      Math.max(age + took, mayBeFresh ? 0 : environment().CONTENT_FRESH_SECONDS * 1000);
    if (askedAt <= newerThan) return undefined;
    const value = parse(body);
    return value === undefined ? undefined : { value, etag: entityTag(value), askedAt };
  } catch {
    return undefined;
  }
}
