import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPlain, sendWhole } from '../front/plain-response';
import { encode } from 'html-entities';
import { isSameText } from '@/lib/runtime/signature';
import { directionOf, type Locale } from '@/lib/i18n/locales';

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
  if (isSameText(givenToken(request.headers.authorization), token)) return true;
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
  const headers = {
    'content-type': type === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    vary: 'Accept, Authorization',
    ...(type === 'html' && { 'content-security-policy': PLAIN_DOCUMENT_POLICY }),
  };
  sendWhole(response, { status: response.statusCode, headers, body });
}

/** `?format=` says which form is wanted; without it a client that accepts HTML gets a page. */
export function wantsHtml({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const format = new URLSearchParams(url.split('?')[1] ?? '').get('format');
  return format === null ? /\btext\/html\b/.test(headers.accept ?? '') : format === 'html';
}

/** Pages for operators and editors have no scripts and no pictures, and this one style. */
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#13231f;background:#fff}table{border-collapse:collapse;margin-block:0 2rem}caption{font-weight:700;text-align:start;padding-block:.5rem}th,td{border:1px solid #857c6c;padding:.3rem .6rem;text-align:start;vertical-align:top}td.bad{background:#fdecea;color:#a8201a;font-weight:600}a{color:#0b5b4b}';

/** Their policy: nothing loads, nothing runs. */
const PLAIN_DOCUMENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type Cell = string | { text: string; isBad?: boolean; href?: string };

/** A whole page of parts that are HTML already. */
export function plainDocument(title: string, parts: string[], locale: Locale = 'en'): string {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${encode(title)}</title><style>${STYLE}</style></head><body><h1>${encode(title)}</h1>${parts.join('')}</body></html>\n`;
}

/** A table; without headings each row's first cell is its own. */
export function table(caption: string, headings: string[], rows: Cell[][]): string {
  const head = headings.length > 0 ? `<thead><tr>${headings.map((text) => `<th scope="col">${encode(text)}</th>`).join('')}</tr></thead>` : '';
  const body = rows.map(([first = '', ...others]) => `<tr><th scope="row">${contentOf(first)}</th>${others.map(cell).join('')}</tr>`).join('');
  return `<table><caption>${encode(caption)}</caption>${head}<tbody>${body}</tbody></table>`;
}

function cell(value: Cell): string {
  return `<td${typeof value === 'object' && value.isBad ? ' class="bad"' : ''}>${contentOf(value)}</td>`;
}

function contentOf(value: Cell): string {
  if (typeof value === 'string') return `<bdi>${encode(value)}</bdi>`;
  const text = `<bdi>${encode(value.text)}</bdi>`;
  return value.href === undefined ? text : `<a href="${encode(value.href)}">${text}</a>`;
}
