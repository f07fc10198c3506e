import type { CalendarEvent } from '@/lib/api/schemas/event';
import { localDay, toMoment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { listAddress } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes/links';
import { slugHref } from '@/lib/text/safe-link';
import { isOffered, readCalendarMonth, shiftMonth } from './calendar-day';
import { eventTitle } from './event';
import { calendarFormat, eventPeriod, startOfDay } from './event-period';
import { isWithin } from './event-range';

/** Reads `date` of the address (`YYYY-MM` or `YYYY-MM-DD`); anything else is the current month in Algeria. */
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
type AgendaMonth = ReturnType<typeof agendaMonth>;

function monthHref(month: string): string | null {
  return isOffered(month) ? listAddress(routes.calendar, { date: month }) : null;
}

/** A month's events as a reader's list: grouped by the day they start on, in order. */
export function agendaView(events: CalendarEvent[], { month, start, end }: AgendaMonth, locale: Locale, now: Date) {
  const inMonth = events
    .filter((event) => isWithin(event, { start, end }))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id, 'fr', { numeric: true }));
  const days = new Map<string, CalendarEvent[]>();
  for (const event of inMonth) {
    const day = localDay(event.start);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return {
    title: calendarFormat(locale, { month: 'long', year: 'numeric' })(start),
    previousHref: monthHref(shiftMonth(month, -1)),
    nextHref: monthHref(shiftMonth(month, 1)),
    count: inMonth.length,
    days: [...days].map(([day, members]) => agendaDay(day, members, locale, now)),
  };
}
export type AgendaView = ReturnType<typeof agendaView>;

function agendaDay(day: string, events: CalendarEvent[], locale: Locale, now: Date) {
  const moment = startOfDay(day);
  const say = (options: Intl.DateTimeFormatOptions): string => calendarFormat(locale, options)(moment);
  return {
    iso: day,
    weekday: say({ weekday: 'long' }),
    number: String(Number(day.slice(8))),
    month: say({ month: 'short' }),
    label: say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    isToday: day === localDay(toMoment(now)),
    events: events.map((event) => agendaEvent(event, locale)),
  };
}
export type AgendaDay = ReturnType<typeof agendaDay>;

function agendaEvent(event: CalendarEvent, locale: Locale) {
  const period = eventPeriod(event.start, event.end, locale);
  const { firstDay, lastDay } = period;
  return {
    id: event.id,
    title: eventTitle(event.title, locale),
    href: slugHref(event.slug, locale),
    startsAt: event.start,
    endsAt: event.end,
    period,
    untilDay: lastDay && lastDay !== firstDay ? untilDay(firstDay, lastDay, locale) : null,
  };
}
export type AgendaEvent = ReturnType<typeof agendaEvent>;

/** Day an event ends on when it is not the one it starts on; with its year when that is another. */
function untilDay(firstDay: string, lastDay: string, locale: Locale): string {
  const year = firstDay.slice(0, 4) === lastDay.slice(0, 4) ? undefined : 'numeric';
  return calendarFormat(locale, { day: 'numeric', month: 'short', year })(startOfDay(lastDay));
}
