import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_DOCUMENT_POLICY } from './plain-document';
import { sendPlain } from '../front/plain-response';

/**
 * True for a client that sends the token: as a bearer token, or as the password a browser asks for, whatever the name beside it. All others are
 * answered here: without a token configured the address does not exist.
 */
export function authorize(token: string | undefined, request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('x-robots-tag', 'noindex, nofollow');
  response.setHeader('cache-control', 'no-store');
  if (!token) {
    sendPlain(response, 404, 'Not Found');
    return false;
  }
  if (isSameSecret(givenToken(request.headers.authorization), token)) return true;
  response.setHeader('www-authenticate', 'Basic realm="Operators and editors", charset="UTF-8"');
  sendPlain(response, 401, 'Unauthorized');
  return false;
}

function givenToken(authorization: string | undefined): string {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Sends a page or data that no cache stores and no search engine lists. */
export function sendUnlisted(response: ServerResponse, type: 'html' | 'json', body: string): void {
  response.writeHead(response.statusCode, {
    'content-type': type === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    vary: 'Accept, Authorization',
    ...(type === 'html' && { 'content-security-policy': PLAIN_DOCUMENT_POLICY }),
  });
  response.end(body);
}

/** `?format=` says which form is wanted; without it a client that accepts HTML gets a page. */
export function wantsHtml({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const format = new URLSearchParams(url.split('?')[1] ?? '').get('format');
  return format === null ? /\btext\/html\b/.test(headers.accept ?? '') : format === 'html';
}

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(expected));
}
