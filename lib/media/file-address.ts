import { extname } from 'node:path';
import { hasCredentials } from '@/lib/platform/transport';
import { siteAddress, environment } from '@/lib/platform/env';
import { constantTimeEquals, signatureOf } from '@/lib/platform/signature';
import { withoutUnrulyMarks } from '@/lib/text/characters';
import { tryDecodeUri, parseHttpUrl } from '@/lib/platform/parse-url';
import {
  remoteFileOf,
  filePath,
  mediaAddress,
  splitImagePath,
  withoutLeadingDots,
} from './image-address';
import { isInternalHost } from './image-hosts';
import { firstFolder, remotePath } from './remote-file';
import fileTypes from './file-types.json' with { type: 'json' };

/**
 * Returns the address of an API file on our own origin, or null if the record names none. It is
 * signed if the file's type is unknown, its folder is not in FILE_FOLDERS, or the API has a
 * password. The signature proves that the content names the file.
 */
export function fileAddress(value: string): string | null {
  const path = filePath(value, '/');
  if (!path) return null;
  const { pathname, query } = splitImagePath(path);
  if (!remotePath(pathname)) return null;
  const isSigned = hasCredentials() || !isPublicFile(pathname);
  const params = new URLSearchParams({
    ...(isSigned && { s: signatureOf('files', path) }),
    ...(query && { q: query }),
  });
  return `/files${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

/** Whether the signature shows that content named the file of this `/files` address. */
export function hasValidSignature(address: URL): boolean {
  return constantTimeEquals(
    address.searchParams.get('s') ?? '',
    signatureOf('files', remoteFileOf(address)),
  );
}

/** Returns the `/media` address of a picture under `/files`, where browsers would only save it. */
export function pictureAddress(file: string): string | null {
  const address = new URL(file, 'https://site.invalid');
  const isPicture =
    address.pathname.startsWith('/files/') && typeOf(address.pathname)?.startsWith('image/');
  return isPicture ? mediaAddress(remoteFileOf(address), 1280) : null;
}

/** Paths of this site that need no language prefix. */
export const OWN_PATH = /^\/(?:media|files|assets|icons|locales|api)\//;

/**
 * Returns a file's address if it is on another public host or among this site's own paths. Null for
 * an API file, even if a back office gave its address the site's host or an internal one.
 */
export function externalFileAddress(value: string): string | null {
  const address = parseHttpUrl(value);
  const api = environment().API_BASE_URL;
  if (!address || address.pathname === '/' || isInternalHost(address.hostname)) return null;
  const isApi = api !== undefined && new URL(api).host === address.host;
  const isSite = new URL(siteAddress()).host === address.host;
  return isApi || (isSite && !OWN_PATH.test(address.pathname)) ? null : address.href;
}

/** Returns the decoded name, without direction marks, which can make an `.exe` look like a PDF. */
export function fileName(value: string): string {
  const { pathname } = splitImagePath(filePath(value, '/') ?? '');
  return withoutUnrulyMarks(nameOf(pathname).replace(/[\p{Cc}/\\]+/gu, ' '));
}

export function fileType(name: string): string {
  return /[^.]\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|rtf|txt|zip)$/i;

/** Returns the `/files` address for a link in a text to an API document; null for other links. */
export function bodyFileAddress(href: string): string | null {
  const text = withoutLeadingDots(href);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(text)) return null;
  const path = (text.split(/[?#]/)[0] ?? '').replace(/^\/*/, '/');
  const isFile =
    DOCUMENT.test(path) ||
    /^\/storage\//.test(path) ||
    (tryDecodeUri(path) !== null && isPublicFile(path));
  return isFile ? fileAddress(text) : null;
}

/** The extension decides the type of a response; the type that the API declares is ignored. */
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(fileTypes));
/** Browsers save files of this type and never open them. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** Whether the extension and folder of a path show that it is a file and no route of the API. */
export function isPublicFile(path: string): boolean {
  return typeOf(path) !== undefined && environment().FILE_FOLDERS.includes(firstFolder(path));
}

/** Returns the type of a file and the name to save it under, without separators and marks. */
export function downloadNameAndType(path: string) {
  const name = nameOf(path).replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-');
  return { name: name.slice(-150), type: typeOf(path) ?? UNKNOWN_TYPE };
}

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return tryDecodeUri(name) ?? name;
}

function typeOf(path: string): string | undefined {
  return TYPES.get(extname(nameOf(path)).slice(1).toLowerCase());
}

/** Writes `Content-Disposition` (RFC 6266, 8187) with an ASCII name and the real one. */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]+/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
