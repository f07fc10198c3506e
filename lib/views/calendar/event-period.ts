import { localDateTime, localDay, parseApiDate, type Moment, toMoment } from '@/lib/dates/api-date';
import { LANGUAGES } from '@/lib/i18n/languages';
import { calendarTag, type Locale } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/constants';
import type { CalendarEvent } from '@/lib/api/schemas/event';
import { isOffered, shiftMonth } from '@/lib/dates/calendar-day';

/** Of a moment's hour alone, also on FullCalendar's clock. */
export const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};

/** As Intl writes it in English: with a narrow space, or another in some browsers. */
const NOON = /\b12\sPM\b/;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Made once: each event asks for two of the same few, and making one takes longer than all that is
 * written with it.
 */
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(calendarTag(locale), { timeZone: TIME_ZONE, ...options });
  formats.set(key, made);
  return made;
}

const NO_BREAK = '\u00A0';

/** No line ends there. */
function isBetweenDayAndMonth(parts: Intl.DateTimeFormatPart[], place: number): boolean {
  const around = [parts[place - 1]?.type, parts[place + 1]?.type];
  return parts[place]?.value === ' ' && around.includes('day') && around.includes('month');
}

/**
 * Formats of the calendar's screen, in Algerian time unless the options say otherwise: a moment, or
 * from one to another.
 */
export function calendarFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): (moment: Moment | Date, last?: Moment) => string {
  const { hourCycle, writePart, noon } = LANGUAGES[locale];
  let made: Intl.DateTimeFormat | undefined;
  return (moment, last) => {
    // Making one takes long: only when something is written with it.
    const format = (made ??= formatOf(locale, { ...options, ...(options.hour && { hourCycle }) }));
    const parts = last
      ? format.formatRangeToParts(new Date(moment), new Date(last))
      : format.formatToParts(new Date(moment));
    const text = parts
      .map((part, place) => (isBetweenDayAndMonth(parts, place) ? NO_BREAK : writePart(part)))
      .join('');
    return noon === null ? text : text.replace(NOON, noon);
  };
}

/**
 * The days an event takes place on, first and last (the same for most events), `YYYY-MM-DD` in
 * Algeria; `lastDay` is null without an end. From midnight to midnight (or to the last minute of a
 * day, or without an end) is whole days, not a time.
 */
export function eventDays(start: Moment, end: Moment | null) {
  const isAllDay =
    /T00:00/.test(localDateTime(start)) &&
    (end === null || (end > start && /T(?:00:00|23:59)/.test(localDateTime(end))));
  return {
    isAllDay,
    firstDay: localDay(start),
    lastDay: end && lastDayOf({ start: localDateTime(start), end: localDateTime(end) }),
  };
}

export function eventPeriod(start: Moment, end: Moment | null, locale: Locale) {
  const days = eventDays(start, end);
  const time = calendarFormat(locale, TIME);
  const text = calendarFormat(locale, days.isAllDay ? DAY : { ...DAY, ...TIME });
  return {
    ...days,
    startTime: time(start),
    endTime: end && time(end),
    startText: text(start),
    endText: end && text(days.isAllDay && days.lastDay ? startOfDay(days.lastDay) : end),
  };
}
export type EventPeriod = ReturnType<typeof eventPeriod>;

const DAY_LENGTH = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_LENGTH).toISOString().slice(0, 10);
}

/** Midnight in Algeria, of a day known to exist. */
export function startOfDay(day: string): Moment {
  const moment = parseApiDate(day);
  if (moment === null || moment === 'invalid') throw new RangeError(`${day} is not a day`);
  return moment;
}

export interface Period {
  start: Moment;
  end: Moment;
}

/** A month's six weeks reach into two others at most. */
const MAX_MONTHS = 3;

/**
 * The period the API is asked for so that all events of another are in it: the one to three whole
 * months it touches, or the calendar year it lies in. Few periods then cover all that a calendar
 * can ask for, and views share their answers. Null for a period no calendar asks for.
 */
export function coveringPeriod({ start, end }: Period): Period | null {
  const [first, last] = [localDay(start), addDays(localDay(end), -1)];
  const [firstMonth, lastMonth] = [first.slice(0, 7), last.slice(0, 7)];
  // Its first and last weeks may lie outside the years offered.
  if (!isOffered(first) && !isOffered(last)) return null;
  for (let months = 1; months <= MAX_MONTHS; months += 1) {
    const next = shiftMonth(firstMonth, months);
    if (lastMonth < next)
      return { start: startOfDay(`${firstMonth}-01`), end: startOfDay(`${next}-01`) };
  }
  const year = first.slice(0, 4);
  return year === last.slice(0, 4)
    ? { start: startOfDay(`${year}-01-01`), end: startOfDay(`${Number(year) + 1}-01-01`) }
    : null;
}

export function isWithin(
  event: Pick<CalendarEvent, 'start' | 'end'>,
  { start, end }: Period,
): boolean {
  return event.start < end && (event.start >= start || (event.end ?? event.start) > start);
}

/**
 * A subscription looks this far back and ahead, in whole months: one call serves all visitors for a
 * month.
 */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 12;

export function subscribedPeriod(now: Date): Period {
  const month = localDay(toMoment(now)).slice(0, 7);
  const firstOf = (months: number): Moment => startOfDay(`${shiftMonth(month, months)}-01`);
  return { start: firstOf(-MONTHS_BACK), end: firstOf(MONTHS_AHEAD) };
}

/** Whether the subscription holds an event: only then it has a file of its own. */
export function isSubscribed(
  { startsAt, endsAt }: { startsAt: Moment; endsAt: Moment | null },
  now = new Date(),
): boolean {
  return isWithin({ start: startsAt, end: endsAt }, subscribedPeriod(now));
}

/** An event's edges as they are drawn: whole days, or local hours. */
interface Drawn {
  start: string;
  end: string | null;
}

/** Until this hour a night belongs to the day it began on. */
export const NIGHT_ENDS = '06:00:00';

/** Whether it has hours and lasts a day or longer. */
export function isLong({ start, end }: Drawn): boolean {
  return (
    start.includes('T') &&
    end !== null &&
    Date.parse(`${end}Z`) - Date.parse(`${start}Z`) >= DAY_LENGTH
  );
}

/**
 * The last day of an event as it is drawn. Whole days end where the next one begins, and so does an
 * event that ends at midnight.
 */
export function lastDayOf({ start, end }: Drawn): string {
  if (end === null) return start.slice(0, 10);
  const [day = '', hour] = end.split('T');
  if (hour === undefined || (hour === '00:00:00' && end > start)) return addDays(day, -1);
  return hour < NIGHT_ENDS && !isLong({ start, end }) ? start.slice(0, 10) : day;
}
