import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { apiBase, createAgent, discard, MalformedError, MissingError, readBody, UnavailableError } from '@/lib/api/transport';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { createLimit } from '@/lib/runtime/limit';
import { onGlobal } from '@/lib/runtime/global-instance';
import { INLINE_FOLDER, type ImageSize } from './image-address';
import { lookUpImageHost } from './image-hosts';
import { imageType, openRemote, type RemoteFile } from './remote-file';
import { readInlineImage } from './inline-images';
import { rasteriseSvg, resizeImage } from './resize';
import { join } from 'node:path';
import { SqliteStore } from '@/lib/api/cache/sqlite-store';
import { environment } from '@/lib/runtime/env';

const READ_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 5000;
/** For a picture that waits for others to be decoded. */
const ROOM_TIMEOUT = 20_000;
const MAX_SOCKETS = 8;
/** Pictures waiting for a connection; more than a few crowded pages ask for at once is an attack or a mistake. */
const MAX_WAITING = 300;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
/** Of all pictures that are being read or decoded. What would go beyond it stays with the API until there is room. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;
const MAX_KEPT_BYTES = 48 * 1024 * 1024;
/** After this long a picture is handed out once more while it is read again. */
const FRESH_MILLISECONDS = 10 * 60 * 1000;
/** No picture there, or a last good one while the API fails: not asked for again at once. */
const REST_MILLISECONDS = 15_000;
/** The API did not answer for a picture we never had. */
const FAILED_MILLISECONDS = 2000;

/** A picture; or `absent`, the API says that it has none; or `failed`, it is not known. */
export type ImageAnswer = StoredImage | 'absent' | 'failed';

interface Entry {
  answer: ImageAnswer;
  /** Of the picture it was made from, when that is known. */
  source?: string | undefined;
  /** Until then it is handed out without asking. */
  until: number;
}

const agent = onGlobal('image-agent', () => createAgent(MAX_SOCKETS, SILENCE_TIMEOUT));
const namedHosts = onGlobal('image-hosts-agent', () => createAgent(MAX_SOCKETS, SILENCE_TIMEOUT, { lookup: lookUpImageHost }));
const kept = onGlobal(
  'images',
  () =>
    new LRUCache<string, Entry>({
      maxSize: MAX_KEPT_BYTES,
      sizeCalculation: ({ answer }) => (typeof answer === 'string' ? 0 : answer.body.byteLength) + 512,
    }),
);
const opening = onGlobal('images-opening', () => createLimit(MAX_SOCKETS, MAX_WAITING));
const holding = onGlobal('images-holding', () => createLimit(MAX_HELD_BYTES));
const reading = onGlobal('images-reading', () => new Map<string, Promise<ImageAnswer>>());

/**
 * One size of a picture. One read per picture and size at a time; the last good one is handed out for as long as
 * the API fails, after a restart too. `requestId` is that of the request it is for.
 */
export async function getImage(file: RemoteFile, size: ImageSize, requestId: string): Promise<ImageAnswer> {
  const key = `${size} ${file.host ?? ''}${file.path}?${file.query ?? ''}`;
  const entry = kept.get(key) ?? fromDisk(key);
  if (!entry) return read(key, file, size, requestId);
  if (Date.now() < entry.until) return entry.answer;
  if (typeof entry.answer === 'string') return read(key, file, size, requestId);
  void read(key, file, size, requestId);
  return entry.answer;
}

function fromDisk(key: string): Entry | undefined {
  const answer = readPicture(key);
  // It may have changed since: shown at once, and read again.
  return answer && keep(key, answer, 0);
}

function keep(key: string, answer: ImageAnswer, milliseconds: number, source?: string): Entry {
  const entry = { answer, source, until: Date.now() + milliseconds };
  kept.set(key, entry);
  return entry;
}

function read(key: string, file: RemoteFile, size: ImageSize, requestId: string): Promise<ImageAnswer> {
  const running = reading.get(key);
  if (running) return running;
  const started = readNow(key, file, size, requestId).finally(() => reading.delete(key));
  reading.set(key, started);
  return started;
}

