import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { attachment, downloadOf, isKnownKind, type Download } from './download';
import { isNamedFile } from './file-address';
import { maxFileBytes } from './file-size';
import { openRemote } from '@/lib/media/remote-file';
import { remotePath } from '@/lib/media/remote-path';

interface OpenDownloadOptions {
  range: string | undefined;
  ifRange: string | undefined;
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

interface OpenedDownload {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

/**
 * Path on the API's host of a download on our own origin, `/files/{path on the API’s host}?q={its own query}`, signed where `fileAddress` says so; null
 * for an address that is no download.
 */
export function downloadPath(address: URL): string | null {
  const path = remotePath(address.pathname, '/files');
  return path && (isNamedFile(address) || isKnownKind(path)) ? path : null;
}

/** Opens a download: always saved, never shown. Rejects as `openRemote` does. */
export async function openDownload(address: URL, path: string, { range, ifRange, ...options }: OpenDownloadOptions): Promise<OpenedDownload> {
  const { statusCode, headers, body } = await openRemote(
    { path, query: address.searchParams.get('q') },
    {
      ...options,
      headers: requestHeaders(range, ifRange),
      maxBytes: maxFileBytes(),
      credentials: isNamedFile(address) ? 'include' : 'omit',
    },
  );
  return { status: statusCode, headers: responseHeaders(downloadOf(path), headers), body };
}

/** One part at most is asked for, as browsers do that resume. A range is counted in the file's own bytes. */
function requestHeaders(range: string | undefined, ifRange: string | undefined): Record<string, string> {
  const isOnePart = range !== undefined && /^bytes=(?:\d+-\d*|-\d+)$/.test(range);
  return {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(isOnePart && { range, ...(ifRange !== undefined && { 'if-range': ifRange }) }),
  };
}

/** What is the host's to say of a file; its type and name are not. */
const PASSED_ON = ['content-length', 'content-encoding', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

function responseHeaders({ name, type }: Download, given: Record<string, string | string[] | undefined>): Record<string, string> {
  const passedOn: Record<string, string> = {};
  for (const field of PASSED_ON) {
    const value = given[field];
    if (typeof value === 'string') passedOn[field] = value;
  }
  return {
    ...passedOn,
    'content-type': type,
    'content-disposition': attachment(name),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  };
}
