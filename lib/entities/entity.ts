import type { EntityName } from '@/lib/api/invalidated-tags';
import type { Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';

/**
 * A kind of records as the report for editors reads it, by the names of its fields on the wire. Each text and picture may have a field for
 * each language.
 */
export interface ReportedKind<Kind extends string = string> {
  kind: Kind;
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

/** What every entity tells. */
export interface Entity<Tag extends EntityName = EntityName> {
  tag: Tag;
  report: readonly ReportedKind[];
}

/** With the calls, views and whatever else it has. */
export function entity<const Parts extends Entity>(parts: Parts): Parts {
  return parts;
}

/** A record as search boxes suggest it. */
export interface NamedRecord {
  name: Localised;
  /** Of its screen, or of its place on one; without language. */
  href: string;
  /** Other words it is found by. */
  also?: (locale: Locale) => string;
}
