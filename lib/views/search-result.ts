import type { CountedTaxonomy } from '@/lib/api/schemas/taxonomy';
import type { SearchResult } from '@/lib/api/schemas/search-result';
import { cardDate } from '@/lib/dates/format-date';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { commonCard, type CardView } from './card';

export interface SearchResultView extends CardView {
  type: SearchResult['type'];
}

/** A search result's card. Its date is shown for articles only (specification §2, Search). */
export function searchResultCard(result: SearchResult, locale: Locale): SearchResultView {
  return {
    ...commonCard(result.type, result, locale),
    type: result.type,
    href: routes[result.type](result),
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
