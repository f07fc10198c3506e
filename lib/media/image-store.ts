import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createAgent, MalformedError, MissingError, readBody } from '@/lib/api/transport';
import { onGlobal } from '@/lib/global-instance';
import { logger } from '@/lib/logger';
import type { ImageWidth } from './image-address';
import { imageType } from './image-type';
import { openRemote, type RemoteFile } from './remote-file';
import { resizeImage } from './resize';

const READ_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 5000;
const MAX_SOCKETS = 8;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
const MAX_KEPT_BYTES = 48 * 1024 * 1024;
/** After this long a picture is handed out once more while it is read again. */
const FRESH_MILLISECONDS = 10 * 60 * 1000;
/** No picture there, or a broken one: not asked for again at once. */
const ABSENT_MILLISECONDS = 15_000;
/** The API did not answer for a picture we never had. */
const FAILED_MILLISECONDS = 2000;

/** A resized picture, ready to be sent. */
export interface StoredImage {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

interface Entry {
  /** Null: nothing that could be shown. */
  image: StoredImage | null;
  readAt: number;
}

const agent = onGlobal('image-agent', () => createAgent(MAX_SOCKETS, SILENCE_TIMEOUT));
const kept = onGlobal(
  'images',
  () => new LRUCache<string, Entry>({ maxSize: MAX_KEPT_BYTES, sizeCalculation: ({ image }) => (image?.body.byteLength ?? 0) + 512 }),
);
const reading = onGlobal('images-reading', () => new Map<string, Promise<StoredImage | null>>());

/**
 * One width of a picture of the API's host, or null when there is none to show. One read per picture and width at a time; the last
 * good one is kept for as long as there is room while the API is down.
 */
export async function getImage(file: RemoteFile, width: ImageWidth): Promise<StoredImage | null> {
  const key = `${width} ${file.path}?${file.query ?? ''}`;
  const entry = kept.get(key);
  if (!entry) return read(key, file, width);
  const age = Date.now() - entry.readAt;
  if (entry.image === null) return age < ABSENT_MILLISECONDS ? null : read(key, file, width);
  if (age > FRESH_MILLISECONDS) void read(key, file, width);
  return entry.image;
}

function read(key: string, file: RemoteFile, width: ImageWidth): Promise<StoredImage | null> {
  const running = reading.get(key);
  if (running) return running;
  const started = readNow(key, file, width).finally(() => reading.delete(key));
  reading.set(key, started);
  return started;
}

async function readNow(key: string, file: RemoteFile, width: ImageWidth): Promise<StoredImage | null> {
  try {
    const image = await load(file, width);
    kept.set(key, { image, readAt: Date.now() });
    return image;
  } catch (error) {
    const lastGood = kept.get(key)?.image ?? null;
    const isGone = error instanceof MissingError || error instanceof MalformedError;
    logger.warn({ image: file.path, reason: error instanceof Error ? error.message.slice(0, 200) : String(error) }, 'Image cannot be shown');
    const image = isGone ? null : lastGood;
    const rest = isGone || lastGood ? ABSENT_MILLISECONDS : FAILED_MILLISECONDS;
    kept.set(key, { image, readAt: Date.now() - (image ? FRESH_MILLISECONDS : ABSENT_MILLISECONDS) + rest });
    return image;
  }
}

async function load(file: RemoteFile, width: ImageWidth): Promise<StoredImage> {
  const signal = AbortSignal.timeout(READ_TIMEOUT);
  const accept = 'image/webp,image/png,image/jpeg,image/gif';
  const response = await openRemote(file, { accept, maxBytes: MAX_IMAGE_BYTES, dispatcher: agent, signal });
  const bytes = await readBody(response, MAX_IMAGE_BYTES);
  if (imageType(bytes) === null) throw new MalformedError('not a JPEG, PNG, WebP or GIF picture');
  const body = new Uint8Array(await resizeImage(bytes, width).catch(asMalformed));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** A picture that cannot be decoded is broken; one whose turn never came is not. */
function asMalformed(error: unknown): never {
  if (error instanceof Error && error.name === 'BusyError') throw error;
  throw new MalformedError(error instanceof Error ? error.message : String(error));
}
