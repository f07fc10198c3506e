import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isSameText, signatureOf } from '@/lib/runtime/signature';
import { onGlobal } from '@/lib/runtime/global-instance';
import { putNew } from '@/lib/runtime/redis';

/** Query parameter of the address to which a form posted without scripts is redirected once its message is sent. */
export const CONFIRMATION_PARAMETER = 'sent';
/** From the redirect to the request that follows it. */
const LIFETIME_SECONDS = 60;
const MAX_REMEMBERED = 10_000;
const TOKEN = /^(?<content>(?<expires>[\da-z]{6,9})\.[\w-]{16})\.(?<signature>[\w-]{12})$/;

const used = onGlobal('contact-confirmations', () => new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: LIFETIME_SECONDS * 1000 }));

/** A token that shows "sent" once, without cookies and on any instance with the same secret; an address that was made up has no valid one. */
export function newConfirmation(now: number = Date.now()): string {
  const expires = Math.floor(now / 1000) + LIFETIME_SECONDS;
  const content = `${expires.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${signatureOf('sent', content)}`;
}

/** Written by this site, and not too long ago. It may have been shown already. */
export function isConfirmation(token: string, now: number = Date.now()): boolean {
  const { content, expires, signature } = TOKEN.exec(token)?.groups ?? {};
  if (content === undefined || expires === undefined || signature === undefined) return false;
  return isSameText(signature, signatureOf('sent', content)) && Number.parseInt(expires, 36) * 1000 >= now;
}

/** True for the first who asks, in all instances that share Redis. */
export async function takeConfirmation(token: string): Promise<boolean> {
  if (used.has(token)) return false;
  used.set(token, true);
  const before = await putNew(`contact:confirmed:${token}`, 'shown', LIFETIME_SECONDS * 1000);
  return before === null || before === undefined;
}
