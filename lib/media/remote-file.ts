import type { Dispatcher } from 'undici';
import { apiBase, discard, expectOk, MalformedError, MissingError, send, UnavailableError } from '@/lib/api/transport';
import { remoteAddress } from './remote-path';
import { splitQuery, type ImagePath } from './image-address';
import { isImageHost } from './image-hosts';

export interface RemoteFile {
  path: ImagePath;
  /** The file's own query string, if its address had one. */
  query: string | null;
  /** `https://images.example.org` where it is not the API's; one that the operator named. */
  host?: string | null;
}

/** The file that an image's path names. */
export function remoteFileOf(image: ImagePath): RemoteFile {
  const [whole, query] = splitQuery(image);
  const host = /^https?:\/\/[^/]+/.exec(whole)?.[0] ?? null;
  return { path: whole.slice(host?.length ?? 0), query: query || null, host };
}

interface OpenOptions {
  headers: Record<string, string>;
  maxBytes: number;
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** `omit` for a path that no content is known to name. */
  credentials?: 'include' | 'omit';
}

/**
 * Opens a file of the API's host: GET, no redirects, size announced within bounds. The host is the configured one, or one of IMAGE_HOSTS. Where a part of it was asked
 * for, the answer may be that part (206), or that there is none (416).
 */
export async function openRemote(file: RemoteFile, { maxBytes, ...options }: OpenOptions): Promise<Dispatcher.ResponseData> {
  // Pages that proxies keep may name a host that is named no more.
  if (file.host && !isImageHost(new URL(file.host))) throw new MissingError('not a host of IMAGE_HOSTS');
  const address = remoteAddress(file.host ?? apiBase(), file.path, file.query);
  if (!address) throw new MissingError('not a file’s address');
  const response = await send(address, options);
  if (!isPart(response, options.headers)) await expectOk(response);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    await discard(response);
    throw new MalformedError(`file over ${maxBytes} bytes`);
  }
  // An error page answered with status 200 is no file, and does not say that there is none.
  if (isPage(response) && !/\.x?html?$/i.test(file.path)) {
    await discard(response);
    throw new UnavailableError('a page instead of a file');
  }
  return response;
}

function isPart({ statusCode, headers }: Dispatcher.ResponseData, asked: Record<string, string>): boolean {
  return 'range' in asked && [206, 416].includes(statusCode) && /^bytes [\d*]/.test(String(headers['content-range']));
}

function isPage({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return statusCode !== 416 && /^text\/html\b/i.test(String(headers['content-type'] ?? ''));
}
