import type { ApiFailure } from '@/lib/content-api/result';
import { CHOSEN_PARAMETER } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';
import { isItemId } from '@/lib/routes/parameters';
import { ROUTES, SCREEN_ROUTES, type RouteName } from '@/lib/routes/table';
import { errorResponse } from '@/lib/platform/http-messages';

/** Types that are read by programs of other sites in their visitors' browsers. */
const CORS_TYPES = new Set(['text/calendar', 'application/atom+xml', 'text/csv']);

export function textDocument(
  body: string,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      ...(CORS_TYPES.has(type) && { 'access-control-allow-origin': '*' }),
      ...headers,
    },
  });
}

/** While the API fails, 503 makes caches keep their last good copy. */
export function documentFailure(failure: ApiFailure): Response {
  return errorResponse(failure.kind === 'missing' ? 404 : 503);
}

/** Makes the route handler of a document in a language, with or without an item's id. */
export function documentHandler(
  name: RouteName,
  answer: (locale: Locale, id: string, parameters: Record<string, string>) => Promise<Response>,
) {
  return async ({ url }: Request): Promise<Response> => {
    const parameters = ROUTES[name].path.match(new URL(url).pathname) ?? {};
    const { language, id } = parameters;
    return isLocale(language) && (id === undefined || isItemId(id))
      ? answer(language, id ?? '', parameters)
      : errorResponse(404);
  };
}

/** XML forbids or discourages these characters. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Writes an XML document; `root` is the root element's name with its attributes. */
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

/** Escapes a text for iCalendar and vCard, where it could end its line or value. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** A line of iCalendar (RFC 5545 §3.1) or vCard (RFC 6350 §3.2) has at most 75 octets. */
const MAX_OCTETS = 75;

/** Joins the lines of iCalendar or vCard. Long lines continue after a line break and a space. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
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

const PREFIX = `{/:language(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})}?`;

/** Browsers may prerender these screens. Links that set a cookie or open elsewhere are excluded. */
export function speculationRules() {
  const screens = SCREEN_ROUTES.map(([, { pattern }]) =>
    pattern === '/' ? `${PREFIX}{/}?` : PREFIX + pattern,
  );
  const elsewhere = { selector_matches: '[target], [download], [data-same-screen]' };
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: screens },
            { not: { href_matches: `/*\\?*${CHOSEN_PARAMETER}=*` } },
            { not: elsewhere },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
