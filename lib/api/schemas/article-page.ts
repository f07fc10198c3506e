import { z } from 'zod';
import { isLocale, LOCALES, type Locale, DEFAULT_LOCALE, fieldSuffix } from '@/lib/i18n/locales';
import type { Localised } from '@/lib/i18n/localise';
import { foldText } from '@/lib/text/fold';
import { sentenceList, textList } from './contacts';
import {
  address,
  count,
  date,
  filled,
  localisedField,
  hasText,
  html,
  id,
  innerListOf,
  itemId,
  nameOf,
  numberOf,
  recordType,
  related,
  slugWords,
  text,
  variantsOf,
  withBase,
} from './fields';
import { MAX_MEMBERS } from './dropped';
import { inLanguage, isRecord, members, primaryLanguage } from './wire-forms';
import { wrappedRecord } from './listing';

/** A time of deletion, or a mark; empty, 0 or a database's zero date are none. */
const deleted = z.preprocess(
  (value) => (isRecord(value) ? value['date'] : value),
  z.union([
    z.literal(true),
    text.transform((value) => !/^(?:0|false|null|(?:0000-00-00|-0001-11-30).*)?$/i.test(value)),
  ]),
);

/**
 * A downloadable file, which goes by its path where it has no id. `languages` null: for every
 * reader.
 */
export const fileEntry = z
  .object({
    id: id.or(text),
    name: address.refine((value) => value !== '', 'is empty'),
    original_name: text,
    ...variantsOf('description'),
    lang: textList,
    deleted_at: deleted,
  })
  .transform((record) => ({
    id: record.id || record.name,
    path: record.name,
    description: describedAs(localisedField(record, 'description'), record.original_name),
    languages: languagesOf(record.lang),
    isDeleted: record.deleted_at,
  }));
export type FileEntry = z.infer<typeof fileEntry>;

/**
 * Files of a record: each of an upload field, of which Voyager keeps the address and the name that
 * it had, is one of its own.
 */
export const fileList = z.preprocess(
  (value) => related(value).flatMap(uploads),
  innerListOf(fileEntry),
);

function uploads(member: unknown): unknown[] {
  // A number without a dot or slash is an id of something else.
  if (typeof member === 'string' && /[./]/.test(member)) return [{ name: member }];
  if (!isRecord(member)) return [member];
  const { name, download_link: link } = member;
  if (link !== undefined) return [{ ...member, name: link }];
  const files = members(name)?.slice(0, MAX_MEMBERS) ?? [];
  if (files.length === 0) return [member];
  const id = files.length === 1 ? member['id'] : '';
  return files.map((file) => ({
    ...member,
    name: file,
    ...(isRecord(file) && 'download_link' in file && { ...file, name: file['download_link'] }),
    id,
  }));
}

function describedAs(description: Localised, name: string): Localised {
  return hasText(description) ? description : { ...description, [DEFAULT_LOCALE]: name };
}

const ALL_LANGUAGES = /^(?:all|tous|toutes|mul|\*)$/i;
/** As our readers call them. */
const LANGUAGE_NAMES = new Map(
  LOCALES.flatMap((reader) => {
    const names = new Intl.DisplayNames(reader, { type: 'language' });
    return LOCALES.map((locale) => [foldText(names.of(locale) ?? ''), locale] as const);
  }),
);

/**
 * Languages we do not serve are left out, so that their files are shown to no reader rather than to
 * all.
 */
function languagesOf(values: string[]): readonly Locale[] | null {
  if (values.length === 0 || values.some((value) => ALL_LANGUAGES.test(value))) return null;
  return values.flatMap((value) => {
    const tag = primaryLanguage(value);
    // `fra` is `fr`.
    const language =
      LANGUAGE_NAMES.get(foldText(value)) ??
      (/^[a-z]{3}$/.test(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? '') : tag);
    return isLocale(language) ? [language] : [];
  });
}

/** Category or service as a link: a tag of an article or page. */
export const taxonomyLink = z
  .object({ id: itemId, slug: text, ...variantsOf('name') })
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    name: withBase(localisedField(record, 'name'), slugWords(record.slug)),
  }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type TaxonomyLink = z.infer<typeof taxonomyLink>;

