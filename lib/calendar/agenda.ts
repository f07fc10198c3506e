import { localDay, toMoment } from '@/lib/i18n/api-date';
import { isOffered, readCalendarMonth, shiftMonth, startOfDay } from '@/lib/i18n/calendar-day';
import { isWithin } from '@/lib/calendar/event-days';
import { calendarFormat } from '@/lib/i18n/format-date';
import type { LocalisedText } from '@/lib/i18n/localise';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { localisedPath, routes } from '@/lib/routes/links';
import { listAddress } from '@/lib/routes/parameters';
import { slugHref } from '@/lib/text/safe-link';
import { periodOf, periodTitle, type CalendarAddress } from './calendar-address';
import type { EventRecord } from './event';
import { eventPeriod } from './event-period';

/** The month that `date` of the address names, else the current month in Algeria. */
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

/** The id of the list, to which its links lead. */
export const AGENDA_ID = 'agenda';

function monthHref(month: string, current: string, chamber: string, locale: Locale): string | null {
  const path = listAddress(routes.calendar, { date: month === current ? '' : month, chamber });
  return isOffered(month) ? `${localisedPath(path, locale)}#${AGENDA_ID}` : null;
}

export type AgendaSource = Pick<
  EventRecord,
  'id' | 'title' | 'lang' | 'event_starts_at' | 'event_ends_at' | 'slug' | 'place'
>;

/** Events listed of one month: two megabytes of a page. `count` is the number of all. */
const MAX_PER_MONTH = 1000;

/** The events of a period by the day they start on, those of a year by months as well. */
export function agendaView(
  events: AgendaSource[],
  address: CalendarAddress,
  locale: Locale,
  now: Date,
  chamber = '',
) {
  const { first, after } = periodOf(address, locale);
  const period = { start: startOfDay(first), end: startOfDay(after) };
  const shown = events
    .filter((event) => isWithin({ start: event.event_starts_at, end: event.event_ends_at }, period))
    .toSorted(
      (a, b) =>
        a.event_starts_at.localeCompare(b.event_starts_at) ||
        a.id.localeCompare(b.id, 'fr', { numeric: true }),
    );
  const today = localDay(toMoment(now));
  const current = today.slice(0, 7);
  const isMonth = address.view === 'mois';
  const neighbour = (by: number): string | null =>
    isMonth ? monthHref(shiftMonth(first.slice(0, 7), by), current, chamber, locale) : null;
  const isYear = address.view === 'annee' || address.view === 'liste';
  const dayOf = (event: AgendaSource): string => localDay(event.event_starts_at);
  const byMonth = groupBy(shown, (event) => (isYear ? dayOf(event).slice(0, 7) : ''));
  const months = [...byMonth].map(([month, members]) => ({
    title:
      month &&
      calendarFormat(locale, { month: 'long', year: 'numeric' })(startOfDay(`${month}-01`)),
    days: [...groupBy(members.slice(0, MAX_PER_MONTH), dayOf)].map(([day, ofDay]) =>
      agendaDay(day, ofDay, locale, today),
    ),
  }));
  return {
    title: periodTitle(address, locale),
    previousHref: neighbour(-1),
    nextHref: neighbour(1),
    currentHref:
      isMonth && first.startsWith(current) ? null : monthHref(current, current, chamber, locale),
    count: shown.length,
    months,
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

function agendaDay(day: string, events: AgendaSource[], locale: Locale, today: string) {
  const moment = startOfDay(day);
  const write = (options: Intl.DateTimeFormatOptions): string =>
    calendarFormat(locale, options)(moment);
  return {
    iso: day,
    weekday: write({ weekday: 'long' }),
    number: write({ day: 'numeric' }),
    month: write({ month: 'short' }),
    label: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    isToday: day === today,
    events: events.map((event) => agendaEvent(event, locale)),
  };
}
export type AgendaDay = ReturnType<typeof agendaDay>;

function agendaEvent(
  { id, title, lang, event_starts_at: start, event_ends_at: end, slug, place }: AgendaSource,
  locale: Locale,
) {
  const period = eventPeriod({ start, end }, locale);
  const { firstDay, lastDay } = period;
  const name: LocalisedText = {
    text: title,
    lang,
    dir: directionOf(lang),
    isFallback: lang !== locale,
  };
  // Days are named where there are two, with their years where these are two.
  const year = firstDay.slice(0, 4) === lastDay.slice(0, 4) ? undefined : 'numeric';
  const write = calendarFormat(locale, { day: 'numeric', month: 'short', year });
  const dayText = (day: string): string | null =>
    firstDay === lastDay ? null : write(startOfDay(day));
  return {
    id,
    title: name,
    href: slugHref(slug, locale),
    place,
    times: { start, end },
    period,
    fromDay: dayText(firstDay),
    untilDay: dayText(lastDay),
  };
}
export type AgendaEvent = ReturnType<typeof agendaEvent>;
