import { STATUS_CODES } from 'node:http';
import { createHash } from 'node:crypto';

/**
 * `Retry-After` of every 503, in seconds: by then waiting renderings have ended, and a failing API
 * has been asked again.
 */
const RETRY_AFTER_SECONDS = '10';
/** Largest body of a request, in bytes. */
export const MAX_REQUEST_BYTES = 16 * 1024;

/** The item or file does not exist, or no longer does. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

/** Of a response that no cache stores; of 503, when to try again. */
export function unstoredHeaders(status: number): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

/**
 * A route handler's response without content: a line of text, the name of the status unless given.
 */
export function refusal(
  status: number,
  { text = STATUS_CODES[status] ?? '', headers = {} }: Refusal = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...unstoredHeaders(status),
      ...headers,
    },
  });
}

/** The same for a script: a message to show. */
export function jsonRefusal(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: unstoredHeaders(status) });
}

interface Refusal {
  text?: string;
  headers?: Record<string, string>;
}

/** The value of a cookie in a `Cookie` header. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * The hash of entity tags: of a body, and of anything else that distinguishes responses with that
 * body.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
}

/**
 * Whether `If-None-Match` (RFC 9110, 13.1.2) names the entity tag of a response, or one that begins
 * so: the client has that response.
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return (
    typeof ifNoneMatch === 'string' && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(tag))
  );
}
