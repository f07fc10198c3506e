import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fetch } from 'undici';
import { FileStore } from '@/lib/platform/file-store';
import { environment } from '@/lib/platform/env';
import { onGlobal } from '@/lib/platform/global-instance';
import { askRedis, redis } from '@/lib/platform/redis';
import { INLINE_FOLDER, isData, MAX_DATA_LENGTH } from './image-address';

const MAX_BYTES = 6 * 1024 * 1024;
/** Bound of pictures per answer: several times what editors paste. */
const MAX_PICTURES = 500;
/** An address without a picture: the placeholder shows that there was one. */
const NOT_KEPT = `/media${INLINE_FOLDER}not-kept`;

/** A `data:` picture in quotes, those of HTML that is encoded as a whole included. */
const QUOTED = /(["']|&(?:amp;)?(?:quot|#0?39);)(data:image\/.*?)\1/gis;

/**
 * Replaces each large `data:` picture in the texts of an answer by an address of ours
 * (`/media/inline/{hash}`), under which the front answers it in any width. The answer, just parsed
 * and not shared yet, is changed in place. Resolves when the pictures are stored.
 */
export async function takeOutInlineImages(answer: unknown): Promise<unknown> {
  const root = { answer };
  let left = MAX_PICTURES;
  for (const { holder, name, text } of textsWithImages(root)) {
    const parts: string[] = [];
    let end = 0;
    for (const { data, index } of imagesIn(text)) {
      if (data.length <= MAX_DATA_LENGTH) continue;
      parts.push(text.slice(end, index), left-- > 0 ? await addressOf(data) : NOT_KEPT);
      end = index + data.length;
    }
    const value = parts.join('') + text.slice(end);
    // Not by assignment: a name may be `__proto__`.
    Object.defineProperty(holder, name, { value });
  }
  return root.answer;
}

function* textsWithImages(
  holder: object,
): Generator<{ holder: object; name: string; text: string }> {
  for (const name of Object.keys(holder)) {
    const value: unknown = Reflect.get(holder, name);
    if (typeof value === 'string' && value.includes('data:image/'))
      yield { holder, name, text: value };
    else if (typeof value === 'object' && value !== null) yield* textsWithImages(value);
  }
}

/** The whole text, or what stands in quotes. */
function imagesIn(text: string): { data: string; index: number }[] {
  const whole = text.trim();
  if (isData(whole)) return [{ data: whole, index: text.indexOf(whole) }];
  return Array.from(text.matchAll(QUOTED), ({ 1: quote = '', 2: data = '', index }) => ({
    data,
    index: index + quote.length,
  }));
}

const FOLDER = 'inline-images';
const MAX_STORE_BYTES = 256 * 1024 * 1024;
const KEPT_SECONDS = 30 * 86_400;

/** Addresses by hash of the `data:` text, which is read and stored again after an hour. */
const known = onGlobal(
  'inline-images-known',
  () => new LRUCache<string, string>({ max: 10_000, ttl: 3_600_000 }),
);
const store = () =>
  onGlobal(
    'inline-image-store',
    () =>
      new FileStore({ folder: join(environment().DATA_DIR, FOLDER), maxBytes: MAX_STORE_BYTES }),
  );

/** The address of a stored picture; the text itself if it is no `data:` URL that can be read. */
async function addressOf(data: string): Promise<string> {
  const text = hashOf(data);
  const last = known.get(text);
  if (last !== undefined) return last;
  // undici's own: Next replaces the global one by its cache.
  const response = await fetch(data).catch(() => null);
  if (!response) return data;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.byteLength > MAX_BYTES) return NOT_KEPT;
  const hash = hashOf(bytes);
  const address = `/media${INLINE_FOLDER}${hash}`;
  known.set(text, address);
  // In Redis for other instances.
  void askRedis((client) => client.set(redisKey(hash), bytes, 'EX', KEPT_SECONDS)).then((kept) => {
    if (redis() && !kept) known.delete(text);
  });
  // On disk for the front and for restarts.
  if (!(await store().set(hash, bytes, KEPT_SECONDS * 1000))) known.delete(text);
  return address;
}

/** Undefined if no text with it was read, or it was evicted. */
export async function readInlineImage(hash: string): Promise<Buffer | undefined> {
  const stored = await store().get(hash);
  if (stored) return stored.value;
  const bytes = await askRedis((client) => client.getBuffer(redisKey(hash)));
  // Other clients may write to Redis: the hash is verified.
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

const hashOf = (value: string | Buffer): string =>
  createHash('sha256').update(value).digest('base64url');

const redisKey = (hash: string): string => `inline-image:${hash}`;
