import { z } from 'zod';
import { wrappedRecord } from './detail';
import { date, fold, id, innerListOf, nameOf, text, variantsOf } from './fields';
import { fileEntry } from './file';
import { taxonomyLink } from './taxonomy';

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

const articleFields = {
  id,
  slug: text,
  ...variantsOf('name'),
  ...variantsOf('description'),
  ...variantsOf('image'),
  starts_at: date,
  created_at: date,
  updated_at: date,
  cat_articles: innerListOf(categoryOfArticle),
  file_articles: innerListOf(fileEntry),
};

export const article = z.object(articleFields).transform((record) => ({
  id: record.id,
  slug: record.slug,
  name: nameOf(record),
  body: fold(record, 'description'),
  image: fold(record, 'image'),
  startsAt: record.starts_at,
  createdAt: record.created_at,
  /** Not in the contract; Laravel adds it by itself. */
  updatedAt: record.updated_at,
  categories: record.cat_articles,
  files: record.file_articles,
}));
export type Article = z.infer<typeof article>;
