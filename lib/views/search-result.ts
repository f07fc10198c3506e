import type { CountedTaxonomy } from '@/lib/api/schemas/taxonomy';
import type { SearchResult } from '@/lib/api/schemas/search-result';
import { EXCERPT_WORDS } from '@/lib/constants';
import { cardDate } from '@/lib/dates/format-date';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import { routes } from '@/lib/routes/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import type { CardView } from './card';

export interface SearchResultView extends CardView {
  type: SearchResult['type'];
}

/** A search result's card. Its date is shown for articles only (specification §2, Search). */
export function searchResultCard(result: SearchResult, locale: Locale): SearchResultView {
  return {
    key: `${result.type}-${result.id}`,
    type: result.type,
    href: routes[result.type](result),
    title: mapText(localise(result.name, locale), truncateName),
    excerpt: mapText(localise(result.body, locale), (html) => excerpt(html, EXCERPT_WORDS.list)),
    image: contentImage(result.image, result.id, locale, 640),
    date: cardDate(result.createdAt, locale),
    categories: [],
  };
}

/** The services a search may be narrowed to, every service first. One that is chosen but not known any more stays visible as such. */
export function serviceChoices(
  services: CountedTaxonomy[],
  { chosen, all, unknown }: { chosen: string; all: string; unknown: string },
  locale: Locale,
): { value: string; label: string; lang?: string }[] {
  const choices = services.map(({ id, name }) => {
    const { text, lang, isFallback } = localise(name, locale);
    return { value: id, label: truncateName(text), ...(isFallback && { lang }) };
  });
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  return [{ value: '', label: all }, ...choices, ...(isKnown ? [] : [{ value: chosen, label: `${unknown} ${chosen}` }])];
}
