import { getTranslations } from 'next-intl/server';
import { orElse, orEmpty } from '@/lib/api/result';
import { EMPTY_LISTING } from '@/lib/api/schemas/listing';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { knownContent } from '@/lib/search/known-content';
import { MAX_SUGGESTIONS, type SuggestionEntry } from '@/lib/search/suggestions';
import { writeSuggestions } from '@/lib/search/write-suggestions';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { chamberHref } from '@/lib/views/chamber';
import { fixedScreens } from '@/lib/views/fixed-screens';
import { menuEntries, menuScreens } from '@/lib/views/menu';
import { textDocument } from './document-response';

/** Names are read whole in a list of suggestions; the few that are longer are cut. */
const NAME_CHARACTERS = 90;

const KINDS = ['section', 'category', 'service', 'chamber', 'article', 'page'] as const;
type Kind = (typeof KINDS)[number];

/**
 * What the search boxes of a language suggest: sections of the site, categories, services, chambers, the newest articles and pages.
 * What the API fails to give is left out, and such a file is not kept.
 */
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

/** Fixed screens and those of the menu. */
async function sections(menu: Known['menu'], locale: Locale): Promise<SuggestionEntry[]> {
  const fixed = (await fixedScreens(locale)).map((screen) => ({ ...screen, isFrench: false }));
  const screens = [...fixed, ...menuScreens(menuEntries(orEmpty(menu), locale))];
  return screens.map(({ href, label, isFrench }) => [KINDS.indexOf('section'), label, addressIn(locale, href), '', isFrench ? 1 : 0]);
}

function contents({ categories, services, chambers, articles, pages }: Known, locale: Locale): SuggestionEntry[] {
  const entry = (kind: Kind, name: Localised, href: string, also = ''): SuggestionEntry => {
    const { text, isFallback } = localise(name, locale);
    return [KINDS.indexOf(kind), truncateName(text, NAME_CHARACTERS), addressIn(locale, href), also, isFallback ? 1 : 0];
  };
  return [
    ...orEmpty(categories).map((item) => entry('category', item.name, routes.category(item))),
    ...orEmpty(services).map((item) => entry('service', item.name, routes.service(item))),
    ...orEmpty(chambers).map((item) => entry('chamber', item.name, chamberHref(item), plainText(localise(item.region, locale).text))),
    ...orElse(articles, EMPTY_LISTING).items.map((item) => entry('article', item.name, routes.article(item))),
    ...orElse(pages, EMPTY_LISTING).items.map((item) => entry('page', item.name, routes.page(item))),
  ];
}

function addressIn(locale: Locale, href: string): string {
  const [path = '/', query] = href.split('?');
  return withLanguage(path, locale) + (query === undefined ? '' : `?${query}`);
}
