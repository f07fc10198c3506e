import type { CalendarEvent } from '@/lib/api/schemas/event';
import { localDay, type Moment, toMoment } from '@/lib/dates/api-date';
import { cardDate, type DateView } from '@/lib/dates/format-date';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalisedText } from '@/lib/i18n/localise';
import { listAddress } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes/links';
import { contentHref } from '@/lib/text/safe-link';
import { isOffered, readCalendarMonth, shiftMonth } from './calendar-day';
import { eventTitle } from './event';
import { addDays, calendarFormat, eventPeriod, type EventPeriod, startOfDay } from './event-period';
import { isWithin } from './event-range';

/** The month an agenda shows. */
interface AgendaMonth {
  /** `YYYY-MM`. */
  month: string;
  start: Moment;
  end: Moment;
  isCurrent: boolean;
}

export interface AgendaEvent {
  id: string;
  title: LocalisedText;
  href: string | null;
  startsAt: Moment;
  endsAt: Moment | null;
  period: EventPeriod;
  /** Day an event ends on when it is not the one it starts on. */
  untilDay: string | null;
}

export interface AgendaDay {
  iso: string;
  weekday: string;
  number: string;
  month: string;
  label: string;
  isToday: boolean;
  events: AgendaEvent[];
}

export interface AgendaView {
  title: string;
  previousHref: string | null;
  nextHref: string | null;
  count: number;
  days: AgendaDay[];
}

/** Reads `date` of the address (`YYYY-MM` or `YYYY-MM-DD`); anything else is the current month in Algeria. */
export function agendaMonth(value: string, now: Date): AgendaMonth {
  const current = localDay(toMoment(now)).slice(0, 7);
  const month = readCalendarMonth(value) || current;
  return {
    month,
    start: startOfDay(`${month}-01`),
    end: startOfDay(`${shiftMonth(month, 1)}-01`),
    isCurrent: month === current,
  };
}

function monthHref(month: string): string | null {
  return isOffered(month) ? listAddress(routes.calendar, { date: month }) : null;
}

/** A month's events as a reader's list: grouped by the day they start on, in order. */
export function agendaView(events: CalendarEvent[], { month, start, end }: AgendaMonth, locale: Locale, now: Date): AgendaView {
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

function agendaDay(day: string, events: CalendarEvent[], locale: Locale, now: Date): AgendaDay {
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

function agendaEvent(event: CalendarEvent, locale: Locale): AgendaEvent {
  const period = eventPeriod(event.start, event.end, locale);
  const isLonger = period.lastDay !== null && period.lastDay !== period.firstDay;
  return {
    id: event.id,
    title: eventTitle(event.title, locale),
    href: contentHref(event.slug, locale),
    startsAt: event.start,
    endsAt: event.end,
    period,
    untilDay: isLonger && period.lastDay ? calendarFormat(locale, { day: 'numeric', month: 'short' })(startOfDay(period.lastDay)) : null,
  };
}

const DAYS_AHEAD = 60;
const SHOWN = 3;

export interface NextEventView {
  id: string;
  title: LocalisedText;
  date: DateView;
}

/** What the home screen asks the calendar for. From the start of the day, so that one answer serves all visitors for the whole day. */
export function nextEventsPeriod(now: Moment): { start: Moment; end: Moment } {
  const today = localDay(now);
  return { start: startOfDay(today), end: startOfDay(addDays(today, DAYS_AHEAD)) };
}

/** The first three events that are not over; one without an end lasts through its day. */
export function nextEvents(events: CalendarEvent[], now: Moment, locale: Locale): NextEventView[] {
  return events
    .filter(({ start, end }) => (end ? end > now : localDay(start) >= localDay(now)))
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, SHOWN)
    .map((event) => ({ id: event.id, title: eventTitle(event.title, locale), date: cardDate(event.start, locale) }));
}
