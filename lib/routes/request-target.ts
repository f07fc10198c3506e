const MAX_LENGTH = 4096;
/** Dot segments, in any spelling, and backslashes: no browser sends them. */
const ODD_PATH = /\/(?:\.|%2e){1,2}(?:\/|$)|\\/i;

/** What a request line asks for, or the status that refuses it. */
export type Target = { ok: true; path: string; query: string } | { ok: false; status: 400 | 414 };

/** Splits a request's target. Refused are targets that are too long, no path of this site, or badly encoded, in path or query. */
export function readTarget(url: string): Target {
  if (url.length > MAX_LENGTH) return { ok: false, status: 414 };
  const { path, query } = splitTarget(url);
  if (!path.startsWith('/') || ODD_PATH.test(path) || !isDecodable(path) || !isDecodable(query)) return { ok: false, status: 400 };
  return { ok: true, path, query };
}

export function splitTarget(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Percent-encoded well, with no end-of-string character in it. */
export function isDecodable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}
