import { nextEvents } from '@/lib/calendar/event';
import { wholeMonthsAround } from '@/lib/calendar/event-period';
import { mapResult, loadOptionalPart, type ApiResult } from '@/lib/content-api/result';
import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { knownMoment, toMoment } from '@/lib/i18n/api-date';
import { firstText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { PER_PAGE_OPTIONS } from '@/lib/platform/constants';
import { searchTerms } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plain-text';
import { eventsWithPlaces } from './calendar';
import { searchResultCard, searchSite, type SearchResult } from '@/lib/content-api/entities/search';

const EVENTS_SHOWN = 5;
const NEWS_SHOWN = 3;
const MAX_RESULTS = Math.max(...PER_PAGE_OPTIONS.search);

/** The word by which the API's search finds the news of a chamber: its wilaya, or its name. */
export function newsKeyword({ region, name }: Pick<ChamberSummary, 'region' | 'name'>): string {
  return plainText(firstText(region) || firstText(name));
}

/**
 * The articles that name a chamber's wilaya, newest first. The API's search also finds articles in
 * which the name is only a part of a word; such articles are left out.
 */
export async function chamberNews(
  chamber: Pick<ChamberSummary, 'region' | 'name'>,
): Promise<ApiResult<SearchResult[]>> {
  const keyword = newsKeyword(chamber);
  const query = { keyword, serviceId: '', page: 1, perPage: MAX_RESULTS };
  return mapResult(await searchSite(query), ({ items }) =>
    items
      .filter(
        ({ type, name, body }) => type === 'article' && containsKeyword([name, body], keyword),
      )
      .map((item) => ({ item, at: knownMoment(item.createdAt) ?? '' }))
      .sort((a, b) => b.at.localeCompare(a.at))
      .map(({ item }) => item),
  );
}

function containsKeyword(texts: SearchResult['name'][], keyword: string): boolean {
  const words = texts.flatMap((text) => Object.values(text).map(plainText));
  return searchTerms(...words).includes(searchTerms(keyword));
}

/**
 * Loads the optional parts of a chamber's screen, which is shown without a part that is late or
 * fails.
 */
export async function chamberPortal(
  chamber: Pick<ChamberSummary, 'id' | 'region' | 'name'>,
  locale: Locale,
) {
  const now = new Date();
  const [events, news] = await Promise.all([
    loadOptionalPart('events', eventsWithPlaces(wholeMonthsAround(now), locale, chamber.id)),
    loadOptionalPart('news', chamberNews(chamber)),
  ]);
  return {
    events: nextEvents(events ?? [], toMoment(now), locale, EVENTS_SHOWN),
    news: (news ?? []).slice(0, NEWS_SHOWN).map((item) => searchResultCard(item, locale)),
  };
}
