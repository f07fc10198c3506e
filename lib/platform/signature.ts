import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { onGlobal } from '@/lib/platform/global-instance';

/**
 * Environment variable that passes the front's secret to its renderers, if the operator has set
 * none.
 */
export const INHERITED_SECRET = 'INHERITED_MEDIA_SECRET';

/**
 * The inherited one may be replaced while the site runs. A process outside a site (a test, a tool)
 * has a secret of its own.
 */
const key = () =>
  environment().MEDIA_SECRET ??
  process.env[INHERITED_SECRET] ??
  onGlobal('media-secret', () => randomBytes(32).toString('base64url'));

/**
 * A keyed hash in place of a value that is never stored, such as a client address: the same in all
 * instances with the same secret.
 */
export function keyedHash(text: string): string {
  return createHmac('sha256', key()).update(text).digest('base64url');
}

/** 72 bits: too many to guess over the network, yet short, since a page contains dozens. */
const LENGTH = 12;

/**
 * Signature of the address of a picture (`media`) or a file (`files`) of the API's host, its query
 * included.
 */
export function signatureOf(kind: 'media' | 'files', text: string): string {
  return keyedHash(`${kind} ${text}`).slice(0, LENGTH);
}

/** Compares in constant time, for any lengths. */
export function isSameText(given: string | undefined, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(expected));
}

/**
 * Whether an `Authorization` header has this bearer token. Its scheme is in letters of either case
 * (RFC 9110, 11.1).
 */
export function isBearer(authorization: string | undefined, token: string): boolean {
  return isSameText(authorization?.replace(/^bearer +/i, 'Bearer '), `Bearer ${token}`);
}