async function readNow(key: string, file: RemoteFile, size: ImageSize, requestId: string): Promise<ImageAnswer> {
  try {
    const work = (bytes: Buffer): Promise<StoredImage> => resized(key, bytes, size);
    return await opening(() => (isInline(file) ? loadedInline(file, work) : loaded(file, work)));
  } catch (error) {
    const reason = errorMessage(error).slice(0, 200);
    logger.warn({ requestId, image: file.path, reason }, 'Image cannot be shown');
    if (error instanceof MissingError) {
      deletePicture(key);
      return keep(key, 'absent', REST_MILLISECONDS).answer;
    }
    const last = kept.get(key);
    const hasLastGood = last !== undefined && typeof last.answer !== 'string';
    return hasLastGood ? keep(key, last.answer, REST_MILLISECONDS, last.source).answer : keep(key, 'failed', FAILED_MILLISECONDS).answer;
  }
}

function isInline({ path, host }: RemoteFile): boolean {
  return !host && path.startsWith(INLINE_FOLDER);
}

/** One that is not kept here (any more) may be on the next reading of its text: it is not known to be gone. */
async function loadedInline<T>({ path }: RemoteFile, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  const bytes = await readInlineImage(path.slice(INLINE_FOLDER.length));
  if (!bytes) throw new UnavailableError('a picture of a text that is not kept');
  return work(bytes);
}

/** Works on the bytes of a file, of which no more are in memory at a time than the budget has room for. */
async function loaded<T>(file: RemoteFile, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  const late = new AbortController();
  // The wait for room between the two is not the host's.
  const inTime = async <R>(reading: () => Promise<R>): Promise<R> => {
    const timer = setTimeout(() => late.abort(), READ_TIMEOUT);
    return reading().finally(() => clearTimeout(timer));
  };
  const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif,image/svg+xml' };
  const dispatcher = file.host ? namedHosts : agent;
  const response = await inTime(() => openRemote(file, { headers, maxBytes: MAX_IMAGE_BYTES, dispatcher, signal: late.signal }));
  const most = Number(response.headers['content-length'] ?? MAX_IMAGE_BYTES);
  let isRead = false;
  try {
    return await holding(
      async () => {
        isRead = true;
        return work(await inTime(() => readBody(response, most)));
      },
      AbortSignal.timeout(ROOM_TIMEOUT),
      most,
    );
  } finally {
    if (!isRead) await discard(response);
  }
}

async function resized(key: string, bytes: Buffer, size: ImageSize): Promise<StoredImage> {
  const type = imageType(bytes);
  if (type === null) throw new MalformedError('not a JPEG, PNG, WebP, GIF or SVG picture');
  const source = hashOf(bytes);
  const last = kept.get(key);
  if (last && last.source === source && typeof last.answer !== 'string') {
    keep(key, last.answer, FRESH_MILLISECONDS, source);
    return last.answer;
  }
  const pixels = type === 'svg' ? await rasteriseSvg(bytes) : bytes;
  const body = new Uint8Array(await resizeImage(pixels, size).catch(asMalformed));
  const image = { body, etag: `"${hashOf(body)}"` };
  keep(key, image, FRESH_MILLISECONDS, source);
  writePicture(key, image);
  return image;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

function asMalformed(error: unknown): never {
  throw new MalformedError(errorMessage(error));
}

/** A resized picture, ready to be sent. */
export interface StoredImage {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const FILE_NAME = 'pictures.sqlite';
const MAX_BYTES = 128 * 1024 * 1024;
const TTL = 30 * 86_400_000;

/** The embedded API starts with the site, each time at another address: nothing of it is stored. */
function store(): SqliteStore | undefined {
  const { API_BASE_URL, DATA_DIR } = environment();
  return API_BASE_URL ? onGlobal('picture-store', () => new SqliteStore({ path: join(DATA_DIR, FILE_NAME), maxBytes: MAX_BYTES })) : undefined;
}

/** A picture stored on disk, whatever its age: what is shown when the site starts while the API is down. */
export function readPicture(key: string): StoredImage | undefined {
  const text = store()?.get(`${apiBase()} ${key}`);
  if (text === undefined) return undefined;
  const mark = text.indexOf(' ');
  return { etag: text.slice(0, mark), body: new Uint8Array(Buffer.from(text.slice(mark + 1), 'base64')) };
}

export function writePicture(key: string, { etag, body }: StoredImage): void {
  store()?.set(`${apiBase()} ${key}`, `${etag} ${Buffer.from(body).toString('base64')}`, { ttl: TTL, priority: 'usual' });
}

export function deletePicture(key: string): void {
  store()?.delete(`${apiBase()} ${key}`);
}
