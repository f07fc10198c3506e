import type { Dispatcher } from 'undici';
import { apiBase, discard, expectOk, MalformedError, MissingError, send, UnavailableError } from '@/lib/api/transport';
import { remoteAddress } from './remote-path';
import type { ImagePath } from './image-address';

export interface RemoteFile {
  path: ImagePath;
  /** The file's own query string, if its address had one. */
  query: string | null;
}

interface OpenOptions {
  accept: string;
  maxBytes: number;
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** `omit` for a path that no content is known to name. */
  credentials?: 'include' | 'omit';
}

/** Opens a file of the API's host: GET, no redirects, size announced within bounds. The host is the configured one, always. */
export async function openRemote(file: RemoteFile, { accept, maxBytes, ...options }: OpenOptions): Promise<Dispatcher.ResponseData> {
  const address = remoteAddress(apiBase(), file.path, file.query);
  if (!address) throw new MissingError('not a file’s address');
  const response = await send(address, { headers: { accept }, ...options });
  await expectOk(response);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.body.destroy();
    throw new MalformedError(`file over ${maxBytes} bytes`);
  }
  // An error page answered with status 200 is no file, and does not say that there is none.
  if (/^text\/html\b/i.test(String(response.headers['content-type'] ?? ''))) {
    await discard(response);
    throw new UnavailableError('a page instead of a file');
  }
  return response;
}
