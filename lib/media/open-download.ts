import type { Dispatcher } from 'undici';
import { attachment, downloadOf, isPublicFile, isNamedFile } from '@/lib/media/file-address';
import { fileOf } from '@/lib/media/image-address';
import { openRemote, remotePath } from '@/lib/media/remote-file';
import { discard, UnavailableError } from '@/lib/platform/transport';

interface OpenDownloadOptions {
  range: string | undefined;
  ifRange: string | undefined;
  signal: AbortSignal;
}

/**
 * Path on the API's host of `/files/{path}?q={its own query}`, signed where `fileAddress` says so;
 * null for an address of no download.
 */
export function downloadPath(address: URL): string | null {
  const path = remotePath(address.pathname.replace(/^\/files(?=\/)/, ''));
  return path && (isNamedFile(address) || isPublicFile(path)) ? path : null;
}

/** Opens a download: always saved, never shown. Rejects as `openRemote` does. */
export async function openDownload(
  address: URL,
  path: string,
  { range, ifRange, signal }: OpenDownloadOptions,
) {
  const credentials = isNamedFile(address) ? 'include' : 'omit';
  const headers = requestHeaders(range, ifRange);
  const opened = await openRemote(fileOf(address), { signal, headers, credentials });
  // An error page with status 200 is not a file, and does not mean that the file is missing.
  if (isPage(opened) && !/\.x?html?$/i.test(path)) {
    await discard(opened);
    throw new UnavailableError('a page instead of a file');
  }
  return {
    status: opened.statusCode,
    headers: responseHeaders(path, opened.headers),
    body: opened.body,
  };
}

function isPage({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return statusCode !== 416 && /^text\/html\b/i.test(String(headers['content-type'] ?? ''));
}

/** A single range is forwarded, as browsers send to resume; it is one of the file's own bytes. */
function requestHeaders(
  range: string | undefined,
  ifRange: string | undefined,
): Record<string, string> {
  const isOnePart = range !== undefined && /^bytes=(?:\d+-\d*|-\d+)$/.test(range);
  return {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(isOnePart && { range, ...(ifRange !== undefined && { 'if-range': ifRange }) }),
  };
}

/** Headers of the host that are kept; type and name are decided here. */
const PASSED_ON = [
  'content-length',
  'content-encoding',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

function responseHeaders(
  path: string,
  given: Record<string, string | string[] | undefined>,
): Record<string, string> {
  const { name, type } = downloadOf(path);
  const passedOn = PASSED_ON.flatMap((field) =>
    typeof given[field] === 'string' ? [[field, given[field]]] : [],
  );
  return {
    ...(Object.fromEntries(passedOn) as Record<string, string>),
    'content-type': type,
    'content-disposition': attachment(name),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  };
}
