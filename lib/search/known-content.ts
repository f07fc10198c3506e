import { LRUCache } from 'lru-cache';
import { communeMatches } from './communes';
import { entities } from '@/lib/content-api/entities';
import { updateContext } from '@/lib/platform/request-context';
import { plainText } from '@/lib/text/plain-text';
import { orEmpty } from '@/lib/content-api/result';
import type { CalendarEvent } from '@/lib/content-api/schemas/event';
import { localDay, toMoment } from '@/lib/i18n/api-date';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise, type LocalisedText } from '@/lib/i18n/localise';
import { listAddress, type SearchQuery } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/links';
import { withTimeout } from '@/lib/platform/wait';
import { truncateName } from '@/lib/text/excerpt';
import { slugHref } from '@/lib/text/safe-link';
import { isOver } from '@/lib/calendar/event-days';
import { shortDate } from '@/lib/i18n/format-date';
import { eventTitle } from '@/lib/calendar/event';
import { wholeMonthsAround } from '@/lib/calendar/event-period';
import { correctSpelling, indexWords, type WordIndex } from './nearest-words';
import { createSuggester, type SuggestionEntry } from './suggestions';

/** Entities whose records have a name. Those that the API's search does not know come first. */
const NAMED_ENTITIES = Object.values(entities)
  .flatMap((entity) =>
    'namedRecords' in entity
      ? [
          {
            tag: entity.tag,
            isSearched: 'kind' in entity && entity.kind === 'publication',
            load: entity.namedRecords,
          },
        ]
      : [],
  )
  .toSorted((a, b) => Number(a.isSearched) - Number(b.isSearched));
const NAMED_TAGS = NAMED_ENTITIES.map(({ tag }) => tag);

/** Everything that has a name, from calls that most screens make. */
export function loadNamedContent() {
  return Promise.all(
    NAMED_ENTITIES.map(async ({ load, ...entity }) => ({ ...entity, result: await load() })),
  );
}
type NamedContent = Awaited<ReturnType<typeof loadNamedContent>>;

/** Characters of a name whose words are known. */
const COMPARED_CHARACTERS = 200;
/** Nearly all names are shorter. */
const NAME_CHARACTERS = 90;
/** The next events that are suggested. */
const MAX_EVENTS = 40;

export const KINDS = ['section', 'event', ...NAMED_TAGS] as const;
export type Kind = (typeof KINDS)[number];

/** The events of the subscription, whose call is mostly cached. */
export function loadSubscribedEvents(locale: Locale, now = new Date()) {
  const { start, end } = wholeMonthsAround(now);
  return entities.event.between(start, end, locale);
}

export function suggestionEntry(
  kind: Kind,
  { text, lang, isFallback }: LocalisedText,
  href: string,
  also = '',
): SuggestionEntry {
  return [
    KINDS.indexOf(kind),
    truncateName(text, NAME_CHARACTERS),
    href,
    also,
    isFallback && lang === DEFAULT_LOCALE ? 1 : 0,
  ];
}

/** The records that the API's search knows, or those that it does not. */
export function recordEntries(
  known: NamedContent,
  isSearched: boolean,
  locale: Locale,
): SuggestionEntry[] {
  return known
    .filter((entity) => entity.isSearched === isSearched)
    .flatMap(({ tag, result }) =>
      orEmpty(result).map(({ name, href, extraTerms }) =>
        suggestionEntry(
          tag,
          localise(name, locale),
          withLanguage(href, locale),
          extraTerms?.(locale),
        ),
      ),
    );
}

const BETWEEN = '\u00A0·\u00A0';
/** The separator, and the ellipsis of a title that was cut. */
const BESIDE_TITLE = BETWEEN.length + 1;

/**
 * The next events, with dates in the languages of their titles. Each leads to details or its day.
 */
export function eventEntries(
  events: CalendarEvent[],
  locale: Locale,
  now = new Date(),
): SuggestionEntry[] {
  const today = toMoment(now);
  const coming = events
    .filter((event) => !isOver(event, today))
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const found = new Map<string, SuggestionEntry>();
  for (const { id, title, start, slug } of coming) {
    if (found.size === MAX_EVENTS) break;
    const day = listAddress(routes.calendar, { date: localDay(start), vue: 'jour' });
    // The fragment distinguishes events of a day.
    const href = slugHref(slug, locale) ?? `${withLanguage(day, locale)}#${id}`;
    if (found.has(href)) continue;
    const name = eventTitle(title, locale);
    const date = shortDate(start, name.lang);
    const text =
      truncateName(name.text, NAME_CHARACTERS - date.length - BESIDE_TITLE) + BETWEEN + date;
    found.set(href, suggestionEntry('event', { ...name, text }, href));
  }
  return [...found.values()];
}

/** How long a search waits for names and events, in milliseconds. */
const TIMEOUT = 1500;

/** Everything that has a name and the next events; null, in a page not stored, if they are late. */
async function loadKnownContent(locale: Locale) {
  const found = await withTimeout(
    Promise.all([loadNamedContent(), loadSubscribedEvents(locale)]),
    TIMEOUT,
  );
  if (!found) updateContext({ degraded: true });
  return found;
}

/** No text of the API has this character (`toText`). */
const SEPARATOR = '\0';
/** The index of all names. Without a cache, a search would need three milliseconds to make it. */
const wordIndexes = new LRUCache<string, WordIndex>({
  max: 1,
  memoMethod: (names) =>
    indexWords(names.split(SEPARATOR).map((name) => plainText(name).slice(0, COMPARED_CHARACTERS))),
});

/** The keyword in words of names in any language; null if it stays as it is, or they are late. */
export async function nearestKeyword(keyword: string, locale: Locale): Promise<string | null> {
  const found = await loadKnownContent(locale);
  if (!found) return null;
  const names = found[0]
    .flatMap(({ result }) => orEmpty(result))
    .flatMap(({ name }) => Object.values(name));
  return correctSpelling(keyword, wordIndexes.memo(names.join(SEPARATOR)));
}

/**
 * Records besides articles and pages, and communes, that a keyword names, on the first page of a
 * whole search.
 */
export async function nameMatches({ keyword, serviceId, page }: SearchQuery, locale: Locale) {
  if (!keyword || serviceId || page > 1) return [];
  const [found, communes] = await Promise.all([
    loadKnownContent(locale),
    communeMatches(keyword, locale),
  ]);
  const entries = found
    ? [...recordEntries(found[0], false, locale), ...eventEntries(orEmpty(found[1]), locale)]
    : [];
  return [...createSuggester({ entries, kinds: KINDS })(keyword), ...communes];
}
export type NameMatch = Awaited<ReturnType<typeof nameMatches>>[number];
