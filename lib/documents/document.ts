import type { ApiFailure } from '@/lib/content-api/result';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isItemId } from '@/lib/routes/parameters';
import { ROUTES, type RouteName } from '@/lib/routes/table';
import { refusal } from '@/lib/platform/http-messages';

export function textDocument(
  body: string,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers } });
}

/** 503 while the API fails lets caches keep their last good copy. */
export function documentFailure(failure: ApiFailure): Response {
  return refusal(failure.kind === 'missing' ? 404 : 503);
}

/** Route handler of a language's document, or of an item's in a language. */
export function documentHandler(
  name: RouteName,
  answer: (locale: Locale, id: string, parameters: Record<string, string>) => Promise<Response>,
) {
  return async ({ url }: Request): Promise<Response> => {
    const parameters = ROUTES[name].path.match(new URL(url).pathname) ?? {};
    const { language, id } = parameters;
    return isLocale(language) && (id === undefined || isItemId(id))
      ? answer(language, id ?? '', parameters)
      : refusal(404);
  };
}

/** Characters that XML forbids or discourages. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An XML document. `root` is the name of the root element with its attributes. */
export function xmlFile(root: string, children: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root}>`,
    ...children,
    `</${root.split(' ')[0]}>`,
    '',
  ].join('\n');
}

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign);
}

/** A text value of iCalendar or vCard, which can end neither its line nor its part of a list. */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Octets of a line of iCalendar (RFC 5545 §3.1) and vCard (RFC 6350 §3.2). */
const MAX_OCTETS = 75;

/** Lines of iCalendar and vCard. A long line continues after a line break and a space. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
