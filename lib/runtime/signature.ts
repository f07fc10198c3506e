import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';

/** Variable through which the front hands the secret it keeps to its renderers, when the operator has set none. */
export const INHERITED_SECRET = 'INHERITED_MEDIA_SECRET';

/** A process that is no site (a test, a tool) has a secret of its own. */
const key = () =>
  onGlobal('media-secret', () => environment().MEDIA_SECRET ?? process.env[INHERITED_SECRET] ?? randomBytes(32).toString('base64url'));

/** A name for what is never kept itself, such as a visitor's address: the same in all instances with the same secret. */
export function keyedHash(text: string): string {
  return createHmac('sha256', key()).update(text).digest('base64url');
}

/** 72 bits: too many to guess over the network, and short, since a page holds dozens. */
const LENGTH = 12;

/** Proof that this site has written the address of a picture (`media`) or a file (`files`) of the API's host, its query included. */
export function signatureOf(kind: 'media' | 'files', text: string): string {
  return keyedHash(`${kind} ${text}`).slice(0, LENGTH);
}

/** Compares in constant time, whatever the lengths. */
export function isSameText(given: string | undefined, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(expected));
}
