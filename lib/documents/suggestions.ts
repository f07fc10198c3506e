import { getTranslations } from 'next-intl/server';
import { orEmpty } from '@/lib/api/result';
import { counted } from '@/lib/i18n/format-number';
import type { MenuItem } from '@/lib/api/schemas/menu';
import { entities } from '@/lib/entities';
import { withLanguage } from '@/lib/i18n/language-path';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import {
  knownContent,
  entry,
  eventEntries,
  getKnownEvents,
  KINDS,
  recordEntries,
} from '@/lib/search/known-content';
import {
  MAX_SUGGESTIONS,
  type SuggestionEntry,
  type SuggestionsFile,
} from '@/lib/search/suggestions';
import { footerScreens, menuEntries, menuScreens } from '@/lib/views/menu';
import { textDocument } from './document';

/**
 * What the search boxes of a language suggest. What the API fails to give is left out, and such a
 * file is not kept.
 */
export async function suggestionsDocument(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'suggestions' });
  const [known, events, menu] = await Promise.all([
    knownContent(),
    getKnownEvents(locale),
    entities.menu.all(),
  ]);
  const texts = {
    label: t('label'),
    counts: Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, count) =>
      t('count', counted(count, locale)),
    ),
    kinds: KINDS.map((kind) => t(kind)),
  };
  const entries = [
    ...(await sections(orEmpty(menu), locale)),
    ...recordEntries(known, false, locale),
    ...eventEntries(orEmpty(events), locale),
    ...recordEntries(known, true, locale),
  ];
  return textDocument(writeSuggestions(texts, entries), 'application/json', {
    'content-language': locale,
  });
}

async function sections(menu: MenuItem[], locale: Locale): Promise<SuggestionEntry[]> {
  const own = { lang: locale, dir: directionOf(locale), isFallback: false };
  const fixed = (await footerScreens(locale)).map(({ href, label }) => ({
    href,
    label: { text: label, ...own },
  }));
  return [...fixed, ...menuScreens(menuEntries(menu, locale))].map(({ href, label }) =>
    entry('section', label, withLanguage(href, locale)),
  );
}

export const MAX_FILE_BYTES = 30_000;

/**
 * The file as it is sent: one entry for each address, under its first name, and as many as fit; the
 * last ones are the least missed.
 */
export function writeSuggestions(
  texts: Omit<SuggestionsFile, 'entries'>,
  entries: SuggestionEntry[],
): string {
  let bytes = Buffer.byteLength(JSON.stringify({ ...texts, entries: [] }));
  const written = distinct(entries);
  const tooMany = written.findIndex(
    (entry) => (bytes += Buffer.byteLength(JSON.stringify(entry)) + 1) > MAX_FILE_BYTES,
  );
  return JSON.stringify({
    ...texts,
    entries: tooMany === -1 ? written : written.slice(0, tooMany),
  });
}

function distinct(entries: SuggestionEntry[]): SuggestionEntry[] {
  const seen = new Set<string>();
  return entries.filter(([, name, href]) => name !== '' && !seen.has(href) && seen.add(href));
}
