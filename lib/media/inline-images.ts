import { createHash } from 'node:crypto';
import { INLINE_FOLDER, type ImagePath } from './image-address';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { FileStore } from '@/lib/runtime/file-store';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { askRedis, redis } from '@/lib/runtime/redis';

/** The same bound as for a picture of the API; those in a body take memory with it. */
const MAX_BYTES = 6 * 1024 * 1024;
/** Transparent pixels, used as placeholders for lazy loading. */
const SPACER_BYTES = 100;

const INLINE_IMAGE =
  /data:image\/[\w.+-]{1,40}(?:;[\w=-]{1,40}){0,4};base64,([A-Za-z0-9+/=%\r\n]*)/gi;

/**
 * Bound of pictures per answer: several times what editors paste. Each is written to disk before
 * the next text is read.
 */
const MAX_PICTURES = 500;

/**
 * An answer with each `data:` picture in its texts replaced by an address of ours
 * (`/media/inline/{hash}`), under which the front answers it in any width. The answer, just parsed
 * and not shared yet, is changed in place.
 */
export function takeOutInlineImages(answer: unknown): unknown {
  let left = MAX_PICTURES;
  const withoutImages = (text: string): string =>
    text.includes('data:image')
      ? text.replace(INLINE_IMAGE, (_, base64: string) =>
          left-- > 0 ? addressOf(base64) : NOT_KEPT,
        )
      : text;
  return changeTexts(answer, withoutImages);
}

function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  for (const name of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const before: unknown = Reflect.get(value, name);
    const after = changeTexts(before, change);
    // Not by assignment: a key may be `__proto__`.
    if (after !== before)
      Object.defineProperty(value, name, {
        value: after,
        writable: true,
        enumerable: true,
        configurable: true,
      });
  }
  return value;
}

/** An address without a picture: the placeholder shows that there was one. */
const NOT_KEPT = `/media${INLINE_FOLDER}not-kept`;

/** Empty for a transparent spacer. */
function addressOf(base64: string): string {
  const bytes = Buffer.from(
    base64.replaceAll(/%2b/gi, '+').replaceAll(/%2f/gi, '/').replaceAll(/%3d/gi, '='),
    'base64',
  );
  if (bytes.byteLength < SPACER_BYTES) return '';
  return bytes.byteLength > MAX_BYTES ? NOT_KEPT : `/media${inlineImagePath(bytes)}`;
}

/**
 * Stores a picture under the hash of its bytes and returns its path, for `mediaAddress` and
 * `imageView`.
 */
export function inlineImagePath(bytes: Buffer): ImagePath {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  storeInlineImage(hash, bytes);
  return INLINE_FOLDER + hash;
}

const FOLDER = 'inline-images';
const MAX_STORE_BYTES = 256 * 1024 * 1024;
const KEPT_SECONDS = 30 * 86_400;
/** A picture still in its text is stored again at this interval. */
const KEEP_AGAIN = 3_600_000;

const written = onGlobal(
  'inline-images-written',
  () => new LRUCache<string, true>({ max: 10_000, ttl: KEEP_AGAIN }),
);
const unwritten = new Set<Promise<boolean>>();
const store = () =>
  onGlobal(
    'inline-image-store',
    () =>
      new FileStore({ folder: join(environment().DATA_DIR, FOLDER), maxBytes: MAX_STORE_BYTES }),
  );

/**
 * On disk for the front and for restarts, in Redis for other instances; each reading of the text
 * puts it there again.
 */
function storeInlineImage(hash: string, bytes: Buffer): void {
  if (written.has(hash)) return;
  written.set(hash, true);
  const stored = store().set(hash, bytes, { ttl: KEPT_SECONDS * 1000, isUnbounded: false });
  unwritten.add(stored);
  void stored.then((isStored) => {
    unwritten.delete(stored);
    if (!isStored) written.delete(hash);
  });
  void askRedis((client) => client.set(redisKey(hash), bytes, 'EX', KEPT_SECONDS)).then((kept) => {
    if (redis() && !kept) written.delete(hash);
  });
}

/** Resolves when the pictures taken out so far are stored: then a page may name them. */
export async function inlineImagesStored(): Promise<void> {
  await Promise.all(unwritten);
}

/** Undefined if no text with it was read, or it was evicted. */
export async function readInlineImage(hash: string): Promise<Buffer | undefined> {
  const stored = await store().get(hash);
  if (stored) return stored.value;
  const bytes = await askRedis((client) => client.getBuffer(redisKey(hash)));
  // Other clients may write to Redis: the hash is verified.
  return bytes && createHash('sha256').update(bytes).digest('base64url') === hash
    ? bytes
    : undefined;
}

function redisKey(hash: string): string {
  return `inline-image:${hash}`;
}
