import { z } from 'zod';
import {
  address,
  byLanguage,
  count,
  date,
  hasName,
  html,
  id,
  innerListOf,
  innerRecord,
  localised,
  text,
  textList,
  UNNAMED,
  variantsOf,
  words,
} from './fields';

/** A downloadable file. An empty `language` means that it is for all readers. */
export const fileEntry = z
  .object({
    id,
    name: address.refine((value) => value !== '', 'is empty'),
    ...variantsOf('description'),
    lang: text,
    deleted_at: date,
  })
  .transform((record) => ({
    id: record.id,
    path: record.name,
    description: byLanguage(record, 'description'),
    language: record.lang,
    isDeleted: record.deleted_at !== null,
  }));
export type FileEntry = z.infer<typeof fileEntry>;

export const fileList = innerListOf(fileEntry);

const namedRecord = z.object({ id, slug: text, ...variantsOf('name', words) });

function namedFields(record: z.output<typeof namedRecord>) {
  return { id: record.id, slug: record.slug, name: localised(record, 'name') };
}

/** A category or service as a link, such as a tag of an article. */
export const taxonomyLink = namedRecord.transform(namedFields).refine(hasName, UNNAMED);
export type TaxonomyLink = z.infer<typeof taxonomyLink>;

/** A category or service in a sidebar; `items` is null if the API does not count them. */
export const countedTaxonomy = namedRecord
  .extend({ articles_count: count })
  .transform((record) => ({ ...namedFields(record), items: record.articles_count }))
  .refine(hasName, UNNAMED);
export type CountedTaxonomy = z.infer<typeof countedTaxonomy>;

/** The category or service of a listing screen. The contract does not promise its id. */
export const taxonomy = namedRecord
  .extend({ id: text, ...variantsOf('description', html) })
  .transform((record) => ({
    ...namedFields(record),
    description: localised(record, 'description'),
  }))
  .refine(hasName, UNNAMED);
export type Taxonomy = z.infer<typeof taxonomy>;

export const item = namedRecord.extend({
  ...variantsOf('description', html),
  ...variantsOf('image', address),
  created_at: date,
  /** Laravel adds this field by itself; the specification does not have it. */
  updated_at: date,
});

export function itemOf(record: z.output<typeof item>) {
  return {
    ...namedFields(record),
    body: localised(record, 'description'),
    image: byLanguage(record, 'image'),
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  };
}

/** The pivot record of a deleted category contains `null`. */
const categoryOfArticle = z.object({ category: innerRecord(taxonomyLink) });

export const article = item
  .extend({
    starts_at: date,
    cat_articles: innerListOf(categoryOfArticle),
    file_articles: fileList,
  })
  .transform((record) => ({
    ...itemOf(record),
    startsAt: record.starts_at,
    categories: record.cat_articles.flatMap(({ category }) => category ?? []),
    files: record.file_articles,
  }))
  .refine(hasName, UNNAMED);
export type Article = z.infer<typeof article>;

/** A service page. The features and services of the home screen are pages as well. */
export const page = item
  .extend({
    ...variantsOf('extraDescription', html),
    iconInput: text,
    ...variantsOf('points', textList),
    service: innerRecord(taxonomyLink),
    file_pages: fileList,
  })
  .transform((record) => ({
    ...itemOf(record),
    extraDescription: localised(record, 'extraDescription'),
    icon: record.iconInput,
    points: byLanguage(record, 'points'),
    service: record.service,
    files: record.file_pages,
  }))
  .refine(hasName, UNNAMED);
export type Page = z.infer<typeof page>;

/** A search result. A type without a screen on this site is malformed. */
export function searchResultOf<const Type extends string>(types: readonly Type[]) {
  return item
    .extend({ type: z.enum(types) })
    .transform((record) => ({ ...itemOf(record), type: record.type }))
    .refine(hasName, UNNAMED);
}
