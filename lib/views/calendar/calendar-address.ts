import { LANGUAGES } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/locales';
import { isOffered, readCalendarDay, shiftMonth } from './calendar-day';
import { addDays, calendarFormat, calendarRange, startOfDay } from './event-period';

/** The five views of the specification (§2), as they stand in the address: month, week, day, year list, multi-month year. */
export const VIEWS = ['mois', 'semaine', 'jour', 'liste', 'annee'] as const;
export type CalendarView = (typeof VIEWS)[number];
const FIRST_VIEW: CalendarView = 'mois';

/** What `vue` and `date` of the address say: the view, and a day of the period it shows. */
export interface CalendarAddress {
  view: CalendarView;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Reads `vue` and `date`. A missing or invalid view is the month, a missing or invalid date is today. */
export function readCalendarAddress(query: Pick<URLSearchParams, 'get'>, today: string): CalendarAddress {
  const date = query.get('date') ?? '';
  const day = readCalendarDay(date) ?? today;
  return {
    view: VIEWS.find((view) => view === query.get('vue')) ?? FIRST_VIEW,
    day: date.length === 7 && date === today.slice(0, 7) ? today : day,
  };
}

/** A query with `vue` and `date` set, its other parameters kept; default values are left out. */
export function writeCalendarQuery({ view, day }: CalendarAddress, today: string, others = ''): string {
  const query = new URLSearchParams(others);
  query.delete('date');
  query.delete('vue');
  const isMonth = day.endsWith('-01') && day.slice(0, 7) !== today.slice(0, 7);
  if (day !== today) query.set('date', isMonth ? day.slice(0, 7) : day);
  if (view !== FIRST_VIEW) query.set('vue', view);
  return query.toString();
}

/** The period a view is about: a month, a week, a day or a year. */
export function periodOf({ view, day }: CalendarAddress, locale: Locale): { first: string; after: string } {
  const month = day.slice(0, 7);
  const year = Number(day.slice(0, 4));
  switch (view) {
    case 'mois':
      return { first: `${month}-01`, after: `${shiftMonth(month, 1)}-01` };
    case 'semaine': {
      const first = startOfWeek(day, locale);
      return { first, after: addDays(first, 7) };
    }
    case 'jour':
      return { first: day, after: addDays(day, 1) };
    case 'liste':
    case 'annee':
      return { first: `${year}-01-01`, after: `${year + 1}-01-01` };
  }
}

function startOfWeek(day: string, locale: Locale): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - LANGUAGES[locale].weekStart + 7) % 7));
}

export function periodTitle(address: CalendarAddress, locale: Locale): string {
  const { view, day } = address;
  switch (view) {
    case 'mois':
      return calendarFormat(locale, { month: 'long', year: 'numeric' })(startOfDay(day));
    case 'semaine': {
      const { first, after } = periodOf(address, locale);
      return calendarRange(locale, { day: 'numeric', month: 'short', year: 'numeric' })(startOfDay(first), startOfDay(addDays(after, -1)));
    }
    case 'jour':
      return calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
    case 'liste':
    case 'annee':
      return day.slice(0, 4);
  }
}

/** The period before (-1) or after (1). A month or year that contains today opens on today. Null outside the years on offer. */
export function stepFrom({ view, day }: CalendarAddress, by: 1 | -1, today: string): CalendarAddress | null {
  const next = { mois: monthLater, semaine: weekLater, jour: addDays, liste: yearLater, annee: yearLater }[view](day, by);
  const length = view === 'mois' ? 7 : view === 'liste' || view === 'annee' ? 4 : 10;
  const isCurrent = next.slice(0, length) === today.slice(0, length);
  return isOffered(next) ? { view, day: isCurrent ? today : next } : null;
}

const monthLater = (day: string, by: number): string => `${shiftMonth(day.slice(0, 7), by)}-01`;
const weekLater = (day: string, by: number): string => addDays(day, 7 * by);
const yearLater = (day: string, by: number): string => `${shiftMonth(day.slice(0, 7), 12 * by).slice(0, 4)}-01-01`;

export function containsToday(address: CalendarAddress, locale: Locale, today: string): boolean {
  const { first, after } = periodOf(address, locale);
  return first <= today && today < after;
}
