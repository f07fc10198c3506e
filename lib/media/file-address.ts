import { extname } from 'node:path';
import { hasCredentials } from '@/lib/platform/transport';
import { siteAddress, environment } from '@/lib/platform/env';
import { isSameText, signatureOf } from '@/lib/platform/signature';
import { withoutUnrulyMarks } from '@/lib/text/direction-marks';
import { decodedOnce, webAddress } from '@/lib/platform/parse-url';
import { fileOf, filePath, mediaAddress, partsOf, withoutLeadingDots } from './image-address';
import { isInternalHost } from './image-hosts';
import { firstFolder, remotePath } from './remote-file';
import fileTypes from './file-types.json' with { type: 'json' };

/**
 * Address on our own origin of a file of the API; null if the record names no usable one. It is
 * signed where a request needs proof that content names the file: unknown types, folders outside
 * FILE_FOLDERS, and any file if the API has a password. Visitors keep the others.
 */
export function fileAddress(value: string): string | null {
  const path = filePath(value, '/');
  if (!path) return null;
  const { pathname, query } = partsOf(path);
  if (!remotePath(pathname)) return null;
  const isSigned = hasCredentials() || !isPublicFile(pathname);
  const params = new URLSearchParams({
    ...(isSigned && { s: signatureOf('files', path) }),
    ...(query && { q: query }),
  });
  return `/files${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

/** Whether a page of the site named the file of this address under `/files`. */
export function isNamedFile(address: URL): boolean {
  return isSameText(address.searchParams.get('s') ?? '', signatureOf('files', fileOf(address)));
}

/** Where a picture among the files is shown, since files are saved; null for any other file. */
export function shownAddress(file: string): string | null {
  const address = new URL(file, 'https://site.invalid');
  const isPicture =
    address.pathname.startsWith('/files/') && typeOf(address.pathname)?.startsWith('image/');
  return isPicture ? mediaAddress(fileOf(address), 1280) : null;
}

/** Paths of the site itself, the same in every language. */
export const OWN_PATH = /^\/(?:media|files|assets|icons|locales|api)\//;

/**
 * Address of a file that is not the API's: on another public host, or one of the site's own. Null
 * for the API's, which back offices also write with the site's host or an internal name.
 */
export function fileElsewhere(value: string): string | null {
  const address = webAddress(value);
  const api = environment().API_BASE_URL;
  if (!address || address.pathname === '/' || isInternalHost(address.hostname)) return null;
  const isApi = api !== undefined && new URL(api).host === address.host;
  const isSite = new URL(siteAddress()).host === address.host;
  return isApi || (isSite && !OWN_PATH.test(address.pathname)) ? null : address.href;
}

/** The decoded name, without direction marks that make `annexe-fdp.exe` look like a PDF. */
export function fileName(value: string): string {
  const { pathname } = partsOf(filePath(value, '/') ?? '');
  return withoutUnrulyMarks(nameOf(pathname).replace(/[\p{Cc}/\\]+/gu, ' '));
}

/** `PDF`, `DOCX` … of a file name; empty when it has no extension. */
export function fileType(name: string): string {
  return /[^.]\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|rtf|txt|zip)$/i;

/** Address of a document of the API that a text links to; null for a link to anything else. */
export function bodyFileAddress(href: string): string | null {
  const text = withoutLeadingDots(href);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(text)) return null;
  const path = (text.split(/[?#]/)[0] ?? '').replace(/^\/*/, '/');
  const isFile =
    DOCUMENT.test(path) ||
    /^\/storage\//.test(path) ||
    (decodedOnce(path) !== null && isPublicFile(path));
  return isFile ? fileAddress(text) : null;
}

/** Known extensions and the types they are sent as; the type the API declares is ignored. */
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(fileTypes));
/** Type of any other file; browsers do not open it. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** Whether a path leads to a file and not to a route of the API, by its extension and folder. */
export function isPublicFile(path: string): boolean {
  return typeOf(path) !== undefined && environment().FILE_FOLDERS.includes(firstFolder(path));
}

/** The name a file is saved under, without path separators and direction marks, and its type. */
export function downloadOf(path: string) {
  const name = nameOf(path).replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-');
  return { name: name.slice(-150), type: typeOf(path) ?? UNKNOWN_TYPE };
}

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return decodedOnce(name) ?? name;
}

function typeOf(path: string): string | undefined {
  return TYPES.get(extname(nameOf(path)).slice(1).toLowerCase());
}

/** `Content-Disposition` (RFC 6266, RFC 5987): plain ASCII for old browsers, then the real name. */
export function attachment(name: string): string {
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
