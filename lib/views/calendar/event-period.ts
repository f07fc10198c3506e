import { localDateTime, localDay, parseApiDate, TIME_ZONE, type Moment } from '@/lib/dates/api-date';
import { LANGUAGES } from '@/lib/i18n/languages';
import { intlTag, type Locale } from '@/lib/i18n/locales';

/** Of a moment's hour alone, also on FullCalendar's clock. */
export const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: each event asks for two of the same few, and making one takes longer than all that is written with it. */
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(intlTag(locale), { timeZone: TIME_ZONE, ...options });
  formats.set(key, made);
  return made;
}

/** Formats of the calendar's screen, in Algerian time unless the options say otherwise: a moment, or from one to another. */
export function calendarFormat(locale: Locale, options: Intl.DateTimeFormatOptions): (moment: Moment | Date, last?: Moment) => string {
  const { hourCycle, writePart } = LANGUAGES[locale];
  const format = formatOf(locale, { ...options, ...(options.hour && { hourCycle }) });
  return (moment, last) => {
    const parts = last ? format.formatRangeToParts(new Date(moment), new Date(last)) : format.formatToParts(new Date(moment));
    return parts.map(writePart).join('');
  };
}

/**
 * The days an event takes place on, first and last (the same for most events), `YYYY-MM-DD` in Algeria; `lastDay` is null without an end.
 * From midnight to midnight (or to the last minute of a day, or without an end) is whole days, not a time.
 */
export function eventDays(start: Moment, end: Moment | null) {
  const isAllDay = /T00:00/.test(localDateTime(start)) && (end === null || (end > start && /T(?:00:00|23:59)/.test(localDateTime(end))));
  return { isAllDay, firstDay: localDay(start), lastDay: end && localDay(lastMoment(start, end)) };
}

/** The midnight that ends an event belongs to the day before it. */
function lastMoment(start: Moment, end: Moment): Moment {
  const isMidnight = /T00:00:00/.test(localDateTime(end)) && end > start;
  return isMidnight ? (new Date(Date.parse(end) - 1000).toISOString() as Moment) : end;
}

/** When an event takes place, in words. An event without an end is open-ended. */
export function eventPeriod(start: Moment, end: Moment | null, locale: Locale) {
  const days = eventDays(start, end);
  const time = calendarFormat(locale, TIME);
  const text = calendarFormat(locale, days.isAllDay ? DAY : { ...DAY, ...TIME });
  return {
    ...days,
    startTime: time(start),
    endTime: end && time(end),
    startText: text(start),
    endText: end && text(days.isAllDay ? lastMoment(start, end) : end),
  };
}
export type EventPeriod = ReturnType<typeof eventPeriod>;

/** `YYYY-MM-DD` some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Midnight in Algeria, of a day known to exist. */
export function startOfDay(day: string): Moment {
  const moment = parseApiDate(day);
  if (moment === null || moment === 'invalid') throw new RangeError(`${day} is not a day`);
  return moment;
}
