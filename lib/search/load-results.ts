import { withinLastPage, type ApiResult } from '@/lib/content-api/result';
import type { Listing } from '@/lib/content-api/schemas/listing';
import type { Locale } from '@/lib/i18n/locales';
import { searchSite, type SearchResult } from '@/lib/content-api/entities/search';
import { knownNames } from './known-content';
import { otherSpellings } from './spellings';
import { withTimeout } from '@/lib/platform/wait';
import { note } from '@/lib/platform/request-context';
import type { SearchQuery } from '@/lib/routes/parameters';

export interface SearchAnswer {
  listing: Listing<SearchResult>;
  spelling: string | null;
}

const SPELLING_TIMEOUT = 1500;

/** The results; of another spelling where neither the API nor the site's names know the words. */
export async function loadResults(
  query: SearchQuery,
  locale: Locale,
  namedAsTyped: () => Promise<unknown[]>,
): Promise<ApiResult<SearchAnswer>> {
  const typed = await ask(query);
  if (!typed.ok) return typed;
  const isMeant = query.isExact || typed.data.items.length > 0 || (await namedAsTyped()).length > 0;
  const other = isMeant ? null : await findOtherwise(query, locale);
  return { ok: true, data: other ?? { listing: typed.data, spelling: null } };
}

/** The first other spelling that finds something; null when none does, or not soon. */
async function findOtherwise(query: SearchQuery, locale: Locale): Promise<SearchAnswer | null> {
  const names = await withTimeout(knownNames(locale));
  if (!names) note({ degraded: true });
  for (const spelling of otherSpellings(query.keyword, names ?? [])) {
    const result = await withTimeout(ask({ ...query, keyword: spelling }), SPELLING_TIMEOUT);
    if (!result?.ok) note({ degraded: true });
    else if (result.data.items.length > 0) return { listing: result.data, spelling };
  }
  return null;
}

function ask({ page, perPage, keyword, serviceId }: Omit<SearchQuery, 'isExact'>) {
  return withinLastPage(
    page,
    (shown) => searchSite({ keyword, serviceId, page: shown, perPage }),
    (listing) => listing,
  );
}
