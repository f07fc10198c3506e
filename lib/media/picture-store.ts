import { join } from 'node:path';
import { SqliteStore } from '@/lib/api/cache/sqlite-store';
import { apiBase } from '@/lib/api/transport';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';

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
