import { join } from 'node:path';
import { SqliteFile } from '@/lib/api/cache/sqlite-file';
import { apiBase } from '@/lib/api/transport';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { logger } from '@/lib/runtime/logger';

/** A resized picture, ready to be sent. */
export interface StoredImage {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const FILE_NAME = 'pictures.sqlite';
const MAX_BYTES = 128 * 1024 * 1024;
const KEPT_MILLISECONDS = 30 * 86_400_000;
/** A file that cannot be used is tried again this often. */
const TRY_AGAIN = 60_000;

interface Shelf {
  file: SqliteFile | undefined;
  brokenAt: number;
}

const shelf = onGlobal('kept-pictures', (): Shelf => ({ file: undefined, brokenAt: 0 }));

/** A picture kept on disk, whatever its age: what is shown when the site starts while the API is down. */
export function readPicture(key: string): StoredImage | undefined {
  const text = onShelf((file, api) => file.get(`${api} ${key}`));
  if (text === undefined) return undefined;
  const mark = text.indexOf(' ');
  return { etag: text.slice(0, mark), body: new Uint8Array(Buffer.from(text.slice(mark + 1), 'base64')) };
}

export function writePicture(key: string, { etag, body }: StoredImage): void {
  onShelf((file, api) => file.set(`${api} ${key}`, `${etag} ${Buffer.from(body).toString('base64')}`, { ttl: KEPT_MILLISECONDS, priority: 'usual' }));
}

export function forgetPicture(key: string): void {
  onShelf((file, api) => file.delete(`${api} ${key}`));
}

/** The embedded API starts with the site, each time at another address: nothing of it is kept. */
function onShelf<T>(work: (file: SqliteFile, api: string) => T): T | undefined {
  const { API_BASE_URL, DATA_DIR } = environment();
  if (!API_BASE_URL || Date.now() - shelf.brokenAt < TRY_AGAIN) return undefined;
  try {
    shelf.file ??= new SqliteFile({
      path: join(DATA_DIR, FILE_NAME),
      maxBytes: MAX_BYTES,
      onDamage: (movedTo) => logger.error({ movedTo }, 'File of kept pictures was damaged: begun anew'),
    });
    return work(shelf.file, apiBase());
  } catch (error) {
    shelf.brokenAt = Date.now();
    logger.error(
      { file: FILE_NAME, reason: error instanceof Error ? error.message : String(error) },
      'Pictures cannot be kept on disk: in memory only',
    );
    return undefined;
  }
}
