import { z } from 'zod';
import { fold, id, text, variantsOf } from './fields';

/** A slide of the hero or the popup. */
export const slide = z
  .object({ id, ...variantsOf('title'), ...variantsOf('description'), ...variantsOf('image'), link_url: text, ...variantsOf('link_text') })
  .transform((record) => ({
    id: record.id,
    title: fold(record, 'title'),
    description: fold(record, 'description'),
    image: fold(record, 'image'),
    link: record.link_url,
    linkText: fold(record, 'link_text'),
  }));
export type Slide = z.infer<typeof slide>;

/** A partner: the name is in `name` or in `title`. */
export const partner = z
  .object({ id, ...variantsOf('name'), ...variantsOf('title'), ...variantsOf('description'), ...variantsOf('image'), link_url: text })
  .transform((record) => {
    const name = fold(record, 'name');
    return {
      id: record.id,
      name: Object.values(name).some(Boolean) ? name : fold(record, 'title'),
      description: fold(record, 'description'),
      image: fold(record, 'image'),
      link: record.link_url,
    };
  });
export type Partner = z.infer<typeof partner>;
