import { localDay, toMoment, type Moment } from '@/lib/dates/api-date';
import { shiftMonth } from './calendar-day';
import { startOfDay } from './event-period';
import { isWithin, type Period } from './event-range';

/** A subscription looks this far back and ahead, in whole months: one call serves all visitors for a month. */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 12;

/** From the first day of a month to the first day of another. */
export function subscribedPeriod(now: Date): Period {
  const month = localDay(toMoment(now)).slice(0, 7);
  const firstOf = (months: number): Moment => startOfDay(`${shiftMonth(month, months)}-01`);
  return { start: firstOf(-MONTHS_BACK), end: firstOf(MONTHS_AHEAD) };
}

/** Whether the subscription holds an event: only then it has a file of its own. */
export function isSubscribed({ startsAt, endsAt }: { startsAt: Moment; endsAt: Moment | null }, now = new Date()): boolean {
  return isWithin({ start: startsAt, end: endsAt }, subscribedPeriod(now));
}
