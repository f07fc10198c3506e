import { matchesEntityTag, contentHash } from '@/lib/runtime/entity-tag';
import {
  readMediaAddress,
  withQuery,
  INLINE_FOLDER,
  partsOf,
  type ImagePath,
  type ImageSize,
} from './image-address';
import { imageType, remotePath, openRemote } from './remote-file';
import { LRUCache } from 'lru-cache';
import {
  apiBase,
  decodeBody,
  MalformedError,
  MissingError,
  readBody,
  UnavailableError,
} from '@/lib/runtime/transport';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { createLimit, createNamedLimit, type Limit } from '@/lib/runtime/limit';
import { unstoredHeaders } from '@/lib/runtime/refusal';
import { onGlobal } from '@/lib/runtime/global-instance';
import { readInlineImage } from './inline-images';
import { rasteriseSvg, resizeImage } from './resize';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACEHOLDER_IMAGE } from '@/lib/constants';
import { FileStore } from '@/lib/runtime/file-store';
import { environment } from '@/lib/runtime/env';

const KEEP = 'public, max-age=3600, stale-while-revalidate=86400';
/** A missing picture may appear at any time; the page shows the placeholder meanwhile. */
const KEEP_ABSENT = 'public, max-age=30';

interface MediaResponse {
  status: 200 | 304 | 404 | 503;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Answers a request for a picture of the API's host on our own origin, resized: `/media/{path on
 * the API’s host}?s={signature}&q={its own query}&w={width or “social”}`, with `h={host}` for one
 * of IMAGE_HOSTS, and `p=1` for the placeholder in place of one that is missing. An address that no
 * page contains costs no call and is not stored.
 */
export async function mediaResponse(
  address: URL,
  ifNoneMatch: string | null | undefined,
  requestId: string,
): Promise<MediaResponse> {
  const wanted = readMediaAddress(address);
  // On another host, the path is what a page named, letter by letter.
  const path = wanted?.host
    ? address.pathname.slice('/media'.length)
    : remotePath(address.pathname, '/media');
  if (!wanted || !path) return { status: 404, headers: unstoredHeaders(404) };
  const image = await getImage(wanted.host + withQuery(path, address), wanted.size, requestId);
  const standIn = wanted.hasStandIn ? placeholder() : undefined;
  const type = standIn && { 'content-type': 'image/jpeg' };
  if (image === 'absent')
    return { status: 404, headers: { 'cache-control': KEEP_ABSENT, ...type }, body: standIn };
  if (image === 'failed')
    return { status: 503, headers: { ...unstoredHeaders(503), ...type }, body: standIn };
  const headers = { etag: image.etag, 'cache-control': KEEP };
  if (matchesEntityTag(ifNoneMatch, image.etag)) return { status: 304, headers };
  return {
    status: 200,
    headers: { ...headers, 'content-type': `image/${imageType(image.body) ?? 'webp'}` },
    body: image.body,
  };
}

const placeholder = (): Uint8Array<ArrayBuffer> =>
  onGlobal('placeholder', () => new Uint8Array(readFileSync(join('public', PLACEHOLDER_IMAGE))));

/** Timeout for a whole picture: hosts that resize pictures themselves are slow. */
const READ_TIMEOUT = 15_000;
/** Concurrent pictures, read or decoded, whose bytes are in memory. */
const MAX_AT_ONCE = 6;
/**
 * The same of pictures on other hosts, and of one of them: hosts that do not answer delay none of
 * the API's.
 */
const FOREIGN_AT_ONCE = 4;
const OF_ONE_FOREIGN_HOST = 2;
/** Length of the queue: more than a few pages with many pictures request at once. */
const MAX_WAITING = 300;
const LONGEST_WAIT = 20_000;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
/** A picture is fresh this long; then it is served stale while it is read again. */
const FRESH_MILLISECONDS = 10 * 60 * 1000;
/** Freshness of a missing picture, and of a last good one while the API fails. */
const REST_MILLISECONDS = 15_000;
const FAILED_MILLISECONDS = 2000;
const FOREIGN_FAILED_MILLISECONDS = 30_000;

/** A picture, `absent` (the API has none), or `failed` (unknown). */
export type ImageAnswer = StoredImage | 'absent' | 'failed';

interface Entry {
  answer: ImageAnswer;
  source?: string;
}

interface ReadEntry extends Entry {
  milliseconds: number;
}

interface Wanted {
  file: ImagePath;
  size: ImageSize;
  requestId: string;
}

/** One read at a time for each size of each picture. */
const images = onGlobal(
  'images',
  () =>
    new LRUCache<string, Entry, Wanted>({
      maxSize: MAX_CACHED_BYTES,
      sizeCalculation: ({ answer }) =>
        (typeof answer === 'string' ? 0 : answer.body.byteLength) + 512,
      ignoreFetchAbort: true,
      fetchMethod: async (key, last, { context, options }) => {
        const { milliseconds, ...entry } =
          (last === undefined && (await fromDisk(key))) || (await read(key, last, context));
        options.ttl = milliseconds;
        return entry;
      },
    }),
);
const ownLimit = onGlobal('images-limit', () => createLimit(MAX_AT_ONCE, MAX_WAITING));
const foreignLimit = onGlobal('foreign-images-limit', () =>
  createNamedLimit(FOREIGN_AT_ONCE, OF_ONE_FOREIGN_HOST, MAX_WAITING),
);

function limitOf(file: ImagePath): Limit {
  const { host } = partsOf(file);
  return host ? (work, signal) => foreignLimit(host, work, signal) : ownLimit;
}

/** The last good picture is served while the API fails, after a restart too. */
export async function getImage(
  file: ImagePath,
  size: ImageSize,
  requestId: string,
): Promise<ImageAnswer> {
  const key = `${size} ${file}`;
  const last = images.peek(key, { allowStale: true });
  // A stale picture is served at once and read again.
  const entry = await images.fetch(key, {
    context: { file, size, requestId },
    allowStale: typeof last?.answer === 'object',
  });
  return entry?.answer ?? 'failed';
}

/**
 * A picture from disk, of any age and so not fresh, e.g. when the site starts while the API is
 * down.
 */
async function fromDisk(key: string): Promise<ReadEntry | undefined> {
  const stored = await store()?.get(`${apiBase()} ${key}`);
  if (stored === undefined) return undefined;
  const body = new Uint8Array(stored.value);
  return { answer: { body, etag: etagOf(body) }, milliseconds: 1 };
}

function etagOf(body: Uint8Array): string {
  return `"${contentHash(body)}"`;
}

async function read(
  key: string,
  last: Entry | undefined,
  { file, size, requestId }: Wanted,
): Promise<ReadEntry> {
  try {
    return { ...(await readAndResize(key, last, file, size)), milliseconds: FRESH_MILLISECONDS };
  } catch (error) {
    const reason = errorMessage(error).slice(0, 200);
    logger.warn({ requestId, image: partsOf(file).pathname, reason }, 'Image cannot be shown');
    if (error instanceof MissingError) {
      void store()?.delete(`${apiBase()} ${key}`);
      return { answer: 'absent', milliseconds: REST_MILLISECONDS };
    }
    const hasLastGood = last !== undefined && typeof last.answer !== 'string';
    return hasLastGood
      ? { ...last, milliseconds: REST_MILLISECONDS }
      : {
          answer: 'failed',
          milliseconds: partsOf(file).host ? FOREIGN_FAILED_MILLISECONDS : FAILED_MILLISECONDS,
        };
  }
}

/** SVG has a limit of one, outside the shared limit, where it would delay every other picture. */
async function readAndResize(
  key: string,
  last: Entry | undefined,
  file: ImagePath,
  size: ImageSize,
): Promise<Entry> {
  const deadline = AbortSignal.timeout(LONGEST_WAIT);
  const read = await limitOf(file)(async () => {
    const bytes = await (file.startsWith(INLINE_FOLDER) ? bytesInText(file) : bytesOf(file));
    const source = contentHash(bytes);
    if (last && last.source === source && typeof last.answer !== 'string') return last;
    return imageType(bytes) === 'svg' ? { svg: bytes, source } : resized(key, bytes, size, source);
  }, deadline);
  if (!('svg' in read)) return read;
  const { svg, source } = read;
  return resized(key, await rasteriseSvg(svg, source, deadline), size, source);
}

/**
 * An inline picture that is not stored here may be with the next read of its text: `failed`, not
 * `absent`.
 */
async function bytesInText(file: ImagePath): Promise<Buffer> {
  const bytes = await readInlineImage(file.slice(INLINE_FOLDER.length));
  if (!bytes) throw new UnavailableError('a picture of a text that is not kept');
  return bytes;
}

async function bytesOf(file: ImagePath): Promise<Buffer> {
  const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif,image/svg+xml' };
  const response = await openRemote(file, { headers, signal: AbortSignal.timeout(READ_TIMEOUT) });
  // Some hosts compress drawings whatever was asked for.
  return decodeBody(
    await readBody(response, MAX_IMAGE_BYTES),
    String(response.headers['content-encoding'] ?? ''),
    MAX_IMAGE_BYTES,
  );
}

async function resized(
  key: string,
  bytes: Buffer,
  size: ImageSize,
  source: string,
): Promise<Entry> {
  if (imageType(bytes) === null)
    throw new MalformedError('not a JPEG, PNG, WebP, GIF or SVG picture');
  const body = new Uint8Array(await resizeImage(bytes, size, source));
  void store()?.set(`${apiBase()} ${key}`, Buffer.from(body.buffer), {
    ttl: TTL,
    isUnbounded: false,
  });
  return { answer: { body, etag: etagOf(body) }, source };
}

export interface StoredImage {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const FOLDER = 'pictures';
const MAX_BYTES = 128 * 1024 * 1024;
const TTL = 30 * 86_400_000;

/** The embedded API starts with the site, each time at another address: nothing of it is stored. */
function store(): FileStore | undefined {
  const { API_BASE_URL, DATA_DIR } = environment();
  return API_BASE_URL
    ? onGlobal(
        'picture-store',
        () => new FileStore({ folder: join(DATA_DIR, FOLDER), maxBytes: MAX_BYTES }),
      )
    : undefined;
}
