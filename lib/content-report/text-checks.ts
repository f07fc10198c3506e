import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { findingOf, type Finding } from './finding';
import type { ContentRecord } from './record';

/** An entity whose ampersand was encoded once more, UTF-8 read as Latin 1, or the sign for a character that was lost. */
const WRONG_ENTITY = /&amp;(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});|[ÂÃØÙ][\u0080-\u00BF]|\uFFFD/;
/** Characters of a text shown around what is wrong in it. */
const AROUND = 20;

/** A text that exists in some language and not in all: one finding for each language, naming its fields. */
export function missingTranslations(record: ContentRecord): Finding[] {
  const fields = Object.entries(record.texts).filter(([, text]) => CONTENT_LOCALES.some((locale) => text[locale] !== ''));
  return CONTENT_LOCALES.flatMap((language) => {
    const missing = fields.filter(([, text]) => text[language] === '').map(([field]) => field);
    if (missing.length === 0) return [];
    return [findingOf(record, { defect: 'missing-translation', field: missing.join(', '), detail: language, language })];
  });
}

export function wrongEntities(record: ContentRecord): Finding[] {
  return Object.entries(record.texts).flatMap(([field, text]) =>
    CONTENT_LOCALES.flatMap((language) => {
      const found = WRONG_ENTITY.exec(text[language]);
      if (!found) return [];
      const detail = text[language].slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND);
      return [findingOf(record, { defect: 'wrong-entity', field, detail, language })];
    }),
  );
}

/** Names that lists cut off (specification §9). */
export function longNames(record: ContentRecord): Finding[] {
  return record.cutFields.flatMap((field) =>
    CONTENT_LOCALES.flatMap((language) => {
      const name = record.texts[field]?.[language] ?? '';
      const shown = truncateName(name);
      return shown === plainText(name) ? [] : [findingOf(record, { defect: 'long-name', field, detail: shown, language })];
    }),
  );
}

/** Slugs that several records of an entity share. */
export function duplicateSlugs(records: ContentRecord[]): Finding[] {
  const owners = new Map<string, ContentRecord[]>();
  for (const record of records) {
    if (!record.slug) continue;
    const key = `${record.entity} ${record.slug}`;
    owners.set(key, [...(owners.get(key) ?? []), record]);
  }
  return [...owners.values()].flatMap((sharing) => {
    if (sharing.length === 1) return [];
    const ids = sharing.map(({ id }) => id).join(', ');
    return sharing.map((record) => findingOf(record, { defect: 'duplicate-slug', field: 'slug', detail: `${record.slug} (${ids})` }));
  });
}
