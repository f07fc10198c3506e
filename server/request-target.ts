import type { IncomingMessage } from 'node:http';

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

/** What a `Host` header may hold: a name or an address in brackets, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * A request's head is one that every server in front reads as we do: exactly one host, which only the oldest version of the protocol
 * may leave out, and a body framed by its length or in plain chunks.
 */
export function isUnmistakable({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const framing = headers['transfer-encoding'];
  if (framing !== undefined && framing.toLowerCase() !== 'chunked') return false;
  let given = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  if (given === 0) return httpVersion === '1.0';
  return given === 1 && HOST.test(headers.host ?? '');
}
