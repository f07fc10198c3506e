import {
  addDays,
  isOffered,
  readCalendarDay,
  shiftMonth,
  startOfDay,
} from '@/lib/i18n/calendar-day';
import { calendarFormat } from '@/lib/i18n/format-date';
import { LANGUAGES } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/locales';

/** The views of specification §2: month, week, day, list of the year, months of the year. */
export const VIEWS = ['mois', 'semaine', 'jour', 'liste', 'annee'] as const;
export type CalendarView = (typeof VIEWS)[number];
const DEFAULT_VIEW: CalendarView = 'mois';

/** `vue` and `date` of the address: the view, and a day of the period it shows. */
export interface CalendarAddress {
  view: CalendarView;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Reads `vue` and `date`. Without a valid view it is the month, without a valid date today. */
export function readCalendarAddress(
  query: Pick<URLSearchParams, 'get'>,
  today: string,
): CalendarAddress {
  const date = query.get('date') ?? '';
  const view = VIEWS.find((each) => each === query.get('vue')) ?? DEFAULT_VIEW;
  const isCurrentMonth = view === DEFAULT_VIEW && date === today.slice(0, 7);
  return { view, day: isCurrentMonth ? today : (readCalendarDay(date) ?? today) };
}

/** A query with `vue` and `date` set; defaults are left out. Without `today` the day is named. */
export function writeCalendarQuery(
  { view, day }: CalendarAddress,
  today: string | null,
  others = '',
): string {
  const query = new URLSearchParams(others);
  query.delete('date');
  query.delete('vue');
  const isMonth =
    view === DEFAULT_VIEW && day.endsWith('-01') && day.slice(0, 7) !== today?.slice(0, 7);
  if (day !== today) query.set('date', isMonth ? day.slice(0, 7) : day);
  if (view !== DEFAULT_VIEW) query.set('vue', view);
  return query.toString();
}

interface PeriodKind {
  /** A day so many periods later; of a month or a year it is the first. */
  shift: (day: string, by: number) => string;
  title: Intl.DateTimeFormatOptions;
}

const YEAR: PeriodKind = {
  shift: (day, by) => `${shiftMonth(day.slice(0, 7), 12 * by).slice(0, 4)}-01-01`,
  title: { year: 'numeric' },
};

const PERIODS: Record<CalendarView, PeriodKind> = {
  mois: {
    shift: (day, by) => `${shiftMonth(day.slice(0, 7), by)}-01`,
    title: { month: 'long', year: 'numeric' },
  },
  semaine: {
    shift: (day, by) => addDays(day, 7 * by),
    title: { day: 'numeric', month: 'short', year: 'numeric' },
  },
  jour: {
    shift: addDays,
    title: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  },
  liste: YEAR,
  annee: YEAR,
};

function startOfWeek(day: string, locale: Locale): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - LANGUAGES[locale].weekStart + 7) % 7));
}

export function periodOf(
  { view, day }: CalendarAddress,
  locale: Locale,
): { first: string; after: string } {
  const { shift } = PERIODS[view];
  const first = view === 'semaine' ? startOfWeek(day, locale) : shift(day, 0);
  return { first, after: shift(first, 1) };
}

export function periodTitle(address: CalendarAddress, locale: Locale): string {
  const { first, after } = periodOf(address, locale);
  return calendarFormat(locale, PERIODS[address.view].title)(
    startOfDay(first),
    startOfDay(addDays(after, -1)),
  );
}

/**
 * The period before (-1) or after (1), on today or its first day; null outside the years offered.
 */
export function adjacentPeriod(
  address: CalendarAddress,
  by: 1 | -1,
  locale: Locale,
  today: string,
): CalendarAddress | null {
  const { view } = address;
  const next = { view, day: PERIODS[view].shift(periodOf(address, locale).first, by) };
  if (!isOffered(next.day)) return null;
  return containsToday(next, locale, today) ? { view, day: today } : next;
}

export function containsToday(address: CalendarAddress, locale: Locale, today: string): boolean {
  const { first, after } = periodOf(address, locale);
  return first <= today && today < after;
}
