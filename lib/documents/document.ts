import type { ApiFailure } from '@/lib/api/result';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isItemId } from '@/lib/routes/parameters';
import { ROUTES, type RouteName } from '@/lib/routes/table';
import { refusal } from '@/lib/runtime/refusal';

/*
 * Documents for machines. The front keeps and compresses them and answers conditional requests;
 * here they only say what they are.
 */

export function textDocument(
  body: string,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers } });
}

/**
 * 404 for an item that does not exist; 503 while the API fails, so that caches keep their last good
 * copy.
 */
export function documentFailure(failure: ApiFailure): Response {
  return refusal(failure.kind === 'missing' ? 404 : 503);
}

/**
 * Route handler of a language's document, by its pattern in the route table; `id` is that of the
 * item whose document it is.
 */
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

/** Characters XML may not hold, or should not: controls but for white space, two non-characters. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * An XML document: its root element, what stands in it, each on a line. `root` is the element's
 * name with its attributes.
 */
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

/*
 * The line format of iCalendar (RFC 5545 §3.1) and vCard (RFC 6350 §3.2): CRLF, folded at 75
 * octets.
 */

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * A text value: it can end neither its line nor its part of a list. Line breaks of any kind become
 * `\n`.
 */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/**
 * Lines joined as the formats require; a line that is too long continues after a line break and a
 * space, never inside a character.
 */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
