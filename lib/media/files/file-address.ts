import { hasCredentials } from '@/lib/api/transport';
import { environment } from '@/lib/runtime/env';
import { withoutDirectionMarks } from '@/lib/text/direction-marks';
import { isKnownKind } from './download';
import { isInternalHost } from '@/lib/media/internal-hosts';
import { filePath, splitQuery } from '@/lib/media/image-address';
import { remotePath } from '@/lib/media/remote-path';
import { isSameText, signatureOf } from '@/lib/media/signature';

/**
 * Address on our own origin of a file of the API; null when the record names none that can be had. Only the path counts, as for images. It is
 * signed where only a file that content names is asked for: one of an unknown kind, and any where the API wants a password. Elsewhere it is
 * not, since readers keep such addresses.
 */
export function fileAddress(value: string): string | null {
  const path = filePath(value, '/');
  if (!path) return null;
  const [pathname, query] = splitQuery(path);
  if (!remotePath(`/files${pathname}`, '/files')) return null;
  const isSigned = hasCredentials() || !isKnownKind(pathname);
  const params = new URLSearchParams({ ...(isSigned && { s: signatureOf('files', path) }), ...(query && { q: query }) });
  return `/files${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

/** A page of ours named the file that an address under `/files` asks for. */
export function isNamedFile({ pathname, searchParams }: URL): boolean {
  const query = searchParams.get('q');
  const path = pathname.replace(/^\/files/, '') + (query === null ? '' : `?${query}`);
  return isSameText(searchParams.get('s') ?? '', signatureOf('files', path));
}

/**
 * The address of a file that is given in full and lies on another host, which visitors reach by themselves; null when it is the API's
 * to hand out. Back offices write their own idea of their own host: names only they know are the API's.
 */
export function fileElsewhere(value: string): string | null {
  const text = value.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { host, hostname, href, pathname } = new URL(text);
  const api = environment().API_BASE_URL;
  const isOfApi = api !== undefined && new URL(api).host === host;
  return isOfApi || pathname === '/' || isInternalHost(hostname) ? null : href;
}

/** The file's own name, decoded, as it is shown and saved. No mark in it makes `annexe-fdp.exe` look like `annexe-exe.pdf`. */
export function fileName(value: string): string {
  const last = (filePath(value, '/') ?? '').split('?')[0]?.split('/').at(-1) ?? '';
  try {
    return withoutDirectionMarks(decodeURIComponent(last).replace(/[\p{Cc}/\\]+/gu, ' '));
  } catch {
    return last;
  }
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
