import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LONGEST_STALE_IF_ERROR } from '@/lib/routes/table';
import { environment } from '@/lib/platform/env';
import { FileStore } from '@/lib/platform/file-store';
import { processSingleton } from '@/lib/platform/request-context';
import { LruByWeight } from '@/lib/platform/lru-by-weight';
import { redis } from '@/lib/platform/redis';
import { redisStore, type Store, type Stored } from '@/lib/platform/store';
import { withTimeout } from '@/lib/platform/wait';

export interface CacheEntry<T> {
  /** Undefined: the item does not exist. */
  value: T | undefined;
  etag: string;
  /** Time at which the call to the API began, on the monotonic clock of this process. */
  askedAt: number;
}

export interface LoadedResponse<T> extends Pick<CacheEntry<T>, 'value'> {
  /**
   * The API's response as JSON text. The text is in a `Buffer`, outside the JavaScript heap, which
   * the objects of large responses would fill.
   */
  json: Buffer;
}

export function loadedResponse<T>(body: unknown, value: T | undefined): LoadedResponse<T> {
  return { json: Buffer.from(JSON.stringify(body)), value };
}

export interface ResponseReader<T> {
  /** Reads the API's response; undefined: no such item. Throws for a malformed response. */
  parse: (body: unknown) => T | undefined;
  /**
   * Whether the number of keys of such responses is unlimited, as it is for typed searches and for
   * pages beyond the last.
   */
  isUnbounded?: ((value: T) => boolean) | undefined;
}

/** Stored responses expire one day after the longest `staleIfError`, in milliseconds. */
const TTL = (LONGEST_STALE_IF_ERROR + 86_400) * 1000;
/** Longest wait for a write, in milliseconds: a store that hangs must not delay pages. */
const STORE_WAIT = 250;
const MEGABYTE = 1024 * 1024;
const MEMORY_BYTES = 24 * MEGABYTE;
/** Overhead of an entry besides its text. */
const ENTRY_OVERHEAD_BYTES = 1024;
const FOLDER = 'api-cache';

/** The form of a stored response. `took`: how long the call took, in milliseconds. */
const storedSchema = z.object({ took: z.number(), body: z.unknown() });

/**
 * Responses of the embedded API are cached in memory only: their keys contain its address, which
 * changes at each start.
 */
function openStores(): { memory: LruByWeight<string>; store: Store | undefined } {
  const { API_BASE_URL, DATA_DIR, API_CACHE_MB, RENDERERS } = environment();
  const memory = new LruByWeight<string>({
    bytes: MEMORY_BYTES,
    bytesOf: (text) => text.length + ENTRY_OVERHEAD_BYTES,
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

const stores = () => processSingleton('api-cache', openStores);

/**
 * The newest entry. The store is read if memory has no entry, or a stale one that another process
 * may have replaced.
 */
export async function readEntry<T>(
  key: string,
  reading: ResponseReader<T>,
  isFresh: (entry: CacheEntry<T>) => boolean,
): Promise<CacheEntry<T> | undefined> {
  const { store } = stores();
  const local = readMemory<T>(key);
  if (!store || (local && (isFresh(local) || !store.isShared))) return local;
  const found = await store.get(key);
  const inStore = found && parseStored(found, reading, local?.askedAt ?? -Infinity);
  if (inStore) writeMemory(key, inStore, reading);
  return inStore ?? local;
}

/**
 * Caches the response to a call made at `askedAt`. Missing items, typed searches and pages beyond
 * the last are cached in memory only, since their keys are unlimited in number. An earlier response
 * under such a key is deleted from the store.
 */
export async function writeEntry<T>(
  key: string,
  { json, value, askedAt }: LoadedResponse<T> & { askedAt: number },
  reading: ResponseReader<T>,
): Promise<CacheEntry<T>> {
  const entry = { value, etag: entityTag(value), askedAt };
  // A slow response may arrive after the response to a later call.
  if ((readMemory(key)?.askedAt ?? -Infinity) > askedAt) return entry;
  const isUnbounded = writeMemory(key, entry, reading);
  const { store } = stores();
  if (!store) return entry;
  const head = Buffer.from(`{"took":${performance.now() - askedAt},"body":`);
  const written = isUnbounded
    ? store.delete(key)
    : store.set(key, Buffer.concat([head, json, Buffer.from('}')]), TTL);
  // A store never rejects, since it reports its failures itself. It may hang, though.
  await withTimeout(written, STORE_WAIT);
  return entry;
}

function entityTag(value: unknown): string {
  return value === undefined
    ? 'missing'
    : createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

function readMemory<T>(key: string): CacheEntry<T> | undefined {
  const text = stores().memory.get(key);
  return text === undefined ? undefined : (parseFrozen(text) as CacheEntry<T>);
}

function writeMemory<T>(key: string, entry: CacheEntry<T>, reading: ResponseReader<T>): boolean {
  const isUnbounded = entry.value === undefined || (reading.isUnbounded?.(entry.value) ?? false);
  stores().memory.set(key, JSON.stringify(entry), isUnbounded);
  return isUnbounded;
}

/**
 * Returns a stored response; undefined if it is no newer than `newerThan`, or if this version of
 * the site cannot read it.
 */
function parseStored<T>(
  { value: bytes, age }: Stored,
  { parse }: ResponseReader<T>,
  newerThan: number,
): CacheEntry<T> | undefined {
  try {
    const { took, body } = storedSchema.parse(JSON.parse(bytes.toString()));
    // Two kinds of response count as stale: those with a negative age (the wall clock was set back)
    // and, without Redis, those older than this process, which knows no earlier invalidation.
    const mayBeFresh = age >= 0 && (redis() !== undefined || age < performance.now());
    const youngest = mayBeFresh ? 0 : environment().CONTENT_FRESH_SECONDS * 1000;
    const askedAt = performance.now() - Math.max(age + took, youngest);
    if (askedAt <= newerThan) return undefined;
    const value = parse(body);
    return value === undefined ? undefined : { value, etag: entityTag(value), askedAt };
  } catch {
    return undefined;
  }
}

/** Maps JSON texts to their parsed values. The texts have a million characters in total at most. */
const parsedTexts = new LRUCache<string, object>({
  maxSize: MEGABYTE,
  sizeCalculation: (_, text) => text.length,
});

/** The value of a JSON text. The same text gives the same frozen object, which pages share. */
export function parseFrozen(text: string): unknown {
  const cachedValue = parsedTexts.get(text);
  if (cachedValue) return cachedValue;
  const value: unknown = JSON.parse(text, (_, member: unknown) => Object.freeze(member));
  if (typeof value === 'object' && value !== null) parsedTexts.set(text, value);
  return value;
}
