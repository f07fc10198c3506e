import { posix } from 'node:path';
import { z } from 'zod';
import { html, id as recordId } from '@/lib/content-api/schemas/fields';
import { PUBLICATIONS, TAXONOMIES } from '@/lib/content-api/entities';
import { mapLocales, type Locale, DEFAULT_LOCALE, fieldSuffix } from '@/lib/i18n/locales';
import { withLanguage } from '@/lib/i18n/language-path';
import { firstText, type Localised } from '@/lib/i18n/localise';
import type { Messages } from '@/lib/i18n/messages';
import { LOGO_FOLDER } from '@/lib/media/content-image';
import { chamberPath, routes } from '@/lib/routes/links';
import { environment } from '@/lib/platform/env';
import { plainText } from '@/lib/text/plain-text';

/** A record as the back office wrote it, before the site makes the best of it. */
export const wireRecord = z.looseObject({ id: recordId });
export type WireRecord = z.infer<typeof wireRecord>;

export type RecordKind = keyof Messages['contentReport']['entities'];

/**
 * The fields of a kind of records, by their names on the wire. Each text and picture may have a
 * field for each language.
 */
interface ReportedKind {
  kind: RecordKind;
  /** The text that says which record this is: the first of these that has words. */
  names: readonly string[];
  /** Lists cut the name off after 50 characters (specification §9). */
  isCut?: boolean;
  /** Texts of HTML, whose links and pictures count. */
  bodies?: readonly string[];
  otherTexts?: readonly string[];
  image?: string;
  /** Where a picture lies whose field holds nothing but its name. */
  imageFolder?: () => string;
  files?: string;
  link?: string;
  /** No two records may have the same. */
  slug?: string;
  /** The screen that shows it, without language. */
  path: (record: { id: string; slug: string; name: string }) => string;
}

const NAMED = { names: ['name'], isCut: true, bodies: ['description'] };
const SLIDE = {
  names: ['title'],
  bodies: ['description'],
  otherTexts: ['link_text'],
  image: 'image',
  link: 'link_url',
  path: () => routes.home,
};

const KINDS: readonly ReportedKind[] = [
  // A publication lacks some of these fields: what is in no record is not missing.
  ...PUBLICATIONS.map(({ tag, templates, href }) => ({
    ...NAMED,
    kind: tag,
    image: 'image',
    slug: 'slug',
    path: href,
    bodies: ['description', 'extraDescription'],
    files: `file_${posix.basename(templates.list)}`,
  })),
  ...TAXONOMIES.map(({ tag }) => ({ ...NAMED, kind: tag, slug: 'slug', path: routes[tag] })),
  { ...NAMED, kind: 'chamber', image: 'logo', imageFolder: () => LOGO_FOLDER, path: chamberPath },
  // Has no screen but that of its chamber.
  {
    kind: 'member',
    names: ['name'],
    otherTexts: ['fonction'],
    image: 'image',
    imageFolder: () => environment().MEMBER_IMAGE_PATH,
    path: () => routes.chambers,
  },
  { ...SLIDE, kind: 'slide' },
  { ...SLIDE, kind: 'popup' },
  {
    ...NAMED,
    kind: 'partner',
    names: ['name', 'title'],
    image: 'image',
    link: 'link_url',
    path: () => routes.partners,
  },
  {
    kind: 'event',
    names: ['title'],
    isCut: true,
    image: 'image',
    link: 'slug',
    path: () => routes.calendar,
  },
  { kind: 'menu', names: ['label'], isCut: true, link: 'link', path: () => routes.home },
];

/** As entities name the kinds of their records. */
export const RECORD_KINDS = KINDS.map(({ kind }) => kind);

/** A piece of content as its editors see it: every field that can be wrong, in every language. */
export interface ContentRecord {
  entity: RecordKind;
  id: string;
  path: string;
  wire: WireRecord;
  fields: ReportedKind;
  nameField: string;
  /** Every text, HTML or not, by the field's name on the wire. */
  texts: Record<string, Localised>;
}

export function textOf(wire: WireRecord, field: string): string {
  return html.parse(wire[field]);
}

export function fieldIn(field: string, language: Locale): string {
  return field + fieldSuffix(language);
}

/** `path`: of the screen that shows the record, where that is not told by the record itself. */
export function recordOf(entity: RecordKind, wire: WireRecord, path?: string): ContentRecord {
  const fields = KINDS.find(({ kind }) => kind === entity);
  if (!fields) throw new Error(`No entity has records of the kind ${entity}`);
  const localised = (field: string): Localised =>
    mapLocales((language) => textOf(wire, fieldIn(field, language)));
  const nameField = fields.names.find((field) => firstText(localised(field))) ?? 'name';
  const names = [nameField, ...(fields.bodies ?? []), ...(fields.otherTexts ?? [])];
  const texts = Object.fromEntries(names.map((field) => [field, localised(field)]));
  const ownPath = fields.path({
    id: wire.id,
    slug: textOf(wire, 'slug'),
    name: firstText(localised(nameField)),
  });
  return { entity, id: wire.id, path: path ?? ownPath, wire, fields, nameField, texts };
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
  'no-place',
] as const;
export type Defect = (typeof DEFECTS)[number];

/** What is wrong with a record. */
export interface Fault {
  defect: Defect;
  field: string;
  detail: string;
  /** Language of the text that is wrong. */
  language?: Locale | undefined;
}

export function findingOf(
  { entity, id, path, texts, nameField }: ContentRecord,
  { defect, field, detail, language }: Fault,
) {
  return {
    defect,
    entity,
    id,
    name: plainText(firstText(texts[nameField] ?? mapLocales(() => ''))),
    /** Language of the text that is wrong; null when the defect is in all of them. */
    language: language ?? null,
    field,
    detail,
    /** Path of the site that shows the record, in that language. */
    path: withLanguage(path, language ?? DEFAULT_LOCALE),
  };
}
export type Finding = ReturnType<typeof findingOf>;
