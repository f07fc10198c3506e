import { localDateTime, localDay, zonedDateTime, type Moment } from '@/lib/i18n/api-date';
import { addDays } from '@/lib/i18n/calendar-day';

/** The times of an event. This file alone decides on which days an event takes place. */
export interface EventTimes {
  start: Moment;
  end: Moment | null;
}

/** Until this hour a night belongs to the day on which it began. */
export const NIGHT_ENDS = '06:00:00';
const DAY_MS = 86_400_000;

export function eventDays({ start, end }: EventTimes) {
  const [firstDay = '', startTime = ''] = localDateTime(start).split('T');
  const [endDay = '', endTime = ''] = end ? localDateTime(end).split('T') : [];
  const hasLength = end !== null && end > start;
  /** From midnight, without an end or to a midnight or the last minute of a day. */
  const isAllDay =
    startTime.startsWith('00:00') &&
    (end === null || (hasLength && /^(?:00:00|23:59)/.test(endTime)));
  /** It has hours and lasts 24 of them or more. The hours are those of each day. */
  const isLong = !isAllDay && end !== null && Date.parse(end) - Date.parse(start) >= DAY_MS;
  const lastDay = ((): string => {
    if (end === null) return firstDay;
    if (hasLength && endTime === '00:00:00') return addDays(endDay, -1);
    return endTime < NIGHT_ENDS && !isLong ? firstDay : endDay;
  })();
  return {
    isAllDay,
    isLong,
    firstDay,
    lastDay,
    /** For machines: days, or times with their offset. */
    isoStart: isAllDay ? firstDay : zonedDateTime(start),
    isoEnd: end && (isAllDay ? lastDay : zonedDateTime(end)),
  };
}

/** What FullCalendar draws: days up to an exclusive end, or local times without zone. */
export function fullCalendarTimes(times: EventTimes): { start: string; end: string | null } {
  const { isAllDay, isLong, firstDay, lastDay } = eventDays(times);
  const { start, end } = times;
  if (isAllDay || isLong) return { start: firstDay, end: end && addDays(lastDay, 1) };
  return { start: localDateTime(start), end: end && localDateTime(end) };
}

type Drawn = ReturnType<typeof fullCalendarTimes>;

/** The order of a day's events: by start, then the longest first. */
export function byStart(a: Drawn, b: Drawn): number {
  return a.start.localeCompare(b.start) || (b.end ?? '').localeCompare(a.end ?? '');
}

/** Whether an event is over; without an end it lasts through its day. */
export function isOver({ start, end }: EventTimes, now: Moment): boolean {
  return end ? end <= now : localDay(start) < localDay(now);
}

/** Whether an event and a period overlap. */
export function isWithin(event: EventTimes, { start, end }: { start: Moment; end: Moment }) {
  return event.start < end && (event.start >= start || (event.end ?? event.start) > start);
}
