import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import { LANGUAGES } from '@/lib/i18n/languages';
import { isPlace, parseOrdered } from '../ordered-json';
import { MAX_MEMBERS } from './dropped';
import { NOTHING } from './texts';

/** Forms in which back offices send lists and records. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON text that holds a list, an object or a text is read, also when it was written as JSON twice; other text is left as it is. */
export function unpack(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*["[{]/.test(value)) return value;
  const inner = parseOrdered(value);
  if (inner === undefined) return value;
  return typeof inner === 'string' ? unpack(inner) : inner;
}

/** Of an upload field, which may hold a list or a record: the address of the first file. */
export function placeOf(value: unknown): unknown {
  const unpacked = unpack(value);
  const [first = unpacked] = typeof unpacked === 'object' ? (members(unpacked) ?? []) : [];
  return isRecord(first) ? (first['download_link'] ?? first['original_url'] ?? first['url'] ?? first['path']) : first;
}

/** Without the `data` wrapper that Laravel's resources have, of a record and of a list. */
export function unwrapped(value: unknown): unknown {
  return isRecord(value) && !('id' in value) && 'data' in value ? value['data'] : value;
}

/** A record whose texts are in several languages as Laravel packages for translations keep them: `name: {fr, en}` is `name`, `name_en`. */
export function spreadTranslations(value: unknown): unknown {
  // First, since it is asked of each of thousands of records.
  if (!isRecord(value) || !Object.values(value).some(mayHoldLanguages)) return value;
  const spread = Object.entries(value).flatMap(([name, given]) => {
    const inner = typeof given === 'string' && given.startsWith('{') ? unpack(given) : given;
    const languages = isRecord(inner) ? Object.keys(inner) : [];
    if (!isRecord(inner) || languages.length === 0 || !languages.every(isContentLanguage)) return [];
    // In place of the record itself, also where it has no text in the base language.
    return [
      [name, null] as const,
      ...CONTENT_LOCALES.flatMap((language) => (language in inner ? [[name + LANGUAGES[language].contentSuffix, inner[language]] as const] : [])),
    ];
  });
  return spread.length === 0 ? value : { ...value, ...Object.fromEntries(spread) };
}

function mayHoldLanguages(given: unknown): boolean {
  return typeof given === 'string' ? given.startsWith('{') : isRecord(given);
}

function isContentLanguage(name: string): boolean {
  return CONTENT_LOCALES.some((language) => language === name);
}

/** Members of a list in any of its wire forms: a list, null, `{}`, an object with numeric keys, or one of these as JSON text. */
export function members(value: unknown): unknown[] | undefined {
  const unpacked = unpack(value);
  if (typeof unpacked === 'string' && NOTHING.test(unpacked)) return [];
  if (Array.isArray(unpacked)) return unpacked;
  if (unpacked === null || unpacked === undefined || unpacked === '') return [];
  if (typeof unpacked !== 'object') return undefined;
  const keys = Object.keys(unpacked).slice(0, MAX_MEMBERS + 1);
  return keys.every(isPlace) ? keys.map((key) => Reflect.get(unpacked, key) as unknown) : undefined;
}
