import { z } from 'zod';
import { date, fold, id, text, variantsOf } from './fields';

export const searchResult = z
  .object({
    id,
    slug: text,
    type: text.pipe(z.enum(['article', 'page'])),
    ...variantsOf('name'),
    ...variantsOf('description'),
    ...variantsOf('image'),
    created_at: date,
  })
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    type: record.type,
    name: fold(record, 'name'),
    body: fold(record, 'description'),
    image: fold(record, 'image'),
    createdAt: record.created_at,
  }));
export type SearchResult = z.infer<typeof searchResult>;
