import type { CalendarEvent } from '@/lib/api/schemas/event';
import { localDay, type Moment, toMoment } from '@/lib/dates/api-date';
import { isOffered, shiftMonth } from '@/lib/dates/calendar-day';
import { addDays, startOfDay } from './event-period';

export interface Period {
  start: Moment;
  end: Moment;
}

/** A month's six weeks reach into two others at most. */
const MAX_MONTHS = 3;

/**
 * The period the API is asked for so that all events of another are in it: the one to three whole months it touches, or the calendar year
 * it lies in. Few periods then cover all that a calendar can ask for, and views share their answers. Null for a period no calendar asks
 * for.
 */
export function coveringPeriod({ start, end }: Period): Period | null {
  const [first, last] = [localDay(start), addDays(localDay(end), -1)];
  const [firstMonth, lastMonth] = [first.slice(0, 7), last.slice(0, 7)];
  // Its first and last weeks may lie outside the years offered.
  if (!isOffered(first) && !isOffered(last)) return null;
  for (let months = 1; months <= MAX_MONTHS; months += 1) {
    const next = shiftMonth(firstMonth, months);
    if (lastMonth < next) return { start: startOfDay(`${firstMonth}-01`), end: startOfDay(`${next}-01`) };
  }
  const year = first.slice(0, 4);
  return year === last.slice(0, 4) ? { start: startOfDay(`${year}-01-01`), end: startOfDay(`${Number(year) + 1}-01-01`) } : null;
}

export function isWithin(event: Pick<CalendarEvent, 'start' | 'end'>, { start, end }: Period): boolean {
  return event.start < end && (event.start >= start || (event.end ?? event.start) > start);
}

/** A subscription looks this far back and ahead, in whole months: one call serves all visitors for a month. */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 12;

export function subscribedPeriod(now: Date): Period {
  const month = localDay(toMoment(now)).slice(0, 7);
  const firstOf = (months: number): Moment => startOfDay(`${shiftMonth(month, months)}-01`);
  return { start: firstOf(-MONTHS_BACK), end: firstOf(MONTHS_AHEAD) };
}

/** Whether the subscription holds an event: only then it has a file of its own. */
export function isSubscribed({ startsAt, endsAt }: { startsAt: Moment; endsAt: Moment | null }, now = new Date()): boolean {
  return isWithin({ start: startsAt, end: endsAt }, subscribedPeriod(now));
}
