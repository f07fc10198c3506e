import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Locale } from '@/lib/i18n/locales';
import { sendPlain } from './plain-response';

/** Redirects to a path of this site: whatever stands in front of it, no other host can be meant. */
export function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  response.setHeader('location', location.replace(/^[/\\]+/, '/'));
  response.setHeader('cache-control', status === 308 ? 'public, max-age=3600' : 'no-store');
  response.setHeader('vary', 'Accept-Language, Cookie');
  sendPlain(response, status, '');
}

/** Records a language as the visitor's own choice. The language switcher's script writes the same cookie. */
export function rememberLanguage(response: ServerResponse, locale: Locale, isHttps: boolean): void {
  const secure = isHttps ? '; Secure' : '';
  response.setHeader('set-cookie', `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure}`);
}

/** The visitor's recorded choice, unchecked. */
export function chosenLanguage(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  return cookieOf(request, LANGUAGE_COOKIE);
}

/** Value of a cookie, unchecked. */
export function cookieOf(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const { cookie } = request.headers;
  if (!cookie) return undefined;
  for (const pair of cookie.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
