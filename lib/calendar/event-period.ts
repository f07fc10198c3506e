import {
  knownMoment,
  localDateTime,
  localDay,
  parseApiDate,
  toMoment,
  type Moment,
} from '@/lib/i18n/api-date';
import { addDays, isOffered, shiftMonth, startOfDay } from '@/lib/i18n/calendar-day';
import { eventDays, isWithin, type EventTimes } from '@/lib/calendar/event-days';
import { calendarFormat, TIME } from '@/lib/i18n/format-date';
import type { Locale } from '@/lib/i18n/locales';

const DAY: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};

/** When an event takes place, in words. */
export function eventPeriod(times: EventTimes, locale: Locale) {
  const { start, end } = times;
  const days = eventDays(times);
  const time = calendarFormat(locale, TIME);
  const text = calendarFormat(locale, days.isAllDay ? DAY : { ...DAY, ...TIME });
  return {
    ...days,
    startTime: time(start),
    /** None where an event ends as it begins. */
    endTime: end && end > start ? time(end) : null,
    startText: text(start),
    endText: end && text(days.isAllDay ? startOfDay(days.lastDay) : end),
  };
}

export interface Period {
  start: Moment;
  end: Moment;
}

/** The period a browser asks for, as whole days in Algeria; null for one that is none. */
export function readPeriod(start: string | null, end: string | null): Period | null {
  const [from, to] = [readMoment(start), readMoment(end)];
  if (!from || !to || to <= from) return null;
  return {
    start: startOfDay(localDay(from)),
    end: localDateTime(to).endsWith('T00:00:00') ? to : startOfDay(addDays(localDay(to), 1)),
  };
}

function readMoment(value: string | null): Moment | null {
  // An unencoded plus sign of an offset arrives as a space.
  return knownMoment(parseApiDate((value ?? '').replace(/ (?=\d{2}:\d{2}$)/, '+')));
}

/** A month's six weeks reach into two others at most. */
const MAX_MONTHS = 3;

/**
 * The period the API is asked for: the one to three whole months that a view touches, or its year,
 * so that views share answers. Null for a period that no view has.
 */
export function coveringPeriod({ start, end }: Period): Period | null {
  const [first, last] = [localDay(start), addDays(localDay(end), -1)];
  const [firstMonth, lastMonth] = [first.slice(0, 7), last.slice(0, 7)];
  // The first and last weeks may lie outside the years on offer.
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

const DAYS_AHEAD = 60;

/**
 * The period of the home screen's events. Its start is that of the day, so all visitors share it.
 */
export function nextEventsPeriod(now: Moment): Period {
  const today = localDay(now);
  return { start: startOfDay(today), end: startOfDay(addDays(today, DAYS_AHEAD)) };
}

const MONTHS_BACK = 6;
const MONTHS_AHEAD = 12;

/**
 * The period of subscriptions and of a chamber's events: whole months, so that one call serves all
 * visitors for a month.
 */
export function wholeMonthsAround(now: Date): Period {
  const month = localDay(toMoment(now)).slice(0, 7);
  const firstOf = (months: number): Moment => startOfDay(`${shiftMonth(month, months)}-01`);
  return { start: firstOf(-MONTHS_BACK), end: firstOf(MONTHS_AHEAD) };
}

/** Whether the subscription holds an event, which then has a file of its own. */
export function isSubscribed(event: EventTimes, now = new Date()): boolean {
  return isWithin(event, wholeMonthsAround(now));
}
