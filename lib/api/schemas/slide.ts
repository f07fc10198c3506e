import { z } from 'zod';
import { fold, hasText, id, numberOf, text, variantsOf, withBase } from './fields';

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

/** A partner: the name is in `name` or in `title`; one that has none goes by its website. */
export const partner = z
  .object({ id, ...variantsOf('name'), ...variantsOf('title'), ...variantsOf('description'), ...variantsOf('image'), link_url: text })
  .transform((record) => {
    const name = fold(record, 'name');
    const host = URL.canParse(record.link_url) ? new URL(record.link_url).hostname.replace(/^www\./, '') : '';
    return {
      id: record.id,
      name: withBase(hasText(name) ? name : fold(record, 'title'), host || numberOf(record.id)),
      description: fold(record, 'description'),
      image: fold(record, 'image'),
      link: record.link_url,
    };
  });
export type Partner = z.infer<typeof partner>;
