import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { processSingleton } from '@/lib/platform/request-context';

/**
 * Environment variable that passes the front's secret to its renderers, if the operator has set
 * none.
 */
export const INHERITED_SECRET = 'INHERITED_MEDIA_SECRET';

/** A process outside a site (a test, a tool) makes a secret of its own. */
const signingKey = () =>
  environment().MEDIA_SECRET ??
  process.env[INHERITED_SECRET] ??
  processSingleton('media-secret', () => randomBytes(32).toString('base64url'));

/**
 * A keyed hash stands for a value that is never stored, such as a client address. Instances with
 * the same secret make the same hash.
 */
export function keyedHash(text: string): string {
  return createHmac('sha256', signingKey()).update(text).digest('base64url');
}

/** Signatures have 72 bits: too many to guess, and short, since a page contains dozens. */
const SIGNATURE_LENGTH = 12;

/**
 * Signature of the address of a picture (`media`) or a file (`files`) of the API's host, its query
 * included.
 */
export function signatureOf(kind: 'media' | 'files', text: string): string {
  return keyedHash(`${kind} ${text}`).slice(0, SIGNATURE_LENGTH);
}

/** Compares in constant time, for any lengths. */
export function constantTimeEquals(given: string | undefined, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(expected));
}

/**
 * Whether an `Authorization` header has this bearer token. Its scheme is in letters of either case
 * (RFC 9110, 11.1).
 */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  return constantTimeEquals(authorization?.replace(/^bearer +/i, 'Bearer '), `Bearer ${token}`);
}
