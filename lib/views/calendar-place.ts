import type { Locale } from '@/lib/i18n/locales';
import { isOffered, readCalendarDay, shiftMonth } from './calendar-day';
import { addDays, calendarFormat, calendarRange, startOfDay } from './event-period';

/** The five views of the specification (§2), as they stand in the address: month, week, day, year list, multi-month year. */
export const VIEWS = ['mois', 'semaine', 'jour', 'liste', 'annee'] as const;
export type CalendarView = (typeof VIEWS)[number];
const FIRST_VIEW: CalendarView = 'mois';

/** Where a reader is in the interactive calendar. */
export interface CalendarPlace {
  view: CalendarView;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The place an address names by `vue` and `date`; what it does not name, or names wrongly, is the month view and today. */
export function readPlace(query: Pick<URLSearchParams, 'get'>, today: string): CalendarPlace {
  const date = query.get('date') ?? '';
  const day = readCalendarDay(date) ?? today;
  return {
    view: VIEWS.find((view) => view === query.get('vue')) ?? FIRST_VIEW,
    day: date.length === 7 && date === today.slice(0, 7) ? today : day,
  };
}

/** A query with a place in it, and what else was there; nothing is added for the place the calendar opens at. */
export function queryOf({ view, day }: CalendarPlace, today: string, others = ''): string {
  const query = new URLSearchParams(others);
  query.delete('date');
  query.delete('vue');
  const isMonth = day.endsWith('-01') && day.slice(0, 7) !== today.slice(0, 7);
  if (day !== today) query.set('date', isMonth ? day.slice(0, 7) : day);
  if (view !== FIRST_VIEW) query.set('vue', view);
  return query.toString();
}

/** Weeks begin on Monday in French and on Sunday in Algerian Arabic and American English. */
export function startOfWeek(day: string, locale: Locale): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -(locale === 'fr' ? (weekday + 6) % 7 : weekday));
}

/** The days a view shows: the first one, and the one after its last. */
export interface ShownDays {
  first: string;
  after: string;
}

const WEEKS_OF_MONTH = 6;

export function shownDays({ view, day }: CalendarPlace, locale: Locale): ShownDays {
  switch (view) {
    case 'mois': {
      const first = startOfWeek(`${day.slice(0, 7)}-01`, locale);
      return { first, after: addDays(first, WEEKS_OF_MONTH * 7) };
    }
    case 'semaine': {
      const first = startOfWeek(day, locale);
      return { first, after: addDays(first, 7) };
    }
    case 'jour':
      return { first: day, after: addDays(day, 1) };
    case 'liste':
    case 'annee':
      return { first: `${day.slice(0, 4)}-01-01`, after: addDays(`${day.slice(0, 4)}-12-31`, 1) };
  }
}

/** The period a view is about, in words. */
export function placeTitle(place: CalendarPlace, locale: Locale): string {
  const { view, day } = place;
  switch (view) {
    case 'mois':
      return calendarFormat(locale, { month: 'long', year: 'numeric' })(startOfDay(day));
    case 'semaine': {
      const { first, after } = shownDays(place, locale);
      return calendarRange(locale, { day: 'numeric', month: 'short', year: 'numeric' })(startOfDay(first), startOfDay(addDays(after, -1)));
    }
    case 'jour':
      return calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
    case 'liste':
    case 'annee':
      return day.slice(0, 4);
  }
}

/** A period earlier or later. A month or year that holds today opens on today. Null beyond the years on offer. */
export function stepFrom({ view, day }: CalendarPlace, by: 1 | -1, today: string): CalendarPlace | null {
  const next = { mois: monthLater, semaine: weekLater, jour: addDays, liste: yearLater, annee: yearLater }[view](day, by);
  const length = view === 'mois' ? 7 : view === 'liste' || view === 'annee' ? 4 : 10;
  const isTodays = next.slice(0, length) === today.slice(0, length);
  return isOffered(next) ? { view, day: isTodays ? today : next } : null;
}

const monthLater = (day: string, by: number): string => `${shiftMonth(day.slice(0, 7), by)}-01`;
const weekLater = (day: string, by: number): string => addDays(day, 7 * by);
const yearLater = (day: string, by: number): string => `${shiftMonth(day.slice(0, 7), 12 * by).slice(0, 4)}-01-01`;

/** Whether today is among the days a view is about. */
export function holdsToday(place: CalendarPlace, locale: Locale, today: string): boolean {
  if (place.view === 'mois') return place.day.slice(0, 7) === today.slice(0, 7);
  const { first, after } = shownDays(place, locale);
  return first <= today && today < after;
}

/** The days from one to another, the second left out. */
export function daysBetween({ first, after }: ShownDays): string[] {
  const days: string[] = [];
  for (let day = first; day < after; day = addDays(day, 1)) days.push(day);
  return days;
}
