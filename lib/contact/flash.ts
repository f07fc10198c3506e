/**
 * Cookie by which a browser without scripts learns, on the screen it is redirected to, that its
 * message was sent.
 */
export const FLASH_COOKIE = 'message-sent';
/** From the redirect to the request that follows it. */
const LIFETIME_SECONDS = 60;

/**
 * `Set-Cookie` of the redirect to a path, or, once the screen was shown, the one that removes the
 * cookie.
 */
export function flashCookie(path: string, state: 'sent' | 'shown', isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${FLASH_COOKIE}=1; Path=${path}; Max-Age=${state === 'sent' ? LIFETIME_SECONDS : 0}; HttpOnly; SameSite=Lax${secure}`;
}
