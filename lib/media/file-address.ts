import { extname } from 'node:path';
import { hasCredentials } from '@/lib/runtime/transport';
import { environment } from '@/lib/runtime/env';
import { withoutDirectionMarks } from '@/lib/text/direction-marks';
import { decodedOnce, webAddress } from '@/lib/text/web-address';
import { isInternalHost } from './image-hosts';
import { filePath, partsOf, withQuery } from './image-address';
import { firstFolder, remotePath } from './remote-file';
import { isSameText, signatureOf } from '@/lib/runtime/signature';
import fileTypes from './file-types.json' with { type: 'json' };

/**
 * Address on our own origin of a file of the API; null when the record names none that can be had. Only the path counts, as for images. It is
 * signed where only a file that content names is asked for: one of an unknown kind or outside FILE_FOLDERS, and any where the API wants a password.
 * Elsewhere it is not, since readers keep such addresses.
 */
export function fileAddress(value: string): string | null {
  const path = filePath(value, '/');
  if (!path) return null;
  const { pathname, query } = partsOf(path);
  if (!remotePath(`/files${pathname}`, '/files')) return null;
  const isSigned = hasCredentials() || !isPublicFile(pathname);
  const params = new URLSearchParams({ ...(isSigned && { s: signatureOf('files', path) }), ...(query && { q: query }) });
  return `/files${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

/** A page of ours named the file that an address under `/files` asks for. */
export function isNamedFile(address: URL): boolean {
  const path = withQuery(address.pathname.replace(/^\/files/, ''), address);
  return isSameText(address.searchParams.get('s') ?? '', signatureOf('files', path));
}

/**
 * The address of a file that is given in full and lies on another host, which visitors reach by themselves; null when it is the API's
 * to hand out. Back offices write their own idea of their own host: names only they know are the API's.
 */
export function fileElsewhere(value: string): string | null {
  const address = webAddress(value);
  const api = environment().API_BASE_URL;
  if (!address || address.pathname === '/' || isInternalHost(address.hostname)) return null;
  return api !== undefined && new URL(api).host === address.host ? null : address.href;
}

/** The file's own name, decoded, as it is shown and saved. No mark in it makes `annexe-fdp.exe` look like `annexe-exe.pdf`. */
export function fileName(value: string): string {
  const { pathname } = partsOf(filePath(value, '/') ?? '');
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const name = decodedOnce(last);
  return name === null ? last : withoutDirectionMarks(name.replace(/[\p{Cc}/\\]+/gu, ' '));
}

/** `PDF`, `DOCX` … of a file name; empty when it has no extension. */
export function fileType(name: string): string {
  return /[^.]\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|rtf|txt|zip)$/i;

/** Address of a document of the API that a text links to; null when the link leads to a screen or to somewhere else. */
export function bodyFileAddress(href: string): string | null {
  const text = href.trim();
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(text)) return null;
  const path = text.split(/[?#]/)[0] ?? '';
  return DOCUMENT.test(path) || /^\/?storage\//.test(path) ? fileAddress(text) : null;
}

/** Kinds that readers know, and what they are sent as: the API's own word for it counts for nothing. */
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(fileTypes));
/** Of any other file; no browser opens it. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** A path that leads to a file and not to a route of the API, whoever wrote it: by its ending and its folder. */
export function isPublicFile(path: string): boolean {
  return isKnownKind(path) && environment().FILE_FOLDERS.includes(firstFolder(path));
}

/** The name a file is saved under, and its type, by its path. The name holds no signs with a meaning in paths, no marks that reverse how it reads. */
export function downloadOf(path: string) {
  const name = nameOf(path).replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-');
  return { name: name.slice(-150), type: typeOf(path) ?? UNKNOWN_TYPE };
}

function isKnownKind(path: string): boolean {
  return typeOf(path) !== undefined;
}

function nameOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

function typeOf(path: string): string | undefined {
  return TYPES.get(extname(nameOf(path)).slice(1).toLowerCase());
}

/** `Content-Disposition` of a download (RFC 6266, RFC 5987): plain ASCII for old browsers, the true name for the others. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]+/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
