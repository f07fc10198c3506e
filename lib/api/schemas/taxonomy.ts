import { z } from 'zod';
import { count, fold, hasText, id, nameOf, text, variantsOf, withBase, wordsOf } from './fields';

/** Category or service as a link: a tag of an article or page. */
export const taxonomyLink = z
  .object({ id, slug: text, ...variantsOf('name') })
  .transform((record) => ({ id: record.id, slug: record.slug, name: withBase(fold(record, 'name'), wordsOf(record.slug)) }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type TaxonomyLink = z.infer<typeof taxonomyLink>;

/** Category or service in a sidebar, with the number of its items. */
export const countedTaxonomy = z
  .object({ id, slug: text, ...variantsOf('name'), articles_count: count, pages_count: count })
  .transform((record) => ({ id: record.id, slug: record.slug, name: nameOf(record), items: record.articles_count || record.pages_count }));
export type CountedTaxonomy = z.infer<typeof countedTaxonomy>;

/** Category or service of a listing screen. Its id is the address's: the API may leave it out. */
export const taxonomy = z
  .object({ slug: text, ...variantsOf('name'), ...variantsOf('description') })
  .transform((record) => ({ slug: record.slug, name: withBase(fold(record, 'name')), description: fold(record, 'description') }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type Taxonomy = z.infer<typeof taxonomy>;
