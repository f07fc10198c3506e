import type { CalendarEvent } from '@/lib/api/schemas/event';
import { localDay, type Moment } from '@/lib/dates/api-date';
import { cardDate, type DateView } from '@/lib/dates/format-date';
import type { LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { eventTitle } from './event';
import { addDays, startOfDay } from './event-period';

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
