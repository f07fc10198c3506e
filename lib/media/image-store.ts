import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { matchesEntityTag, contentHash, noStoreHeaders } from '@/lib/platform/http-messages';
import { environment } from '@/lib/platform/env';
import { FileStore } from '@/lib/platform/file-store';
import { processSingleton } from '@/lib/platform/request-context';
import { createNamedLimit } from '@/lib/platform/limit';
import { errorMessage, logger } from '@/lib/platform/logger';
import {
  apiBaseUrl,
  expectOk,
  MalformedError,
  MissingError,
  readBody,
  UnavailableError,
} from '@/lib/platform/transport';
import {
  readMediaAddress,
  INLINE_FOLDER,
  splitImagePath,
  type ImagePath,
  type ImageSize,
} from './image-address';
import { readInlineImage } from './inline-images';
import { openRemote } from './remote-file';
import { isSvg, resizeImage } from './resize';

const PICTURE_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** A missing picture may appear at any time; the page shows the placeholder meanwhile. */
const ABSENT_CACHE_CONTROL = 'public, max-age=30';
/** These headers prevent an SVG that is opened on its own from running or loading anything. */
const SVG_HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

interface MediaResponse {
  status: 200 | 304 | 404 | 503;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * Answers `/media/{path}?s={signature}&q={query}&w={width or “social”}`. The path and the query are
 * those of the picture on the API's host, or on the host `h`, one of IMAGE_HOSTS. Pictures are
 * resized, and an SVG is sent unchanged. An address without a valid signature causes no API call
 * and is not stored.
 */
export async function mediaResponse(
  address: URL,
  ifNoneMatch: string | null | undefined,
  requestId: string,
): Promise<MediaResponse> {
  const wanted = readMediaAddress(address);
  if (!wanted) return { status: 404, headers: noStoreHeaders(404) };
  const image = await getImage(wanted.file, wanted.size, requestId);
  if (image === 'absent')
    return { status: 404, headers: { 'cache-control': ABSENT_CACHE_CONTROL } };
  if (image === 'failed') return { status: 503, headers: noStoreHeaders(503) };
  const type = wanted.size === 'social' ? 'image/jpeg' : 'image/webp';
  const typeHeaders = isSvg(image.body) ? SVG_HEADERS : { 'content-type': type };
  const headers = { etag: image.etag, 'cache-control': PICTURE_CACHE_CONTROL, ...typeHeaders };
  return matchesEntityTag(ifNoneMatch, image.etag)
    ? { status: 304, headers }
    : { status: 200, headers, body: image.body };
}

/** Timeout for a whole picture: hosts that resize pictures themselves are slow. */
const READ_TIMEOUT = 15_000;
/**
 * At most 6 pictures are loaded into memory at a time, and 4 from one host, so that a host that
 * hangs does not block the others.
 */
const MAX_AT_ONCE = 6;
const MAX_OF_ONE_HOST = 4;
/**
 * At most 300 pictures may wait to be loaded, which is more than a few pages with many pictures
 * request at the same time.
 */
const MAX_WAITING = 300;
const MAX_WAIT = 20_000;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
/** Bound for SVG: a logo takes some kilobytes. */
const MAX_SVG_BYTES = 1024 * 1024;
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
/** A picture is fresh this long; then it is served stale while it is read again. */
const FRESH_MILLISECONDS = 10 * 60 * 1000;
/**
 * A missing or broken picture is read again after this time. While the API fails, the last good
 * picture is read again after this time, too.
 */
const RETRY_MILLISECONDS = 15_000;
const FAILED_MILLISECONDS = 2000;

interface StoredImage {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}
/** A picture, `absent` (the API has none), or `failed` (unknown). */
export type ImageAnswer = StoredImage | 'absent' | 'failed';

interface Entry {
  answer: ImageAnswer;
  source?: string;
  ttl: number;
}

interface ImageRequest {
  file: ImagePath;
  size: ImageSize;
  requestId: string;
}

/** One read at a time for each size of each picture. */
const images = processSingleton(
  'images',
  () =>
    new LRUCache<string, Entry, ImageRequest>({
      maxSize: MAX_CACHED_BYTES,
      sizeCalculation: ({ answer }) =>
        (typeof answer === 'string' ? 0 : answer.body.byteLength) + 512,
      ignoreFetchAbort: true,
      fetchMethod: async (key, last, { context, options }) => {
        const entry =
          (last === undefined && (await readFromDisk(key))) ||
          (await loadEntry(key, last, context));
        options.ttl = entry.ttl;
        return entry;
      },
    }),
);
const limit = processSingleton('images-limit', () =>
  createNamedLimit(MAX_AT_ONCE, MAX_OF_ONE_HOST, MAX_WAITING),
);

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
 * A picture from disk is stale at once, since its age is unknown. Visitors see it while the API is
 * down.
 */
async function readFromDisk(key: string): Promise<Entry | undefined> {
  const stored = await imageStore()?.get(`${apiBaseUrl()} ${key}`);
  return stored && { answer: toStoredImage(new Uint8Array(stored.value)), ttl: 1 };
}

function toStoredImage(body: Uint8Array<ArrayBuffer>): StoredImage {
  return { body, etag: `"${contentHash(body)}"` };
}

async function loadEntry(
  key: string,
  last: Entry | undefined,
  { file, size, requestId }: ImageRequest,
): Promise<Entry> {
  try {
    return await readAndResize(key, last, file, size);
  } catch (error) {
    const reason = errorMessage(error).slice(0, 200);
    logger.warn(
      { requestId, image: splitImagePath(file).pathname, reason },
      'Image cannot be shown',
    );
    if (error instanceof MissingError) {
      void imageStore()?.delete(`${apiBaseUrl()} ${key}`);
      return { answer: 'absent', ttl: RETRY_MILLISECONDS };
    }
    if (typeof last?.answer === 'object') return { ...last, ttl: RETRY_MILLISECONDS };
    const isBroken = error instanceof MalformedError;
    return { answer: 'failed', ttl: isBroken ? RETRY_MILLISECONDS : FAILED_MILLISECONDS };
  }
}

async function readAndResize(
  key: string,
  last: Entry | undefined,
  file: ImagePath,
  size: ImageSize,
): Promise<Entry> {
  const work = async (): Promise<Entry> => {
    const bytes = await (file.startsWith(INLINE_FOLDER)
      ? inlineImageBytes(file)
      : fetchBytes(file));
    const source = contentHash(bytes);
    const ttl = FRESH_MILLISECONDS;
    if (last?.source === source && typeof last.answer === 'object') return { ...last, ttl };
    const body = new Uint8Array(await resizeUnlessSvg(bytes, size, source));
    void imageStore()?.set(`${apiBaseUrl()} ${key}`, Buffer.from(body.buffer), TTL);
    return { answer: toStoredImage(body), source, ttl };
  };
  return limit(splitImagePath(file).host, work, AbortSignal.timeout(MAX_WAIT));
}

async function resizeUnlessSvg(bytes: Buffer, size: ImageSize, source: string): Promise<Buffer> {
  if (!isSvg(bytes)) return resizeImage(bytes, size, source);
  if (size === 'social') throw new MissingError('an SVG is no picture for social networks');
  if (bytes.byteLength > MAX_SVG_BYTES) throw new MalformedError(`SVG over ${MAX_SVG_BYTES} bytes`);
  return bytes;
}

/**
 * Reads a stored `data:` picture. A missing picture counts as unavailable, not as absent: renderers
 * store the pictures of an answer each time they load the answer, so the picture may reappear.
 */
async function inlineImageBytes(file: ImagePath): Promise<Buffer> {
  const bytes = await readInlineImage(file.slice(INLINE_FOLDER.length));
  if (!bytes) throw new UnavailableError('a picture of a text that is not kept');
  return bytes;
}

async function fetchBytes(file: ImagePath): Promise<Buffer> {
  const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif,image/svg+xml' };
  const response = await openRemote(file, { headers, signal: AbortSignal.timeout(READ_TIMEOUT) });
  await expectOk(response);
  return readBody(response, MAX_IMAGE_BYTES);
}

const FOLDER = 'pictures';
const MAX_BYTES = 128 * 1024 * 1024;
const TTL = 30 * 86_400_000;

/** Pictures of the embedded API are not stored, since its address changes at every start. */
function imageStore(): FileStore | undefined {
  const { API_BASE_URL, DATA_DIR } = environment();
  return API_BASE_URL
    ? processSingleton(
        'picture-store',
        () => new FileStore({ folder: join(DATA_DIR, FOLDER), maxBytes: MAX_BYTES }),
      )
    : undefined;
}
