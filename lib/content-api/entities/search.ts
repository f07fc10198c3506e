import { endpoint, isUnboundedList } from '@/lib/content-api/endpoints';
import { getFromApi } from '@/lib/content-api/load';
import { searchResultOf } from '@/lib/content-api/schemas/article-page';
import { listingOf } from '@/lib/content-api/schemas/listing';
import { cardDate } from '@/lib/i18n/format-date';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import type { SearchQuery } from '@/lib/routes/parameters';
import { itemCard } from '@/lib/views/card';
import type { z } from 'zod';
import { PUBLICATIONS } from '.';

const TAGS = PUBLICATIONS.map(({ tag }) => tag);
const template = '/api/search';
export const searchResult = searchResultOf(TAGS);
export type SearchResult = NonNullable<z.infer<typeof searchResult>>;
const listing = listingOf(searchResult);

export const searchSite = endpoint(template, ({ keyword, serviceId, page, perPage }: SearchQuery) =>
  getFromApi({
    template,
    query: {
      page,
      per_page: perPage,
      search: keyword,
      ...(serviceId && { service_id: serviceId }),
    },
    schema: listing,
    failureMessage: 'Error fetching search results',
    tags: TAGS,
    isUnbounded: ({ lastPage }) => isUnboundedList({ page, search: keyword }, lastPage),
  }),
);

/**
 * Makes the card of a search result. `SearchResults` shows the date of articles only (specification
 * §2, Search).
 */
export function searchResultCard(result: SearchResult, locale: Locale) {
  return {
    ...itemCard(result.type, result, locale),
    type: result.type,
    href: routes[result.type](result),
    date: cardDate(result.createdAt, locale),
    categories: [],
  };
}
export type SearchResultView = ReturnType<typeof searchResultCard>;
