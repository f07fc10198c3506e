import { STATUS_CODES } from 'node:http';
import { createHash } from 'node:crypto';

/**
 * Every 503 asks clients to retry after 10 seconds: by then waiting renderings have ended, and a
 * failing API has been called again.
 */
const RETRY_AFTER_SECONDS = '10';
/** A request's body may have 16 kB. */
export const MAX_REQUEST_BYTES = 16 * 1024;

export function isMissingStatus(status: number): boolean {
  return status === 404 || status === 410;
}

/** Returns the headers of a response that no cache may store, with `Retry-After` for a 503. */
export function noStoreHeaders(status: number): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

/** Makes a response without content; its text is by default the name of the status. */
export function errorResponse(
  status: number,
  { text = STATUS_CODES[status] ?? '', headers = {} }: ErrorResponseOptions = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...noStoreHeaders(status),
      ...headers,
    },
  });
}

export function jsonErrorResponse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: noStoreHeaders(status) });
}

interface ErrorResponseOptions {
  text?: string;
  headers?: Record<string, string>;
}

export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Hashes a body, and anything else that distinguishes responses, for an entity tag. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
}

/** Whether `If-None-Match` (RFC 9110, 13.1.2) has an entity tag, or one that begins with it. */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return (
    typeof ifNoneMatch === 'string' && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(tag))
  );
}
