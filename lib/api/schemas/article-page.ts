import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
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
  sentenceList,
  slugWords,
  text,
  variantsOf,
  withBase,
} from './fields';
import { isRecord } from './wire-forms';
import { wrappedRecord } from './listing';

/** A time of deletion, or a mark; empty, 0 or a database's zero date are none. */
const deleted = z.preprocess(
  (value) => (isRecord(value) ? value['date'] : value),
  z.union([z.literal(true), text.transform((value) => !/^(?:0|false|null|(?:0000-00-00|-0001-11-30).*)?$/i.test(value))]),
);

/** A downloadable file. `lang` null: for every reader. */
export const fileEntry = z
  .object({ id, name: address.refine((value) => value !== '', 'is empty'), ...variantsOf('description'), lang: text, deleted_at: deleted })
  .transform((record) => ({
    id: record.id,
    path: record.name,
    description: localisedField(record, 'description'),
    lang: languageOf(record.lang),
    isDeleted: record.deleted_at,
  }));
export type FileEntry = z.infer<typeof fileEntry>;

/** A language we do not serve is kept as such, so that the file is shown to no reader rather than to all. */
function languageOf(value: string): Locale | 'other' | null {
  const language = value.toLowerCase().split(/[-_]/)[0];
  if (!language) return null;
  return isLocale(language) ? language : 'other';
}

/** Category or service as a link: a tag of an article or page. */
export const taxonomyLink = z
  .object({ id: itemId, slug: text, ...variantsOf('name') })
  .transform((record) => ({ id: record.id, slug: record.slug, name: withBase(localisedField(record, 'name'), slugWords(record.slug)) }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type TaxonomyLink = z.infer<typeof taxonomyLink>;

/** Category or service in a sidebar, with the number of its items. */
export const countedTaxonomy = z
  .object({ id: itemId, slug: text, ...variantsOf('name'), articles_count: count, pages_count: count })
  /** `items`: null where the API does not count. */
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    name: nameOf(record),
    items: record.articles_count || (record.pages_count ?? record.articles_count),
  }));
export type CountedTaxonomy = z.infer<typeof countedTaxonomy>;

/** Category or service of a listing screen. Its id is the address's: the API may leave it out. */
export const taxonomy = z
  .object({ id: text, slug: text, ...variantsOf('name'), ...variantsOf('description', html) })
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    name: withBase(localisedField(record, 'name'), slugWords(record.slug) || (record.id && numberOf(record.id))),
    description: filled(localisedField(record, 'description')),
  }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type Taxonomy = z.infer<typeof taxonomy>;

/** `cat_articles` holds pivot records with the category inside; some answers hold the category itself. */
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
  .object({ ...NAMED_FIELDS, starts_at: date, cat_articles: innerListOf(categoryOfArticle), file_articles: innerListOf(fileEntry) })
  .transform((record) => ({
    ...itemOf(record),
    startsAt: record.starts_at,
    /** Each once: a back office may link one twice. */
    categories: [...new Map(record.cat_articles.map((category) => [category.id, category])).values()],
    files: record.file_articles,
  }));
export type Article = z.infer<typeof article>;

/** A service page; features and services of the home screen are pages too. */
export const page = z
  .object({
    ...NAMED_FIELDS,
    ...variantsOf('extraDescription', html),
    iconInput: text,
    ...variantsOf('points', sentenceList),
    service: wrappedRecord(taxonomyLink),
    file_pages: innerListOf(fileEntry),
  })
  .transform((record) => ({
    ...itemOf(record),
    extraDescription: localisedField(record, 'extraDescription'),
    icon: record.iconInput,
    points: localisedField(record, 'points'),
    service: record.service,
    files: record.file_pages,
  }));
export type Page = z.infer<typeof page>;

/**
 * What a search finds; null for what has no screen here. A type may be the name of a class or table of the back office:
 * `App\\Models\\Article`, `articles`.
 */
export function searchResultOf<const Type extends string>(types: readonly Type[]) {
  const type = text.transform((value) => value.split('\\').at(-1)?.toLowerCase().replace(/s$/, '')).pipe(z.string().min(1));
  return z.object({ ...NAMED_FIELDS, type }).transform((record) => {
    const known = types.find((each) => each === record.type);
    return known === undefined ? null : { ...itemOf(record), type: known };
  });
}
