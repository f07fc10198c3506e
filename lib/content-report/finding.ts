import { withLanguage } from '@/lib/i18n/language-path';
import type { ContentLanguage } from '@/lib/i18n/content-languages';
import { firstText } from '@/lib/i18n/localise';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { plainText } from '@/lib/text/plain-text';
import type { ContentRecord, Entity } from './record';

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
