import { CONTENT_LOCALES, type ContentLanguage } from '@/lib/i18n/content-languages';
import { LANGUAGES } from '@/lib/i18n/languages';
import { parseFlatJson } from '@/lib/runtime/read-text';
import { MAX_MEMBERS } from './dropped';
import { NOTHING } from './texts';

/** Forms in which back offices send lists and records. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON text that holds a list, an object or a text is read, also when it was written as JSON twice;
 * other text is left as it is.
 */
export function unpack(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*["[{]/.test(value)) return value;
  const inner = parseFlatJson(value);
  if (inner === undefined) return value;
  return typeof inner === 'string' ? unpack(inner) : inner;
}

/**
 * Names of a file's address in the records of uploads, the file itself before its small versions.
 */
const PLACES = ['download_link', 'original_url', 'url', 'path', 'original', 'full_url', 'src'];

/** Of an upload field, which may hold a list or a record: the address of the first file. */
export function placeOf(value: unknown): unknown {
  const unpacked = unpack(value);
  const [first = unpacked] = typeof unpacked === 'object' ? (members(unpacked) ?? []) : [];
  return isRecord(first)
    ? PLACES.map((name) => first[name]).find((place) => typeof place === 'string')
    : first;
}

/** Without the `data` wrapper that Laravel's resources have, of a record and of a list. */
export function unwrapped(value: unknown): unknown {
  return isRecord(value) && !('id' in value) && 'data' in value ? value['data'] : value;
}

/**
 * A record whose texts are in several languages as Laravel packages for translations keep them:
 * `name: {fr, en}` is `name`, `name_en`.
 */
export function spreadTranslations(value: unknown): unknown {
  // First, since it is asked of each of thousands of records.
  if (!isRecord(value) || !Object.values(value).some(mayHoldLanguages)) return value;
  const spread = Object.entries(value).flatMap(([name, given]) => {
    const inner = typeof given === 'string' && given.startsWith('{') ? unpack(given) : given;
    if (!isRecord(inner) || !isTranslated(inner)) return [];
    const ours = CONTENT_LOCALES.flatMap((language) => {
      const found = nameIn(inner, language);
      return found === undefined
        ? []
        : [[name + LANGUAGES[language].contentSuffix, inner[found]] as const];
    });
    // In place of the record itself, also where it has no text in the base language.
    return [[name, null] as const, ...ours];
  });
  return spread.length === 0 ? value : { ...value, ...Object.fromEntries(spread) };
}

function mayHoldLanguages(given: unknown): boolean {
  return typeof given === 'string' ? given.startsWith('{') : isRecord(given);
}

const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i;

/** The language of a tag without its region: `fr` of `fr_DZ`. */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
}

/**
 * A member of a list, with its texts by language replaced by those in one; itself where it has
 * none.
 */
export function inLanguage(member: unknown, language: ContentLanguage): unknown {
  if (!isRecord(member)) return member;
  if (isTranslated(member)) return member[nameIn(member, language) ?? ''];
  const texts = Object.entries(member).filter(
    ([, given]) => isRecord(given) && isTranslated(given),
  );
  return texts.length === 0
    ? member
    : {
        ...member,
        ...Object.fromEntries(texts.map(([name, given]) => [name, inLanguage(given, language)])),
      };
}

function nameIn(texts: Record<string, unknown>, language: ContentLanguage): string | undefined {
  return language in texts
    ? language
    : Object.keys(texts).find((name) => primaryLanguage(name) === language);
}

/** Texts by language, of which one is ours. Records of ours alone may hold anything. */
function isTranslated(record: Record<string, unknown>): boolean {
  const names = Object.keys(record);
  const ours = names.filter((name) =>
    CONTENT_LOCALES.some((language) => language === primaryLanguage(name)),
  );
  if (ours.length === 0 || !names.every((name) => LANGUAGE_TAG.test(name))) return false;
  return (
    ours.length === names.length ||
    Object.values(record).every(
      (value) => value === null || typeof value === 'string' || Array.isArray(value),
    )
  );
}

/**
 * Members of a list in any of its wire forms: a list, null, `{}`, an object with numeric keys, or
 * one of these as JSON text.
 */
export function members(value: unknown): unknown[] | undefined {
  const unpacked = unpack(value);
  if (typeof unpacked === 'string' && NOTHING.test(unpacked)) return [];
  if (Array.isArray(unpacked)) return unpacked;
  if (unpacked === null || unpacked === undefined || unpacked === '') return [];
  if (typeof unpacked !== 'object') return undefined;
  const keys = Object.keys(unpacked).slice(0, MAX_MEMBERS + 1);
  return keys.every((key) => /^\d+$/.test(key))
    ? keys.map((key) => Reflect.get(unpacked, key) as unknown)
    : undefined;
}
