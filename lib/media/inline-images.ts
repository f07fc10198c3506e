import { createHash } from 'node:crypto';
import { INLINE_FOLDER, type ImagePath } from './image-address';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { MalformedError } from '@/lib/api/transport';
import { SqliteStore } from '@/lib/api/cache/sqlite-store';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { askRedis, redis } from '@/lib/runtime/redis';

/** As much as a picture of the API's may have; what stands in a body takes memory with it. */
const MAX_BYTES = 6 * 1024 * 1024;
/** A transparent point, as pages use it that load their pictures later. */
const SPACER_BYTES = 100;

const INLINE_IMAGE = /data:image\/[\w.+-]{1,40}(?:;[\w=-]{1,40}){0,4};base64,([A-Za-z0-9+/=%\r\n]*)/gi;

/** Far deeper than anything of the contract. Later steps call themselves for each level. */
const MAX_DEPTH = 200;

/**
 * An answer with each `data:` picture in its texts replaced by an address of ours (`/media/inline/{hash}`), under which the front answers it
 * in any width. The answer is changed in place: it has just been parsed, and is not shared yet. Throws `MalformedError` for one that is nested too deeply.
 */
export function takeOutInlineImages(answer: unknown, depth = 0): unknown {
  if (typeof answer === 'string')
    return answer.includes('data:image') ? answer.replace(INLINE_IMAGE, (_, base64: string) => addressOf(base64)) : answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  if (depth >= MAX_DEPTH) throw new MalformedError('nested too deeply');
  for (const [name, value] of Object.entries(answer)) {
    const taken = takeOutInlineImages(value, depth + 1);
    // Not by an assignment: a member may be named `__proto__`.
    if (taken !== value) Object.defineProperty(answer, name, { value: taken, writable: true, enumerable: true, configurable: true });
  }
  return answer;
}

/** Empty for a spacer, which shows nothing. One that cannot be kept has an address of no picture: a reader sees that there was one. */
function addressOf(base64: string): string {
  const bytes = Buffer.from(base64.replaceAll(/%2b/gi, '+').replaceAll(/%2f/gi, '/').replaceAll(/%3d/gi, '='), 'base64');
  if (bytes.byteLength < SPACER_BYTES) return '';
  return bytes.byteLength > MAX_BYTES ? `/media${INLINE_FOLDER}too-large` : `/media${inlineImagePath(bytes)}`;
}

/** Keeps the bytes of a picture under their hash, and gives the path it has among pictures: for `mediaAddress` and `imageView`. */
export function inlineImagePath(bytes: Buffer): ImagePath {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  storeInlineImage(hash, bytes);
  return INLINE_FOLDER + hash;
}

const FILE_NAME = 'inline-images.sqlite';
const MAX_STORE_BYTES = 256 * 1024 * 1024;
const KEPT_SECONDS = 30 * 86_400;
/** A picture that is still in its text is stored anew this often. */
const KEEP_AGAIN = 3_600_000;

const written = onGlobal('inline-images-written', () => new LRUCache<string, true>({ max: 10_000, ttl: KEEP_AGAIN }));
const store = () =>
  onGlobal('inline-image-store', () => new SqliteStore({ path: join(environment().DATA_DIR, FILE_NAME), maxBytes: MAX_STORE_BYTES }));

/**
 * Pictures that stood inside a text, by their hash: on disk for the front and for restarts, in Redis for other instances. Each reading of the
 * text from the API puts them there again.
 */
function storeInlineImage(hash: string, bytes: Buffer): void {
  if (written.has(hash)) return;
  if (store().set(hash, bytes.toString('base64'), { ttl: KEPT_SECONDS * 1000, priority: 'usual' })) written.set(hash, true);
  void askRedis((client) => client.set(redisKey(hash), bytes, 'EX', KEPT_SECONDS)).then((kept) => {
    if (redis() && !kept) written.delete(hash);
  });
}

/** Undefined when no text was read that holds it, or it had to leave. */
export async function readInlineImage(hash: string): Promise<Buffer | undefined> {
  const text = store().get(hash);
  if (text !== undefined) return Buffer.from(text, 'base64');
  const bytes = await askRedis((client) => client.getBuffer(redisKey(hash)));
  // Others may write to Redis, and what is shown under a hash must be what has it.
  return bytes && createHash('sha256').update(bytes).digest('base64url') === hash ? bytes : undefined;
}

function redisKey(hash: string): string {
  return `inline-image:${hash}`;
}
