import { z } from 'zod';
import {
  DEFAULT_LOCALE,
  LOCALES,
  byLanguage,
  type Locale,
  fieldSuffix,
  type FieldSuffix,
} from '@/lib/i18n/locales';
import { parseApiDate, type ApiDate } from '@/lib/dates/api-date';
import { firstText, type Localised } from '@/lib/i18n/localise';
import { isItemId } from '@/lib/routes/parameters';
import { decodeEntities, plainText } from '@/lib/text/plain-text';
import { firstMembers, reportCut, reportDropped } from './dropped';
import { LONGEST, toHtml, toShortText, toText } from './texts';
import { isRecord, members, placeOf, spreadTranslations, unpack, unwrapped } from './wire-forms';

/** Every oddity of the back office is named once, here: the wire forms of specification §3. */

/** A field that may hold anything, or be missing. */
export function anything<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

/**
 * A name, a title, a label, a slug; numbers are read as text, anything else (null, missing,
 * objects) as empty.
 */
export const text = anything(toShortText);

/**
 * What a record is: the name of its class or table in the back office, `App\\Models\\Article`,
 * `articles`, says `article`.
 */
export const recordType = text.transform((value) =>
  (value.split('\\').at(-1) ?? '').toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''),
);

/** The HTML of a body. What becomes of it is bounded where it is read. */
export const html = anything(toHtml);

/**
 * What a template engine of the back office escapes in an address: a `&` of a query may be followed
 * by any word.
 */
const ESCAPED = /&(?:amp|quot|apos|lt|gt|#0*39|#x27);/gi;

/** Where something is. A part of an address leads elsewhere: one that is too long is none. */
export const address = anything((value) => {
  const found = toText(placeOf(value)).replace(ESCAPED, decodeEntities);
  if (found.length <= LONGEST.address) return found;
  reportCut(`an address of ${found.length} characters`);
  return '';
});

/** A record's id: number or text on the wire, text for us. A record without one is malformed. */
export const id = z
  .union([z.number().int(), z.string().trim().min(1)])
  .transform(String)
  .refine((value) => /^[\w.-]{1,64}$/.test(value), 'is not an id');

/**
 * Id of a record with a screen of its own. One that no address can have would be a link to the
 * not-found screen.
 */
export const itemId = id.refine(isItemId, 'is not an id of an address');

export const flag = anything((value) => value === true || /^(?:1|true)$/i.test(toShortText(value)));

/** A number that may arrive as text; null when there is none. Decimal commas are accepted. */
export const numeric = anything((value): number | null => {
  const found = toShortText(value).replace(',', '.');
  const number = found === '' ? Number.NaN : Number(found);
  return Number.isFinite(number) ? number : null;
});

const THOUSANDS = /^\d{1,3}(?:[ ,.\u00A0\u202F]\d{3})+$/;

/**
 * A whole number that may arrive as text, also as PHP's `number_format` writes it, thousands apart;
 * null when there is none.
 */
export const whole = anything((value): number | null => {
  const found = toShortText(value);
  const number = Number(THOUSANDS.test(found) ? found.replace(/\D/g, '') : found || Number.NaN);
  return Number.isFinite(number) ? Math.trunc(number) : null;
});

/** A number of records; null when it is missing or nonsense. */
export const count = whole.transform((value) => (value === null ? null : Math.max(0, value)));

/** A date as text, or as PHP prints its own: `{date, timezone_type, timezone}`. */
export const date = anything(readDate);

/** The end of a period. A day without an hour is its last day, to the last minute. */
export const endDate = anything((value) =>
  readDate(
    /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(toShortText(value))
      ? `${toShortText(value).trim()} 23:59`
      : value,
  ),
);

function readDate(value: unknown): ApiDate {
  if (!isRecord(value) || value['date'] === undefined) return parseApiDate(toShortText(value));
  const zone = toShortText(value['timezone']).replace(/^UTC$/i, 'Z');
  return parseApiDate(
    toShortText(value['date']) + (/^(?:Z|[+-]\d{2}:\d{2})$/i.test(zone) ? zone : ''),
  );
}

/**
 * A list of records; malformed ones are logged and left out. One in which nothing is a record of
 * ours is a malformed answer.
 */
export function listOf<S extends z.ZodType>(schema: S, most: number = LONGEST.list) {
  return z
    .unknown()
    .optional()
    .transform((value, context): z.output<S>[] => {
      const isAlone = isRecord(value) && 'id' in value;
      const list = isAlone ? [value] : value === undefined ? undefined : members(value);
      if (!list) {
        context.addIssue({ code: 'custom', message: 'is not a list' });
        return z.NEVER;
      }
      const good = keepWellFormed(list, schema, most);
      // One malformed record alone is one malformed item; several without a good one among them are
      // another contract.
      const isNonsense = list.length > 1 || isAlone || (list.length === 1 && !isRecord(list[0]));
      if (good.length === 0 && isNonsense)
        context.addIssue({ code: 'custom', message: 'is a list of nothing we know' });
      return good;
    });
}

/**
 * As `listOf`, for a list inside a record, which may have a wrapper, or be keyed by ids, or one
 * record alone; anything else is an empty one.
 */
export function innerListOf<S extends z.ZodType>(schema: S) {
  return anything((value): z.output<S>[] => keepWellFormed(related(value), schema, LONGEST.list));
}

export function related(value: unknown): unknown[] {
  const inner = unwrapped(unpack(value));
  const list = members(inner);
  if (list || !isRecord(inner)) return list ?? [];
  if ('id' in inner) return [inner];
  const records = Object.values(inner);
  return records.every(isRecord) ? records : [];
}

function keepWellFormed<S extends z.ZodType>(
  list: unknown[],
  schema: S,
  most: number,
): z.output<S>[] {
  const good = firstMembers(list, most).flatMap((member, index): z.output<S>[] => {
    const result = schema.safeParse(spreadTranslations(member));
    if (result.success) return [result.data];
    reportDropped(index, result.error);
    return [];
  });
  return withoutRepeated(good);
}

/**
 * A join repeats a record, once for each of another table. An event that takes place again starts,
 * or is drawn, at another time.
 */
function withoutRepeated<T>(records: T[]): T[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    if (
      !isRecord(record) ||
      typeof record['id'] !== 'string' ||
      (record['name'] ?? record['start']) === undefined
    )
      return true;
    const { id, type, name, start, drawn } = record;
    const key = JSON.stringify([id, type, name, start, isRecord(drawn) && drawn['start']]);
    return !seen.has(key) && seen.add(key);
  });
}

