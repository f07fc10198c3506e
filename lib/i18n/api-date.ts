import { UTC_OFFSET } from '@/lib/platform/constants';
import { isDay } from './calendar-day';

/** A moment is an ISO timestamp in UTC. It is a string because records are stored as JSON. */
export type Moment = `${string}Z`;

/** A date of the API is a moment, `null` if unknown, or `'invalid'` if unreadable. */
export type ApiDate = Moment | null | 'invalid';

export function knownMoment(date: ApiDate): Moment | null {
  return date === 'invalid' ? null : date;
}

export function toMoment(date: Date): Moment {
  return date.toISOString() as Moment;
}

/** A year before 1000 means no date: MySQL writes 0000, Carbon -0001. */
const NO_DATE = /^(?:-\d{4,6}|0\d{3})-/;
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]((?!24)\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Years have four digits, as moments are compared as text. 9999 is a back office's "never". */
const YEAR = /^(?!9999)\d{4}-/;

/** Reads a day, a local time of Algeria, or a time with an offset (decisions, wire form 5). */
export function parseApiDate(value: string): ApiDate {
  const text = value.trim();
  if (text === '' || NO_DATE.test(text)) return null;
  const [, day = '', time = '00:00', zone = UTC_OFFSET] = DATE.exec(text) ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  // `Date` accepts 30 February as a day of March.
  if (!isDay(day) || Number.isNaN(date.getTime())) return 'invalid';
  const moment = toMoment(date);
  return [moment, localDay(moment)].every((each) => YEAR.test(each)) ? moment : 'invalid';
}

const HOUR_MS = 3_600_000;

/** Returns the local time in Algeria as `YYYY-MM-DDTHH:mm:ss`, without zone. */
export function localDateTime(moment: Moment): string {
  return new Date(Date.parse(moment) + HOUR_MS).toISOString().slice(0, 19);
}

/** Returns the day in Algeria as `YYYY-MM-DD`. */
export function localDay(moment: Moment): string {
  return localDateTime(moment).slice(0, 10);
}

/** Returns the local time with its offset. In UTC, midnight would fall on another day. */
export function zonedDateTime(moment: Moment): string {
  return localDateTime(moment) + UTC_OFFSET;
}
