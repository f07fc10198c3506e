import { z } from 'zod';
import { parseApiDate } from '@/lib/i18n/api-date';
import {
  mapLocales as eachLanguage,
  DEFAULT_LOCALE,
  fieldSuffix,
  LOCALES,
  type FieldSuffix,
  type Locale,
} from '@/lib/i18n/locales';
import { firstText, type Localised } from '@/lib/i18n/localise';
import { isItemId } from '@/lib/routes/parameters';
import { plainText } from '@/lib/text/plain-text';
import { firstMembers, reportCut, reportDropped } from './parse-report';
import { MAX_LENGTHS, toHtml, toShortText, toText } from './texts';
import { isEmptyAnswer, membersOf, unwrapData } from './wire-forms';

/** Readers of fields, for the closed list of wire forms in CONTRIBUTING.md. */

/** `read` may report a fault to its context; the field is then malformed. */
export function fieldReader<T>(read: (value: unknown, context: z.RefinementCtx) => T) {
  return z.unknown().optional().transform(read);
}

export const text = fieldReader(toShortText);

/** A name or title. Markup alone counts as empty, because links and headings need words. */
export const words = text.transform((value) =>
  /[<&]/.test(value) && plainText(value) === '' ? '' : value,
);

export const html = fieldReader(toHtml);

/** A path or address. One that is too long is dropped, since its beginning would lead elsewhere. */
export const address = fieldReader((value) => {
  const found = toText(value);
  if (found.length <= MAX_LENGTHS.address) return found;
  reportCut(`an address of ${found.length} characters`);
  return '';
});

/** An id that can stand in an address. A record without one is malformed. */
export const id = z
  .union([z.number().int(), z.string().trim()])
  .transform(String)
  .refine(isItemId, 'is not an id');

export const flag = fieldReader((value) => [true, 1, '1', 'true'].some((yes) => yes === value));

/** A finite number; null for anything else. */
export const numeric = fieldReader((value): number | null => {
  const found = toShortText(value).replace(',', '.');
  const number = found === '' ? Number.NaN : Number(found);
  return Number.isFinite(number) ? number : null;
});

/** A number of records or pages; null for anything else. */
export const count = numeric.transform((value) =>
  Number.isSafeInteger(value) && value !== null && value >= 0 ? value : null,
);

export const date = fieldReader((value) =>
  typeof value === 'object' && value !== null ? 'invalid' : parseApiDate(toText(value)),
);

/** The end of a period. A day without a time ends at 23:59. */
export const endDate = fieldReader((value) => {
  const day = toText(value);
  return date.parse(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day} 23:59` : value);
});

/**
 * A list of records. Malformed records are logged and left out. A list of two or more records, all
 * of them malformed, is malformed itself.
 */
export function listOf<S extends z.ZodType>(schema: S, maxMembers: number = MAX_LENGTHS.list) {
  return fieldReader((value, context): z.output<S>[] => {
    const list = membersOf(value);
    const good = list && wellFormedMembers(list, schema, maxMembers);
    if (good && (good.length > 0 || list.length < 2)) return good;
    context.addIssue({ code: 'custom', message: list ? 'holds no record' : 'is not a list' });
    return z.NEVER;
  });
}

/** A list inside a record. It may be absent, and all its members may be malformed. */
export function innerListOf<S extends z.ZodType>(schema: S) {
  return innerList((value) => membersOf(unwrapData(value))).transform((list) =>
    wellFormedMembers(list, schema, MAX_LENGTHS.list),
  );
}

/** Texts in a list, or in one text with commas, semicolons or line breaks between them. */
export const textList = innerList(
  (value) => membersOf(value) ?? splitText(toText(value)),
).transform((list) =>
  firstMembers(list, MAX_LENGTHS.list)
    .map(toShortText)
    .filter((member) => member !== ''),
);

function splitText(value: string): string[] | undefined {
  return value === '' ? undefined : value.split(/[,;\r\n]+/, MAX_LENGTHS.list + 1);
}

function innerList(read: (value: unknown) => unknown[] | undefined) {
  return fieldReader((value, context): unknown[] => {
    const list = value === undefined ? [] : read(value);
    if (list) return list;
    context.addIssue({ code: 'custom', message: 'is not a list' });
    return z.NEVER;
  });
}

function wellFormedMembers<S extends z.ZodType>(list: unknown[], schema: S, maxMembers: number) {
  return firstMembers(list, maxMembers).flatMap((member, index): z.output<S>[] => {
    const result = schema.safeParse(member);
    if (result.success) return [result.data];
    reportDropped(index, result.error);
    return [];
  });
}

/** A record inside a record, bare or in `data`; null if it is missing or malformed. */
export function innerRecord<S extends z.ZodType>(schema: S) {
  return fieldReader((value): z.output<S> | null => {
    if (value === undefined || value === '' || isEmptyAnswer(value)) return null;
    const result = schema.safeParse(unwrapData(value));
    if (result.success) return result.data;
    reportDropped('record', result.error);
    return null;
  });
}

/** Returns the wire fields of a localised value: `name`, `name_ar`, `name_en`. */
export function variantsOf<Name extends string, Schema = typeof text>(
  name: Name,
  schema?: Schema,
): Record<`${Name}${FieldSuffix}`, Schema> {
  const fields = LOCALES.map((language) => [name + fieldSuffix(language), schema ?? text]);
  return Object.fromEntries(fields) as Record<`${Name}${FieldSuffix}`, Schema>;
}

export function byLanguage<
  Name extends string,
  Fields extends Record<`${Name}${FieldSuffix}`, unknown>,
>(record: Fields, name: Name) {
  const field = (language: Locale): `${Name}${FieldSuffix}` => `${name}${fieldSuffix(language)}`;
  return eachLanguage((language) => record[field(language)]);
}

/** Reads a localised text. Without French, the first language that has a text replaces it. */
export function localised<Name extends string>(
  record: Record<`${Name}${FieldSuffix}`, string>,
  name: Name,
): Localised {
  const texts = byLanguage<Name, Record<`${Name}${FieldSuffix}`, string>>(record, name);
  return texts[DEFAULT_LOCALE] === '' ? { ...texts, [DEFAULT_LOCALE]: firstText(texts) } : texts;
}

/** For `refine`: a record without a name in any language is malformed. */
export const hasName = ({ name }: { name: Localised }): boolean => name[DEFAULT_LOCALE] !== '';
export const UNNAMED = { path: ['name'], message: 'is empty' };
