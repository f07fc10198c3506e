import { searchSite, type SearchResult } from '@/lib/content-api/entities/search';
import { loadWithinLastPage, type ApiResult } from '@/lib/content-api/result';
import type { Listing } from '@/lib/content-api/schemas/listing';
import type { Locale } from '@/lib/i18n/locales';
import { updateContext } from '@/lib/platform/request-context';
import { withTimeout } from '@/lib/platform/wait';
import type { SearchQuery } from '@/lib/routes/parameters';
import { nameMatches, nearestKeyword, type NameMatch } from './known-content';

interface SearchAnswer {
  result: ApiResult<Listing<SearchResult>>;
  nameMatches: NameMatch[];
  /** The keyword in known words, which found this; null if the words found it as typed. */
  spelling: string | null;
}

const SPELLING_TIMEOUT = 1500;

/** What API and names have for the keyword; if the API has nothing, for the nearest known words. */
export async function loadResults(query: SearchQuery, locale: Locale): Promise<SearchAnswer> {
  // Together: while the API hangs, each takes its time-out.
  const [result, matches] = await Promise.all([searchPage(query), nameMatches(query, locale)]);
  const asTyped = { result, nameMatches: matches, spelling: null };
  if (!result.ok || result.data.items.length > 0) return asTyped;
  const spelling = await nearestKeyword(query.keyword, locale);
  if (spelling === null) return asTyped;
  const nearest = { ...query, keyword: spelling };
  const [nearestResult, nearestMatches] = await Promise.all([
    withTimeout(searchPage(nearest), SPELLING_TIMEOUT),
    nameMatches(nearest, locale),
  ]);
  if (!nearestResult?.ok) updateContext({ degraded: true });
  else if (nearestResult.data.items.length > 0)
    return { result: nearestResult, nameMatches: nearestMatches, spelling };
  return matches.length === 0 && nearestMatches.length > 0
    ? { result, nameMatches: nearestMatches, spelling }
    : asTyped;
}

function searchPage({ page, perPage, keyword, serviceId }: SearchQuery) {
  return loadWithinLastPage(
    page,
    (shown) => searchSite({ keyword, serviceId, page: shown, perPage }),
    (listing) => listing,
  );
}
