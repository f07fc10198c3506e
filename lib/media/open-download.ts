import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  contentDisposition,
  downloadNameAndType,
  isPublicFile,
  hasValidSignature,
} from '@/lib/media/file-address';
import { remoteFileOf } from '@/lib/media/image-address';
import { openRemote, remotePath } from '@/lib/media/remote-file';
import { discardBody, UnavailableError } from '@/lib/platform/transport';

interface OpenDownloadOptions {
  clientHeaders: IncomingHttpHeaders;
  signal: AbortSignal;
}

/**
 * Returns the path on the API's host for an address `/files/{path}?q={query}`, or null. Files that
 * are not public need a signature (`fileAddress`).
 */
export function downloadPath(address: URL): string | null {
  const path = remotePath(address.pathname.replace(/^\/files(?=\/)/, ''));
  return path && (hasValidSignature(address) || isPublicFile(path)) ? path : null;
}

/** Opens a download: always saved, never shown. Rejects as `openRemote` does. */
export async function openDownload(
  address: URL,
  path: string,
  { clientHeaders, signal }: OpenDownloadOptions,
) {
  const credentials = hasValidSignature(address) ? 'include' : 'omit';
  const headers = forwardedHeaders(clientHeaders);
  const opened = await openRemote(remoteFileOf(address), { signal, headers, credentials });
  // An error page with status 200 is not a file, and does not mean that the file is missing.
  if (isHtmlPage(opened) && !/\.x?html?$/i.test(path)) {
    await discardBody(opened);
    throw new UnavailableError('a page instead of a file');
  }
  return {
    status: opened.statusCode,
    headers: responseHeaders(path, opened.headers),
    body: opened.body,
  };
}

function isHtmlPage({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return statusCode !== 416 && /^text\/html\b/i.test(String(headers['content-type'] ?? ''));
}

/**
 * Forwards conditional headers, which the host evaluates, and a single range, with which browsers
 * resume a download.
 */
function forwardedHeaders(asked: IncomingHttpHeaders): Record<string, string> {
  const isRange = /^bytes=(?:\d+-\d*|-\d+)$/.test(asked.range ?? '');
  return {
    ...pickHeaders(asked, ['if-none-match', 'if-modified-since']),
    ...(isRange && pickHeaders(asked, ['range', 'if-range'])),
    accept: '*/*',
  };
}

/** The host's headers that are passed on to visitors; type and name are decided here. */
const FORWARDED_HEADERS = [
  'content-length',
  'content-encoding',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

function responseHeaders(path: string, given: IncomingHttpHeaders): Record<string, string> {
  const { name, type } = downloadNameAndType(path);
  return {
    ...pickHeaders(given, FORWARDED_HEADERS),
    'content-type': type,
    'content-disposition': contentDisposition(name),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  };
}

function pickHeaders(
  headers: IncomingHttpHeaders,
  names: readonly string[],
): Record<string, string> {
  const found = Object.entries(headers).filter(([name]) => names.includes(name));
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}
