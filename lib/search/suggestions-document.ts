import { getTranslations } from 'next-intl/server';
import { orEmpty } from '@/lib/content-api/result';
import { countArguments } from '@/lib/i18n/format-number';
import type { MenuItem } from '@/lib/content-api/schemas/menu';
import { entities } from '@/lib/content-api/entities';
import { withLanguage } from '@/lib/i18n/language-path';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import {
  loadNamedContent,
  suggestionEntry,
  eventEntries,
  loadSubscribedEvents,
  KINDS,
  recordEntries,
} from '@/lib/search/known-content';
import {
  MAX_SUGGESTIONS,
  type SuggestionEntry,
  type SuggestionsFile,
} from '@/lib/search/suggestions';
import { footerScreens, menuEntries, menuScreens } from '@/lib/views/menu';

/**
 * The suggestions of the search boxes. What fails to load is left out of a file that is not stored.
 */
export async function suggestionsDocument(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'suggestions' });
  const [known, events, menu] = await Promise.all([
    loadNamedContent(),
    loadSubscribedEvents(locale),
    entities.menu.all(),
  ]);
  const texts = {
    label: t('label'),
    counts: Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, count) =>
      t('count', countArguments(count, locale)),
    ),
    kinds: KINDS.map((kind) => t(kind)),
  };
  const entries = [
    ...(await sectionEntries(orEmpty(menu), locale)),
    ...recordEntries(known, false, locale),
    ...eventEntries(orEmpty(events), locale),
    ...recordEntries(known, true, locale),
  ];
  return new Response(writeSuggestions(texts, entries), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-language': locale },
  });
}

async function sectionEntries(menu: MenuItem[], locale: Locale): Promise<SuggestionEntry[]> {
  const language = { lang: locale, dir: directionOf(locale), isFallback: false };
  const fixed = (await footerScreens(locale)).map(({ href, label }) => ({
    href,
    label: { text: label, ...language },
  }));
  return [...fixed, ...menuScreens(menuEntries(menu, locale))].map(({ href, label }) =>
    suggestionEntry('section', label, withLanguage(href, locale)),
  );
}

export const MAX_FILE_BYTES = 30_000;

/** The file: one entry for each address, and as many as fit, the most useful first. */
export function writeSuggestions(
  texts: Omit<SuggestionsFile, 'entries'>,
  entries: SuggestionEntry[],
): string {
  let bytes = Buffer.byteLength(JSON.stringify({ ...texts, entries: [] }));
  const written = new Map<string, SuggestionEntry>();
  for (const entry of entries) {
    const [, name, href] = entry;
    if (name === '' || written.has(href)) continue;
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes > MAX_FILE_BYTES) break;
    written.set(href, entry);
  }
  return JSON.stringify({ ...texts, entries: [...written.values()] });
}
