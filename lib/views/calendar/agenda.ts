import { localDay, toMoment, type Moment } from '@/lib/dates/api-date';
import type { LocalisedText } from '@/lib/i18n/localise';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { listAddress } from '@/lib/routes/parameters';
import { localisedPath, routes } from '@/lib/routes/links';
import { slugHref } from '@/lib/text/safe-link';
import { periodOf, periodTitle, type CalendarAddress } from './calendar-address';
import { isOffered, readCalendarMonth, shiftMonth } from '@/lib/dates/calendar-day';
import type { EventRecord } from './event';
import { calendarFormat, eventPeriod, startOfDay, isWithin } from './event-period';

/**
 * Reads `date` of the address (`YYYY-MM` or `YYYY-MM-DD`); anything else is the current month in
 * Algeria.
 */
export function agendaMonth(value: string, now: Date) {
  const current = localDay(toMoment(now)).slice(0, 7);
  const month = readCalendarMonth(value) || current;
  return {
    month,
    start: startOfDay(`${month}-01`),
    end: startOfDay(`${shiftMonth(month, 1)}-01`),
    isCurrent: month === current,
  };
}

/** Where the list stands, so that its own links keep it in its place on the screen. */
export const AGENDA_ID = 'agenda';

function monthHref(month: string, current: string, locale: Locale): string | null {
  const path = listAddress(routes.calendar, { date: month === current ? undefined : month });
  return isOffered(month) ? `${localisedPath(path, locale)}#${AGENDA_ID}` : null;
}

export type AgendaSource = Pick<
  EventRecord,
  'id' | 'title' | 'lang' | 'event_starts_at' | 'event_ends_at' | 'slug'
>;

/** Events listed of one month: two megabytes of a page. Their number is that of all. */
const MOST_OF_MONTH = 1000;

/**
 * The events of a period, by the day they start on; those of a year by months as well. Only a month
 * leads to those around it.
 */
export function agendaView(
  events: AgendaSource[],
  address: CalendarAddress,
  locale: Locale,
  now: Date,
) {
  const { first, after } = periodOf(address, locale);
  const [start, end] = [startOfDay(first), startOfDay(after)];
  const shown = events
    .filter((event) =>
      isWithin({ start: event.event_starts_at, end: event.event_ends_at }, { start, end }),
    )
    .toSorted(
      (a, b) =>
        a.event_starts_at.localeCompare(b.event_starts_at) ||
        a.id.localeCompare(b.id, 'fr', { numeric: true }),
    );
  const current = localDay(toMoment(now)).slice(0, 7);
  const ofMonth = (by: number): string | null =>
    address.view === 'mois' ? monthHref(shiftMonth(first.slice(0, 7), by), current, locale) : null;
  const isYear = address.view === 'annee' || address.view === 'liste';
  const ofEach = groupBy(shown, (event) =>
    isYear ? localDay(event.event_starts_at).slice(0, 7) : '',
  );
  const listed = [...ofEach.values()].flatMap((members) => members.slice(0, MOST_OF_MONTH));
  const days = [...groupBy(listed, (event) => localDay(event.event_starts_at))].map(
    ([day, members]) => agendaDay(day, members, locale, now),
  );
  const months = isYear ? groupBy(days, ({ iso }) => iso.slice(0, 7)) : new Map([['', days]]);
  return {
    title: periodTitle(address, locale),
    previousHref: ofMonth(-1),
    nextHref: ofMonth(1),
    currentHref:
      address.view === 'mois' && first.startsWith(current)
        ? null
        : monthHref(current, current, locale),
    count: shown.length,
    months: [...months].map(([month, members]) => ({
      title: month && monthTitle(startOfDay(`${month}-01`), locale),
      days: members,
    })),
  };
}
export type AgendaView = ReturnType<typeof agendaView>;

/** `Map.groupBy`, which Node 20 does not have. */
function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function monthTitle(start: Moment, locale: Locale): string {
  return calendarFormat(locale, { month: 'long', year: 'numeric' })(start);
}

function agendaDay(day: string, events: AgendaSource[], locale: Locale, now: Date) {
  const moment = startOfDay(day);
  const say = (options: Intl.DateTimeFormatOptions): string =>
    calendarFormat(locale, options)(moment);
  return {
    iso: day,
    weekday: say({ weekday: 'long' }),
    number: say({ day: 'numeric' }),
    month: say({ month: 'short' }),
    label: say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    isToday: day === localDay(toMoment(now)),
    events: events.map((event) => agendaEvent(event, locale)),
  };
}
export type AgendaDay = ReturnType<typeof agendaDay>;

function agendaEvent(
  { id, title, lang, event_starts_at: startsAt, event_ends_at: endsAt, slug }: AgendaSource,
  locale: Locale,
) {
  const period = eventPeriod(startsAt, endsAt, locale);
  const { firstDay, lastDay } = period;
  const name: LocalisedText = {
    text: title,
    lang,
    dir: directionOf(lang),
    isFallback: lang !== locale,
  };
  return {
    id,
    title: name,
    href: slugHref(slug, locale),
    startsAt,
    endsAt,
    period,
    ...(lastDay && lastDay !== firstDay
      ? daysOf(firstDay, lastDay, locale)
      : { fromDay: null, untilDay: null }),
  };
}
export type AgendaEvent = ReturnType<typeof agendaEvent>;

/** Days an event starts and ends on when they are two, with their years when these are. */
function daysOf(firstDay: string, lastDay: string, locale: Locale) {
  const year = firstDay.slice(0, 4) === lastDay.slice(0, 4) ? undefined : 'numeric';
  const say = calendarFormat(locale, { day: 'numeric', month: 'short', year });
  return { fromDay: say(startOfDay(firstDay)), untilDay: say(startOfDay(lastDay)) };
}