/** Category or service in a sidebar, with the number of its items. */
export const countedTaxonomy = z
  .object({
    id: itemId,
    slug: text,
    ...variantsOf('name'),
    articles_count: count,
    pages_count: count,
  })
  /** `items`: null where the API does not count. */
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    name: nameOf(record),
    items: record.articles_count || (record.pages_count ?? record.articles_count),
  }));
export type CountedTaxonomy = z.infer<typeof countedTaxonomy>;

/** Category or service of a listing screen. The API may leave out its id. */
export const taxonomy = z
  .object({ id: text, slug: text, ...variantsOf('name'), ...variantsOf('description', html) })
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    name: withBase(
      localisedField(record, 'name'),
      slugWords(record.slug) || (record.id && numberOf(record.id)),
    ),
    description: filled(localisedField(record, 'description')),
  }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type Taxonomy = z.infer<typeof taxonomy>;

/**
 * `cat_articles` holds pivot records with the category inside; some answers hold the category
 * itself.
 */
const categoryOfArticle = z
  .object({ category: wrappedRecord(taxonomyLink) })
  .loose()
  .transform((record, context) => {
    if (record.category) return record.category;
    const direct = taxonomyLink.safeParse(record);
    if (direct.success) return direct.data;
    context.addIssue({ code: 'custom', path: ['category'], message: 'is missing' });
    return z.NEVER;
  });

/** What articles, pages and search results have in common on the wire. */
export const NAMED_FIELDS = {
  id: itemId,
  slug: text,
  ...variantsOf('name'),
  ...variantsOf('description', html),
  ...variantsOf('image', address),
  created_at: date,
  /** Not among the specification's fields; Laravel adds it by itself. */
  updated_at: date,
};
const item = z.object(NAMED_FIELDS);

export function itemOf(record: z.infer<typeof item>) {
  return {
    id: record.id,
    slug: record.slug,
    name: nameOf(record),
    body: filled(localisedField(record, 'description')),
    image: localisedField(record, 'image'),
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  };
}

export const article = z
  .object({
    ...NAMED_FIELDS,
    starts_at: date,
    cat_articles: innerListOf(categoryOfArticle),
    file_articles: fileList,
  })
  .transform((record) => ({
    ...itemOf(record),
    startsAt: record.starts_at,
    /** Each once: a back office may link one twice. */
    categories: [
      ...new Map(record.cat_articles.map((category) => [category.id, category])).values(),
    ],
    files: record.file_articles,
  }));
export type Article = z.infer<typeof article>;

/** A service page; features and services of the home screen are pages too. */
const pageRecord = z.object({
  ...NAMED_FIELDS,
  ...variantsOf('extraDescription', html),
  iconInput: text,
  ...variantsOf('points', sentenceList),
  service: wrappedRecord(taxonomyLink),
  file_pages: fileList,
});
export const page = z.preprocess(spreadPoints, pageRecord).transform((record) => ({
  ...itemOf(record),
  extraDescription: localisedField(record, 'extraDescription'),
  icon: record.iconInput,
  points: localisedField(record, 'points'),
  service: record.service,
  files: record.file_pages,
}));
export type Page = z.infer<typeof page>;

/**
 * Points that are records with translations: `points: [{title: {fr, ar}}]` is `points: [{title}]`
 * and `points_ar: [{title}]`.
 */
function spreadPoints(record: unknown): unknown {
  const points = isRecord(record) ? members(record['points']) : undefined;
  if (!isRecord(record) || !points?.some((point) => inLanguage(point, DEFAULT_LOCALE) !== point))
    return record;
  const fields = LOCALES.map((language) => [
    `points${fieldSuffix(language)}`,
    points.map((point) => inLanguage(point, language)),
  ]);
  return { ...record, ...Object.fromEntries(fields) };
}

/** What a search finds; null for what has no screen here. */
export function searchResultOf<const Type extends string>(types: readonly Type[]) {
  return z
    .object({ ...NAMED_FIELDS, type: recordType.pipe(z.string().min(1)) })
    .transform((record) => {
      const known = types.find((each) => each === record.type);
      return known === undefined ? null : { ...itemOf(record), type: known };
    });
}
