import { z } from 'zod';
import {
  address,
  filled,
  localisedField,
  hasText,
  html,
  id,
  numberOf,
  variantsOf,
  withBase,
} from './fields';
import { parseUrl } from '@/lib/runtime/parse-url';

export const slide = z
  .object({
    id,
    ...variantsOf('title'),
    ...variantsOf('description', html),
    ...variantsOf('image', address),
    link_url: address,
    ...variantsOf('link_text'),
  })
  .transform((record) => ({
    id: record.id,
    title: localisedField(record, 'title'),
    description: filled(localisedField(record, 'description')),
    image: localisedField(record, 'image'),
    link: record.link_url,
    linkText: localisedField(record, 'link_text'),
  }));
export type Slide = z.infer<typeof slide>;

/** A partner: the name is in `name` or in `title`; one that has none goes by its website. */
export const partner = z
  .object({
    id,
    ...variantsOf('name'),
    ...variantsOf('title'),
    ...variantsOf('description', html),
    ...variantsOf('image', address),
    link_url: address,
  })
  .transform((record) => {
    const name = localisedField(record, 'name');
    const host = parseUrl(record.link_url)?.hostname.replace(/^www\./, '');
    return {
      id: record.id,
      name: withBase(
        hasText(name) ? name : localisedField(record, 'title'),
        host || numberOf(record.id),
      ),
      description: filled(localisedField(record, 'description')),
      image: localisedField(record, 'image'),
      link: record.link_url,
    };
  });
export type Partner = z.infer<typeof partner>;
