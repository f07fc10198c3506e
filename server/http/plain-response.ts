import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { LanguageRequest } from '@/lib/i18n/decide-language';
import { withLanguage } from '@/lib/i18n/language-path';
import {
  directionOf,
  LANGUAGE_COOKIE,
  languageCookie,
  LOCALES,
  type Locale,
} from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { cookieValue, noStoreHeaders } from '@/lib/platform/http-messages';
import { isHttps } from '@/lib/platform/env';
import TEXTS from '@/messages/without-framework.json' with { type: 'json' };

export interface BufferedResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

export interface CollectedResponse extends BufferedResponse {
  body: Buffer;
}

/** Sends a response unchanged. Node omits the body for HEAD, 204 and 304. */
export function sendResponse(
  response: ServerResponse,
  { status, headers, body }: BufferedResponse,
): void {
  const hasLength = status !== 204 && status !== 304;
  endResponse(
    response.writeHead(status, {
      ...headers,
      ...(hasLength && { 'content-length': Buffer.byteLength(body) }),
    }),
    body,
  );
}

/** A short plain response: limits, redirects, health. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  sendResponse(response, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: text && `${text}\n`,
  });
}

/** Headers of Node or undici as single strings. Repeated headers are joined. */
export function joinHeaders(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Record<string, string> {
  const present = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );
}

export function filterHeaders(
  headers: Record<string, string>,
  passes: (name: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => passes(name)));
}

interface RequestAndResponse {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Visitors can see these statuses, so each status has a page. The page contains the text in every
 * language, because the visitor's language is not known here. `deploy/nginx.conf` contains the page
 * for 503, too.
 */
const ERROR_PAGE_TEXTS: Partial<Record<number, 'missing' | 'failed'>> = {
  404: 'missing',
  503: 'failed',
};

function errorPage(status: number, name: 'missing' | 'failed'): string {
  const paragraphs = LOCALES.map((locale) => {
    const { [name]: text, home } = TEXTS[locale];
    return `<p lang="${locale}" dir="${directionOf(locale)}">${text} <a href="${withLanguage(routes.home, locale)}">${home}</a></p>`;
  });
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  return [
    `<!doctype html><html lang="fr">${head}<title>${status}</title><h1>${status}</h1>`,
    ...paragraphs,
  ].join('\n');
}

/**
 * Refuses a request with the name of the status. Browsers get a short page, since visitors follow
 * links to missing files.
 */
export function sendError({ request, response }: RequestAndResponse, status: number): void {
  for (const [name, value] of Object.entries(noStoreHeaders(status)))
    response.setHeader(name, value);
  const name = request.headers.accept?.includes('text/html') ? ERROR_PAGE_TEXTS[status] : undefined;
  if (!name) return sendPlain(response, status, STATUS_CODES[status] ?? '');
  sendResponse(response, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: errorPage(status, name),
  });
}

export function sendMethodNotAllowed(call: RequestAndResponse, allowed: readonly string[]): void {
  call.response.setHeader('allow', allowed.join(', '));
  sendError(call, 405);
}

/** The headers that decide, with the cookie, the language of an address without prefix. */
export const LANGUAGE_VARY = 'Accept-Language, Sec-Fetch-Site';

/**
 * Redirects to a path of this site. The location has no host, so it is correct whatever proxy is in
 * front.
 */
export function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  response.setHeader('location', location.replace(/^[/\\]+/, '/'));
  response.setHeader('cache-control', status === 308 ? 'public, max-age=3600' : 'no-store');
  response.setHeader('vary', `Cookie, ${LANGUAGE_VARY}`);
  sendPlain(response, status, '');
}

/**
 * Records a language as the visitor's own choice. The language switcher's script writes the same
 * cookie.
 */
export function rememberLanguage(response: ServerResponse, locale: Locale): void {
  response.setHeader('set-cookie', languageCookie(locale, isHttps()));
}

export function languageHints(
  request: Pick<IncomingMessage, 'headers'>,
): Omit<LanguageRequest, 'pathname' | 'query'> {
  const {
    'accept-language': acceptLanguage,
    'sec-fetch-site': fetchSite,
    cookie,
  } = request.headers;
  return { choice: cookieValue(cookie, LANGUAGE_COOKIE), acceptLanguage, fetchSite };
}

/**
 * Bound of unsent response bytes over all connections. Above it, the response that has waited
 * longest is dropped.
 */
export const MAX_UNSENT_BYTES = 64 * 1024 * 1024;

/**
 * Unsent bytes of connections, in the order in which they began to wait. A connection has one
 * response at a time.
 */
const unsentBytes = new Map<Socket, number>();
let totalUnsentBytes = 0;

/**
 * Ends a response with its body. Bytes that the kernel does not accept at once count against the
 * bound until they are sent.
 */
export function endResponse(response: ServerResponse, body: Uint8Array | string | undefined): void {
  response.end(body);
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  stopTracking(socket);
  unsentBytes.set(socket, socket.writableLength);
  totalUnsentBytes += socket.writableLength;
  response.once('close', () => stopTracking(socket));
  for (const [slowest] of unsentBytes) {
    if (totalUnsentBytes <= MAX_UNSENT_BYTES) return;
    stopTracking(slowest);
    slowest.destroy();
  }
}

function stopTracking(socket: Socket): void {
  totalUnsentBytes -= unsentBytes.get(socket) ?? 0;
  unsentBytes.delete(socket);
}
