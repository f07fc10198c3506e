import type { Dispatcher } from 'undici';
import {
  apiBase,
  discard,
  expectOk,
  MissingError,
  send,
  UnavailableError,
  type SendOptions,
} from '@/lib/runtime/transport';
import { environment } from '@/lib/runtime/env';
import { decodedOnce } from '@/lib/text/web-address';
import { partsOf, type ImagePath } from './image-address';
import { isForeignHost, isImageHost, namedHosts } from './image-hosts';

/**
 * No redirects; on other hosts than the API's, public addresses only. A range may be answered by
 * that range (206) or by 416.
 */
export async function openRemote(
  file: ImagePath,
  options: Omit<SendOptions, 'method' | 'body' | 'dispatcher'>,
): Promise<Dispatcher.ResponseData> {
  const { host, pathname, query } = partsOf(file);
  // Pages in caches in front may name a host that is no longer configured.
  if (host && !isImageHost(new URL(host)) && !isForeignHost(new URL(host)))
    throw new MissingError('a host that may not be asked');
  const address =
    host === ''
      ? remoteAddress(apiBase(), pathname, query)
      : host + pathname + (query && `?${query}`);
  if (!address) throw new MissingError('not a file’s address');
  const response = await send(address, { ...options, dispatcher: host ? namedHosts() : undefined });
  if (!isPart(response, options.headers)) await expectOk(response);
  // An error page with status 200 is not a file, and does not mean that the file is missing.
  if (isPage(response) && !/\.x?html?$/i.test(pathname)) {
    await discard(response);
    throw new UnavailableError('a page instead of a file');
  }
  return response;
}

function isPart(
  { statusCode, headers }: Dispatcher.ResponseData,
  asked: Record<string, string>,
): boolean {
  return (
    'range' in asked &&
    [206, 416].includes(statusCode) &&
    /^bytes [\d*]/.test(String(headers['content-range']))
  );
}

function isPage({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return statusCode !== 416 && /^text\/html\b/i.test(String(headers['content-type'] ?? ''));
}

const MAX_PATH_LENGTH = 1024;
const MAX_QUERY_LENGTH = 2048;
/** Folders on the API host that hold no files; the first segment in lower case. */
const CLOSED_FOLDERS = new Set(['api']);

/**
 * The path on the API host that an address of ours names, or null when it may not be read:
 * `/media/storage/a.png` → `/storage/a.png`. Refused are the API itself, `.` and `..`, hidden
 * files, empty segments, slashes and control characters, however often they are encoded.
 */
export function remotePath(pathname: string, prefix: '/media' | '/files'): ImagePath | null {
  if (!pathname.startsWith(`${prefix}/`) || pathname.length > MAX_PATH_LENGTH) return null;
  const segments = pathname.slice(prefix.length + 1).split('/');
  const plain = segments.map(fullyDecoded);
  if (!plain.every((segment) => segment !== null && isFileName(segment))) return null;
  if (CLOSED_FOLDERS.has(plain[0]?.toLowerCase() ?? '')) return null;
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

/**
 * A segment decoded until nothing changes; null if the first decoding fails. A name may contain a
 * literal `%`.
 */
function fullyDecoded(segment: string): string | null {
  let current = decodedOnce(segment);
  for (let pass = 1; pass < 8 && current !== null; pass += 1) {
    const next: string = decodedOnce(current) ?? current;
    if (next === current) return current;
    current = next;
  }
  return null;
}

function isFileName(segment: string): boolean {
  const look = segment.normalize('NFKC');
  return (
    segment !== '' &&
    !look.startsWith('.') &&
    !/[/\\;?\p{Cc}]/u.test(look) &&
    segment.isWellFormed()
  );
}

/** The first folder of a path below the base address of the API, in lower case, decoded. */
export function firstFolder(path: ImagePath): string {
  const folder = new URL(environment().API_BASE_URL ?? 'http://embedded.invalid').pathname.replace(
    /\/$/,
    '',
  );
  const inside = folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
  const [, first = ''] = inside.split('/');
  return (decodedOnce(first) ?? first).toLowerCase();
}

/**
 * Full address of a path on the API's host. A base with a path of its own is not doubled when the
 * path starts with it.
 */
export function remoteAddress(base: string, path: ImagePath, query: string | null): string | null {
  if (query !== null && (query.length > MAX_QUERY_LENGTH || /[\p{Cc}#\s]/u.test(query)))
    return null;
  const root = new URL(base);
  const folder = root.pathname.replace(/\/$/, '');
  const isWhole = folder !== '' && path.startsWith(`${folder}/`);
  const inside = isWhole ? path.slice(folder.length) : path;
  if (CLOSED_FOLDERS.has(inside.split('/')[1]?.toLowerCase() ?? '')) return null;
  return root.origin + folder + inside + (query ? `?${query}` : '');
}

/** Formats that are decoded, by their first bytes; the declared type is ignored. */
type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'svg';

const SIGNATURES: { type: ImageType; matches: (start: string) => boolean }[] = [
  { type: 'jpeg', matches: (start) => start.startsWith('\u00FF\u00D8\u00FF') },
  { type: 'png', matches: (start) => start.startsWith('\u0089PNG\r\n\u001A\n') },
  { type: 'gif', matches: (start) => /^GIF8[79]a/.test(start) },
  { type: 'webp', matches: (start) => /^RIFF[^]{4}WEBP/.test(start) },
  { type: 'avif', matches: (start) => /^[^]{4}ftypavi[fs]/.test(start) },
];

export function imageType(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return SIGNATURES.find(({ matches }) => matches(start))?.type ?? (isSvg(bytes) ? 'svg' : null);
}

/** What may precede the root element: declarations, comments, a document type. */
const PROLOGUE_BYTES = 4096;

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES)).trimStart();
  return (
    /^<(?:[?!]|svg[\s>])/.test(start) && !/^<!doctype html/i.test(start) && /<svg[\s>]/.test(start)
  );
}
