import { MAX_EVENTS_PER_DAY } from '@/lib/constants';
import { localDay, toMoment } from '@/lib/dates/api-date';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { periodOf } from './calendar-address';
import type { EventRecord } from './event';
import { addDays, calendarFormat, startOfDay } from './event-period';

/** As the grid that takes its place: a month has six weeks. */
const DAYS = 42;

type Drawn = Pick<EventRecord, 'id' | 'title' | 'start' | 'end'>;

/** A month as it is drawn until the interactive calendar has come: its days, and the titles of at most two events of each. */
export function monthPreview(events: Drawn[], month: string, locale: Locale, now: Date) {
  const first = `${month}-01`;
  const { first: start } = periodOf({ view: 'semaine', day: first }, locale);
  const today = localDay(toMoment(now));
  const weekday = calendarFormat(locale, { weekday: 'short' });
  const days = Array.from({ length: DAYS }, (_, place) => addDays(start, place));
  const inOrder = events.toSorted((a, b) => a.start.localeCompare(b.start) || (b.end ?? '').localeCompare(a.end ?? ''));
  return {
    title: calendarFormat(locale, { month: 'long', year: 'numeric' })(startOfDay(first)),
    weekdays: days.slice(0, 7).map((day) => weekday(startOfDay(day))),
    days: days.map((day) => {
      const isOther = !day.startsWith(month);
      const shown = isOther ? [] : inOrder.filter((event) => event.start.slice(0, 10) <= day && day <= lastDayOf(event));
      return {
        day,
        number: formatNumber(Number(day.slice(8)), locale),
        isOther,
        isToday: day === today,
        chips: shown.slice(0, MAX_EVENTS_PER_DAY).map(({ id, title }) => ({ id, title })),
        more: shown.length > MAX_EVENTS_PER_DAY ? `+${formatNumber(shown.length - MAX_EVENTS_PER_DAY, locale)}` : null,
      };
    }),
  };
}
export type MonthPreviewView = ReturnType<typeof monthPreview>;

/** Whole days end where the next one begins, and so does an event that ends at midnight. */
function lastDayOf({ start, end }: Drawn): string {
  if (end === null) return start.slice(0, 10);
  return !end.includes('T') || (end.endsWith('T00:00:00') && end > start) ? addDays(end.slice(0, 10), -1) : end.slice(0, 10);
}
