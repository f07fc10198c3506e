import { z } from 'zod';
import { date, fold, id, nameOf, text, variantsOf } from './fields';

/** `article` or `page`, also as the name of a class or a table of the back office: `App\\Models\\Article`, `articles`. */
const kind = text.transform((value) => value.split('\\').at(-1)?.toLowerCase().replace(/s$/, '')).pipe(z.enum(['article', 'page']));

export const searchResult = z
  .object({
    id,
    slug: text,
    type: kind,
    ...variantsOf('name'),
    ...variantsOf('description'),
    ...variantsOf('image'),
    created_at: date,
  })
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    type: record.type,
    name: nameOf(record),
    body: fold(record, 'description'),
    image: fold(record, 'image'),
    createdAt: record.created_at,
  }));
export type SearchResult = z.infer<typeof searchResult>;
