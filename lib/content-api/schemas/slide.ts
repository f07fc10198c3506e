import { z } from 'zod';
import { firstText } from '@/lib/i18n/localise';
import {
  address,
  byLanguage,
  hasName,
  html,
  id,
  localised,
  UNNAMED,
  variantsOf,
  words,
} from './fields';

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
    title: localised(record, 'title'),
    description: localised(record, 'description'),
    image: byLanguage(record, 'image'),
    link: record.link_url,
    linkText: localised(record, 'link_text'),
  }));
export type Slide = z.infer<typeof slide>;

/** A partner, whose name is in `name` or in `title`. */
export const partner = z
  .object({
    id,
    ...variantsOf('name', words),
    ...variantsOf('title', words),
    ...variantsOf('description', html),
    ...variantsOf('image', address),
    link_url: address,
  })
  .transform((record) => {
    const name = localised(record, 'name');
    return {
      id: record.id,
      name: firstText(name) === '' ? localised(record, 'title') : name,
      description: localised(record, 'description'),
      image: byLanguage(record, 'image'),
      link: record.link_url,
    };
  })
  .refine(hasName, UNNAMED);
export type Partner = z.infer<typeof partner>;
