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

/** A downloadable file. `language` is empty where it is for every reader. */
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

const named = z.object({ id, slug: text, ...variantsOf('name', words) });

function namesOf(record: z.output<typeof named>) {
  return { id: record.id, slug: record.slug, name: localised(record, 'name') };
}

/** A category or service as a link: a tag of an article or page. */
export const taxonomyLink = named.transform(namesOf).refine(hasName, UNNAMED);
export type TaxonomyLink = z.infer<typeof taxonomyLink>;

/** A category or service in a sidebar. `items`: null where the API does not count them. */
export const countedTaxonomy = named
  .extend({ articles_count: count })
  .transform((record) => ({ ...namesOf(record), items: record.articles_count }))
  .refine(hasName, UNNAMED);
export type CountedTaxonomy = z.infer<typeof countedTaxonomy>;

/** A category or service of a listing screen. The contract does not promise its id. */
export const taxonomy = named
  .extend({ id: text, ...variantsOf('description', html) })
  .transform((record) => ({
    ...namesOf(record),
    description: localised(record, 'description'),
  }))
  .refine(hasName, UNNAMED);
export type Taxonomy = z.infer<typeof taxonomy>;

/** What articles, pages and search results have in common. */
export const item = named.extend({
  ...variantsOf('description', html),
  ...variantsOf('image', address),
  created_at: date,
  /** Not among the specification's fields; Laravel adds it by itself. */
  updated_at: date,
});

export function itemOf(record: z.output<typeof item>) {
  return {
    ...namesOf(record),
    body: localised(record, 'description'),
    image: byLanguage(record, 'image'),
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  };
}

/** A pivot record. A deleted category leaves it with `null`. */
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

/** A service page; features and services of the home screen are pages too. */
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

/** What a search finds. A type that has no screen here is malformed. */
export function searchResultOf<const Type extends string>(types: readonly Type[]) {
  return item
    .extend({ type: z.enum(types) })
    .transform((record) => ({ ...itemOf(record), type: record.type }))
    .refine(hasName, UNNAMED);
}
