import { getTranslations } from 'next-intl/server';
import { orElse, orEmpty } from '@/lib/api/result';
import { EMPTY_LISTING } from '@/lib/api/schemas/listing';
import { BASE_LANGUAGE } from '@/lib/i18n/content-languages';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { knownContent } from '@/lib/search/known-content';
import { MAX_SUGGESTIONS, type SuggestionEntry, type SuggestionsFile } from '@/lib/search/suggestions';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { chamberHref } from '@/lib/views/chamber';
import { fixedScreens, menuEntries, menuScreens } from '@/lib/views/menu';
import { textDocument } from './document';

/** Names are read whole in a list of suggestions; the few that are longer are cut. */
const NAME_CHARACTERS = 90;

const KINDS = ['section', 'category', 'service', 'chamber', 'article', 'page'] as const;
type Kind = (typeof KINDS)[number];

/** What the search boxes of a language suggest. What the API fails to give is left out, and such a file is not kept. */
export async function suggestionsDocument(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'suggestions' });
  const known = await knownContent();
  const texts = {
    label: t('label'),
    counts: Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, count) => t('count', { count })),
    kinds: KINDS.map((kind) => t(kind)),
  };
  const entries = [...(await sections(known.menu, locale)), ...contents(known, locale)];
  return textDocument(writeSuggestions(texts, entries), 'application/json', { 'content-language': locale });
}

type Known = Awaited<ReturnType<typeof knownContent>>;

async function sections(menu: Known['menu'], locale: Locale): Promise<SuggestionEntry[]> {
  const fixed = (await fixedScreens(locale)).map((screen) => ({ ...screen, isFrench: false }));
  const screens = [...fixed, ...menuScreens(menuEntries(orEmpty(menu), locale))];
  return screens.map(({ href, label, isFrench }) => [KINDS.indexOf('section'), label, withLanguage(href, locale), '', isFrench ? 1 : 0]);
}

function contents({ categories, services, chambers, articles, pages }: Known, locale: Locale): SuggestionEntry[] {
  const entry = (kind: Kind, name: Localised, href: string, also = ''): SuggestionEntry => {
    const { text, lang, isFallback } = localise(name, locale);
    return [KINDS.indexOf(kind), truncateName(text, NAME_CHARACTERS), withLanguage(href, locale), also, isFallback && lang === BASE_LANGUAGE ? 1 : 0];
  };
  return [
    ...orEmpty(categories).map((item) => entry('category', item.name, routes.category(item))),
    ...orEmpty(services).map((item) => entry('service', item.name, routes.service(item))),
    ...orEmpty(chambers).map((item) => entry('chamber', item.name, chamberHref(item), plainText(localise(item.region, locale).text))),
    ...orElse(articles, EMPTY_LISTING).items.map((item) => entry('article', item.name, routes.article(item))),
    ...orElse(pages, EMPTY_LISTING).items.map((item) => entry('page', item.name, routes.page(item))),
  ];
}

export const MAX_FILE_BYTES = 30_000;

/** The file as it is sent: one entry for each address, under its first name, and as many as fit; the last ones are the least missed. */
export function writeSuggestions(texts: Omit<SuggestionsFile, 'entries'>, entries: SuggestionEntry[]): string {
  let bytes = Buffer.byteLength(JSON.stringify({ ...texts, entries: [] }));
  const written = distinct(entries);
  const tooMany = written.findIndex((entry) => (bytes += Buffer.byteLength(JSON.stringify(entry)) + 1) > MAX_FILE_BYTES);
  return JSON.stringify({ ...texts, entries: tooMany === -1 ? written : written.slice(0, tooMany) });
}

function distinct(entries: SuggestionEntry[]): SuggestionEntry[] {
  const seen = new Set<string>();
  return entries.filter(([, name, href]) => name !== '' && !seen.has(href) && seen.add(href));
}
