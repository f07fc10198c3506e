import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { attachment, downloadOf, isPublicFile, isNamedFile } from '@/lib/media/file-address';
import { fileOf } from '@/lib/media/image-address';
import { openRemote, remotePath } from '@/lib/media/remote-file';
import { discardBody, UnavailableError } from '@/lib/platform/transport';

interface OpenDownloadOptions {
  asked: IncomingHttpHeaders;
  signal: AbortSignal;
}

/**
 * Returns the path on the API's host for an address `/files/{path}?q={query}`, or null. Files that
 * are not public need a signature (`fileAddress`).
 */
export function downloadPath(address: URL): string | null {
  const path = remotePath(address.pathname.replace(/^\/files(?=\/)/, ''));
  return path && (isNamedFile(address) || isPublicFile(path)) ? path : null;
}

/** Opens a download: always saved, never shown. Rejects as `openRemote` does. */
export async function openDownload(
  address: URL,
  path: string,
  { asked, signal }: OpenDownloadOptions,
) {
  const credentials = isNamedFile(address) ? 'include' : 'omit';
  const headers = requestHeaders(asked);
  const opened = await openRemote(fileOf(address), { signal, headers, credentials });
  // An error page with status 200 is not a file, and does not mean that the file is missing.
  if (isPage(opened) && !/\.x?html?$/i.test(path)) {
    await discardBody(opened);
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

/**
 * Forwards conditional headers, which the host evaluates, and a single range, with which browsers
 * resume a download.
 */
function requestHeaders(asked: IncomingHttpHeaders): Record<string, string> {
  const isRange = /^bytes=(?:\d+-\d*|-\d+)$/.test(asked.range ?? '');
  return {
    ...pick(asked, ['if-none-match', 'if-modified-since']),
    ...(isRange && pick(asked, ['range', 'if-range'])),
    accept: '*/*',
  };
}

/** Headers of the host that visitors get; type and name are decided here. */
const PASSED_ON = [
  'content-length',
  'content-encoding',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

function responseHeaders(path: string, given: IncomingHttpHeaders): Record<string, string> {
  const { name, type } = downloadOf(path);
  return {
    ...pick(given, PASSED_ON),
    'content-type': type,
    'content-disposition': attachment(name),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  };
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const found = Object.entries(headers).filter(([name]) => names.includes(name));
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}
