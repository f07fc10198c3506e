import { searchSite, type SearchResult } from '@/lib/content-api/entities/search';
import { loadWithinLastPage, type ApiResult } from '@/lib/content-api/result';
import type { Listing } from '@/lib/content-api/schemas/listing';
import type { Locale } from '@/lib/i18n/locales';
import { updateContext } from '@/lib/platform/request-context';
import { withTimeout } from '@/lib/platform/wait';
import type { SearchQuery } from '@/lib/routes/parameters';
import { knownMatches, nearestKeyword, type KnownMatch } from './known-content';

interface SearchAnswer {
  result: ApiResult<Listing<SearchResult>>;
  known: KnownMatch[];
  /** The keyword in known words, which found this; null if the words found it as typed. */
  spelling: string | null;
}

const SPELLING_TIMEOUT = 1500;

/** What API and names have for the keyword; if the API has nothing, for the nearest known words. */
export async function loadResults(query: SearchQuery, locale: Locale): Promise<SearchAnswer> {
  // Together: while the API hangs, each takes its time-out.
  const [result, known] = await Promise.all([ask(query), knownMatches(query, locale)]);
  const asTyped = { result, known, spelling: null };
  if (!result.ok || result.data.items.length > 0) return asTyped;
  const spelling = await nearestKeyword(query.keyword, locale);
  if (spelling === null) return asTyped;
  const nearest = { ...query, keyword: spelling };
  const [other, names] = await Promise.all([
    withTimeout(ask(nearest), SPELLING_TIMEOUT),
    knownMatches(nearest, locale),
  ]);
  if (!other?.ok) updateContext({ degraded: true });
  else if (other.data.items.length > 0) return { result: other, known: names, spelling };
  return known.length === 0 && names.length > 0 ? { result, known: names, spelling } : asTyped;
}

function ask({ page, perPage, keyword, serviceId }: SearchQuery) {
  return loadWithinLastPage(
    page,
    (shown) => searchSite({ keyword, serviceId, page: shown, perPage }),
    (listing) => listing,
  );
}