/** A record inside a record; null when it is missing or malformed. */
export function innerRecord<S extends z.ZodType>(schema: S) {
  return anything((value): z.output<S> | null => {
    const result = schema.safeParse(spreadTranslations(unpack(value)));
    return result.success ? result.data : null;
  });
}

/** The wire fields of a localised value: `name`, `name_ar`, `name_en`. */
export function variantsOf<Name extends string, Schema = typeof text>(
  name: Name,
  schema?: Schema,
): Record<`${Name}${FieldSuffix}`, Schema> {
  const fields = LOCALES.map((language) => [name + fieldSuffix(language), schema ?? text]);
  return Object.fromEntries(fields) as Record<`${Name}${FieldSuffix}`, Schema>;
}

export function localisedField<
  Name extends string,
  Fields extends Record<`${Name}${FieldSuffix}`, unknown>,
>(record: Fields, name: Name) {
  const field = (language: Locale): `${Name}${FieldSuffix}` => `${name}${fieldSuffix(language)}`;
  return byLanguage((language) => record[field(language)]);
}

/** A text that is nothing but markup says nothing to a reader: it counts as empty. */
export function worded(value: Localised): Localised {
  const words = (text: string): string => (/[<&]/.test(text) && plainText(text) === '' ? '' : text);
  return byLanguage((language) => words(value[language]));
}

/**
 * The same with a base text, which is what every reader falls back to: that of another language, or
 * `otherwise`.
 */
export function withBase(value: Localised, otherwise = ''): Localised {
  const texts = filled(worded(value));
  return texts[DEFAULT_LOCALE] === '' ? { ...texts, [DEFAULT_LOCALE]: otherwise } : texts;
}

/**
 * A text with a base text, which every reader falls back to: that of another language, where there
 * is no French one.
 */
export function filled(value: Localised): Localised {
  return value[DEFAULT_LOCALE] === '' ? { ...value, [DEFAULT_LOCALE]: firstText(value) } : value;
}

/**
 * The name a record is shown under: without one in any language its slug or number, since links and
 * titles need words.
 */
export function nameOf(
  record: { id: string; slug?: string } & Record<`name${FieldSuffix}`, string>,
): Localised {
  return withBase(localisedField(record, 'name'), slugWords(record.slug) || numberOf(record.id));
}

/** `article/12/foire-d-oran` → `foire d oran`. */
export function slugWords(slug = ''): string {
  return (slug.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
}

export function numberOf(id: string): string {
  return `n° ${id}`;
}

/**
 * The base text is what every record must have; without it there is nothing to show in French nor
 * to fall back to.
 */
export function hasText(value: Localised): boolean {
  return firstText(value) !== '';
}
