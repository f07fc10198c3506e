import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fetch } from 'undici';
import { FileStore } from '@/lib/platform/file-store';
import { environment } from '@/lib/platform/env';
import { processSingleton } from '@/lib/platform/request-context';
import { withRedis, redis } from '@/lib/platform/redis';
import { INLINE_FOLDER, isDataImage, MAX_DATA_LENGTH } from './image-address';

const MAX_BYTES = 6 * 1024 * 1024;
/** An answer has at most 500 stored pictures, several times what editors paste. */
const MAX_PICTURES = 500;
/** No picture has this address, so the page shows the placeholder. */
const UNSTORED_ADDRESS = `/media${INLINE_FOLDER}not-kept`;

/** A `data:` picture in quotes. The quotes are entities if the HTML is encoded as a whole. */
const QUOTED = /(["']|&(?:amp;)?(?:quot|#0?39);)(data:image\/.*?)\1/gis;

/**
 * Replaces each large `data:` picture in an answer by an address (`/media/inline/{hash}`) at which
 * the front serves it. The answer is changed in place, since nothing shares it yet. The promise
 * resolves when the pictures are stored.
 */
export async function extractInlineImages(answer: unknown): Promise<unknown> {
  const root = { answer };
  let remaining = MAX_PICTURES;
  for (const { holder, name, text } of textsWithImages(root)) {
    const parts: string[] = [];
    let end = 0;
    for (const { data, index } of imagesIn(text)) {
      if (data.length <= MAX_DATA_LENGTH) continue;
      parts.push(
        text.slice(end, index),
        remaining-- > 0 ? await storeImage(data) : UNSTORED_ADDRESS,
      );
      end = index + data.length;
    }
    const value = parts.join('') + text.slice(end);
    // defineProperty also works for a member named `__proto__`.
    Object.defineProperty(holder, name, { value });
  }
  return root.answer;
}

/** A list of objects instead of recursion: an answer of any depth must not overflow the stack. */
function* textsWithImages(root: object): Generator<{ holder: object; name: string; text: string }> {
  const objects = [root];
  for (const holder of objects)
    for (const name of Object.keys(holder)) {
      const value: unknown = Reflect.get(holder, name);
      if (typeof value === 'string' && value.includes('data:image/'))
        yield { holder, name, text: value };
      else if (typeof value === 'object' && value !== null) objects.push(value);
    }
}

/** Returns the pictures in a text: the text itself if it is a picture, else its quoted parts. */
function imagesIn(text: string): { data: string; index: number }[] {
  const whole = text.trim();
  if (isDataImage(whole)) return [{ data: whole, index: text.indexOf(whole) }];
  return Array.from(text.matchAll(QUOTED), ({ 1: quote = '', 2: data = '', index }) => ({
    data,
    index: index + quote.length,
  }));
}

const FOLDER = 'inline-images';
const MAX_STORE_BYTES = 256 * 1024 * 1024;
const KEPT_SECONDS = 30 * 86_400;

/** Maps the hash of a `data:` text to its address. After an hour the picture is stored again. */
const addresses = processSingleton(
  'inline-images-known',
  () => new LRUCache<string, string>({ max: 10_000, ttl: 3_600_000 }),
);
const store = () =>
  processSingleton(
    'inline-image-store',
    () =>
      new FileStore({ folder: join(environment().DATA_DIR, FOLDER), maxBytes: MAX_STORE_BYTES }),
  );

/**
 * Stores a picture and returns its address. A text that is no valid `data:` URL is returned
 * unchanged.
 */
async function storeImage(data: string): Promise<string> {
  const textHash = hashOf(data);
  const knownAddress = addresses.get(textHash);
  if (knownAddress !== undefined) return knownAddress;
  // Next replaces the global `fetch` by one with a cache; undici's has none.
  const response = await fetch(data).catch(() => null);
  if (!response) return data;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.byteLength > MAX_BYTES) return UNSTORED_ADDRESS;
  const hash = hashOf(bytes);
  const address = `/media${INLINE_FOLDER}${hash}`;
  addresses.set(textHash, address);
  // Redis gives the picture to other instances.
  void withRedis((client) => client.set(redisKey(hash), bytes, 'EX', KEPT_SECONDS)).then((done) => {
    if (redis() && !done) addresses.delete(textHash);
  });
  // The disk gives the picture to the front, and keeps it over restarts.
  if (!(await store().set(hash, bytes, KEPT_SECONDS * 1000))) addresses.delete(textHash);
  return address;
}

/** Reads a stored picture; undefined if it was never stored or has been evicted. */
export async function readInlineImage(hash: string): Promise<Buffer | undefined> {
  const stored = await store().get(hash);
  if (stored) return stored.value;
  const bytes = await withRedis((client) => client.getBuffer(redisKey(hash)));
  // The hash is verified, because other clients may write to Redis.
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

const hashOf = (value: string | Buffer): string =>
  createHash('sha256').update(value).digest('base64url');

const redisKey = (hash: string): string => `inline-image:${hash}`;
