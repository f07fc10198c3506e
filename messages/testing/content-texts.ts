import { demonstration } from '../../embedded-api/database/demonstration';
import organisation from '../../lib/organisation/demonstration.json' with { type: 'json' };
import type { Locale } from '../../lib/i18n/locales';

/** Every text of a language in a tree of records, each with its path, as it was written. */
function textsIn(value: unknown, language: Locale, path: string): [path: string, text: string][] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => textsIn(item, language, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    if (key === 'image') return [];
    if (key === language && typeof inner === 'string') return [[path, inner]];
    if (key === language && Array.isArray(inner))
      return inner.map((point) => [path, String(point)]);
    return textsIn(inner, language, `${path}.${key}`);
  });
}

/**
 * What the demonstration shows besides the interface: the kinds of its records, and the details of
 * the organisation.
 */
export const contentKinds: [name: string, records: unknown][] = [
  ...Object.entries(demonstration),
  ['organisation', organisation],
];

/** Every text of one kind in a language, HTML where the record holds HTML. */
export const contentTexts = (
  language: Locale,
  [name, records]: [string, unknown],
): [path: string, text: string][] => textsIn(records, language, name);

const INLINE = /<\/?(?:a|b|em|o:p|span|strong|sup|u)\b[^<>]*>/g;

/**
 * A text of the content as a reader may see it: each block a line of its own, encoded characters
 * and dates as a letter.
 */
export function readableContent(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&(?:amp;)*#?\w+;/g, 'x')
    .replace(/\{date:[^{}]+\}/g, 'x');
}
