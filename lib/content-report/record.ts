import { firstText, type Localised } from '@/lib/i18n/localise';
import { withLanguage } from '@/lib/i18n/language-path';
import type { ContentLanguage } from '@/lib/i18n/content-languages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { plainText } from '@/lib/text/plain-text';

export const ENTITIES = ['article', 'page', 'category', 'service', 'chamber', 'member', 'slide', 'popup', 'partner', 'event', 'menu'] as const;
export type Entity = (typeof ENTITIES)[number];

/** A piece of content as its editors see it: every field that can be wrong, in every language, before the site makes the best of it. */
export interface ContentRecord {
  entity: Entity;
  id: string;
  /** Path of the screen that shows it, without language. */
  path: string;
  /** Null where the entity has none. */
  slug: string | null;
  /** Every text, HTML or not, by the field's name on the wire. */
  texts: Record<string, Localised>;
  /** The text that says which record this is. */
  nameField: string;
  /** Fields whose text lists cut off after 50 characters (specification §9). */
  cutFields: string[];
  /** Fields of HTML, whose links and pictures count. */
  bodyFields: string[];
  /** Paths on the API's host. */
  images: { field: string; path: string }[];
  files: { field: string; path: string }[];
  /** Links of their own, besides those in bodies. */
  links: { field: string; address: string }[];
  /** As the API wrote them. */
  point: { latitude: string; longitude: string } | null;
  /** Only events have some: by the field's name on the wire, as the API wrote them. */
  dates?: EventDates;
  /** Only members have one; null when the API gives none. */
  order?: number | null;
}

type EventDates = Record<'start' | 'event_starts_at' | 'end' | 'event_ends_at', string>;

/** A record without anything that could be wrong in it, to be filled. */
export function emptyRecord(entity: Entity, id: string, path: string): ContentRecord {
  return {
    entity,
    id,
    path,
    slug: null,
    texts: {},
    nameField: 'name',
    cutFields: [],
    bodyFields: [],
    images: [],
    files: [],
    links: [],
    point: null,
  };
}

/** What editors can put right, in the order of the report. */
export const DEFECTS = [
  'dead-link',
  'failing-image',
  'failing-file',
  'missing-translation',
  'wrong-entity',
  'long-name',
  'bad-date',
  'end-before-start',
  'duplicate-slug',
  'impossible-coordinates',
  'member-without-order',
] as const;
export type Defect = (typeof DEFECTS)[number];

export interface Finding {
  defect: Defect;
  entity: Entity;
  id: string;
  name: string;
  /** Language of the text that is wrong; null when the defect is in all of them. */
  language: ContentLanguage | null;
  field: string;
  detail: string;
  /** Path of the site that shows the record, in that language. */
  path: string;
}

/** What is wrong with a record. */
export interface Fault {
  defect: Defect;
  field: string;
  detail: string;
  /** Language of the text that is wrong. */
  language?: ContentLanguage;
}

export function findingOf(record: ContentRecord, { defect, field, detail, language }: Fault): Finding {
  const { entity, id, path, texts, nameField } = record;
  const name = texts[nameField];
  return {
    defect,
    entity,
    id,
    name: plainText(name ? firstText(name) : ''),
    language: language ?? null,
    field,
    detail,
    path: withLanguage(path, language ?? DEFAULT_LOCALE),
  };
}
