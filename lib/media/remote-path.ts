import type { ImagePath } from './image-address';

const MAX_PATH_LENGTH = 1024;
const MAX_QUERY_LENGTH = 512;
/** Folders on the API host that hold no files; the first segment in lower case. */
const CLOSED_FOLDERS = new Set(['api']);

/**
 * The path on the API host that an address of ours names, or null when it may not be read: `/media/storage/a.png` →
 * `/storage/a.png`. Refused are the API itself, `.` and `..`, hidden files, empty segments, slashes and control characters,
 * however often they are encoded.
 */
export function remotePath(pathname: string, prefix: '/media' | '/files'): ImagePath | null {
  if (!pathname.startsWith(`${prefix}/`) || pathname.length > MAX_PATH_LENGTH) return null;
  const segments = pathname.slice(prefix.length + 1).split('/');
  const plain = segments.map(fullyDecoded);
  if (!plain.every((segment) => segment !== null && isFileName(segment))) return null;
  if (CLOSED_FOLDERS.has(plain[0]?.toLowerCase() ?? '')) return null;
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

/** A segment decoded until nothing changes; null when it is not even encoded well once. A name may hold a real per cent sign. */
function fullyDecoded(segment: string): string | null {
  let current = segment;
  for (let pass = 0; pass < 8; pass += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return pass === 0 ? null : current;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}

function isFileName(segment: string): boolean {
  const look = segment.normalize('NFKC');
  return segment !== '' && !look.startsWith('.') && !/[/\\;?\p{Cc}]/u.test(look) && segment.isWellFormed();
}

/** Full address of a path on the API's host. A base with a path of its own is not doubled when the path starts with it. */
export function remoteAddress(base: string, path: ImagePath, query: string | null): string | null {
  if (query !== null && (query.length > MAX_QUERY_LENGTH || /[\p{Cc}#\s]/u.test(query))) return null;
  const root = new URL(base);
  const folder = root.pathname.replace(/\/$/, '');
  const isWhole = folder !== '' && path.startsWith(`${folder}/`);
  const inside = isWhole ? path.slice(folder.length) : path;
  if (CLOSED_FOLDERS.has(inside.split('/')[1]?.toLowerCase() ?? '')) return null;
  return root.origin + folder + inside + (query ? `?${query}` : '');
}
