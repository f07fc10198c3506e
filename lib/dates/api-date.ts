import { UTC_OFFSET } from '@/lib/constants';

/** A day; a day and a time; ISO 8601 with an offset. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]((?!24)\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;
/** A year before 1000, as databases and Carbon write into an empty date. */
const MISSING = /^(?:0\d{3}|-\d{4,6})-\d\d-\d\d/;

/** A moment as an ISO timestamp in UTC: plain text, since entities are kept as JSON. */
export type Moment = `${string}Z`;

/** A moment of the API, `null` when the field is empty and `'invalid'` when it cannot be read. */
export type ApiDate = Moment | null | 'invalid';

export function knownMoment(date: ApiDate): Moment | null {
  return date === 'invalid' ? null : date;
}

export function toMoment(date: Date): Moment {
  return date.toISOString() as Moment;
}

/** Reads a date of the API: without a zone it is Algerian local time. */
export function parseApiDate(value: string): ApiDate {
  const text = value.trim();
  if (text === '' || MISSING.test(text)) return null;
  const [, day = '', time = '00:00', zone = UTC_OFFSET] = DATE.exec(text) ?? [];
  const written = new Date(`${day}T00:00Z`);
  const date = new Date(`${day}T${time}${zone}`);
  if (Number.isNaN(written.getTime()) || Number.isNaN(date.getTime())) return 'invalid';
  // Date reads 30 February as a day of March.
  if (toMoment(written).slice(0, 10) !== day) return 'invalid';
  // Moments are compared as text, and the calendar draws the days after one: years of four digits.
  return /^(?!9999)\d{4}-/.test(localDay(toMoment(date))) ? toMoment(date) : 'invalid';
}

/** `YYYY-MM-DD` of a moment in Algeria. */
export function localDay(moment: Moment): string {
  return localDateTime(moment).slice(0, 10);
}

/**
 * `YYYY-MM-DDTHH:mm:ss` of a moment in Algeria, without zone: what a calendar without zone data
 * draws where it belongs.
 */
export function localDateTime(moment: Moment): string {
  return new Date(Date.parse(moment) + 60 * 60 * 1000).toISOString().slice(0, 19);
}

/** The same with its offset, for machines: in UTC, midnight would be another day. */
export function zonedDateTime(moment: Moment): string {
  return localDateTime(moment) + UTC_OFFSET;
}

/** For the `time` element. */
export function machineTime(moment: Moment, isAllDay: boolean): string {
  return isAllDay ? localDay(moment) : zonedDateTime(moment);
}
