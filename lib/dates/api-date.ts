import { UTC_OFFSET } from '@/lib/constants';

/** With a zone as ISO 8601, PHP or PostgreSQL write it: `Z`, `+01:00`, ` +0100`, `+01`, ` UTC`. */
const ZONED =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:Z|UTC|GMT|([+-]\d{2}):?(\d{2})?)$/i;
const LOCAL = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

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

/** What databases write into an empty date. */
const ZERO = /^(?:0000-00-00|-0001-11-30)/;

/**
 * Reads `YYYY-MM-DD`, `YYYY-MM-DD HH:mm[:ss]` (Algerian local time) or a timestamp with a zone.
 * Impossible days are invalid.
 */
export function parseApiDate(value: string): ApiDate {
  const text = value.trim();
  if (text === '' || ZERO.test(text)) return null;
  const local = LOCAL.exec(text);
  if (local) return localDate(local);
  const [, day = '', time = '', hours, minutes = '00'] = ZONED.exec(text) ?? [];
  // Date would read 30 February as a day of March.
  if (day === '' || parseApiDate(day) === 'invalid') return 'invalid';
  return momentOf(new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`));
}

/**
 * Moments are compared as text: years of four digits. The first and the last of them are a back
 * office's "never".
 */
function momentOf(date: Date): Moment | 'invalid' {
  if (Number.isNaN(date.getTime())) return 'invalid';
  const moment = toMoment(date);
  return /^\d{4}-/.test(moment) && /^(?!0000|9999)\d{4}-/.test(localDay(moment))
    ? moment
    : 'invalid';
}

function localDate(parts: RegExpExecArray): ApiDate {
  const [year, month, day, hour = '0', minute = '0', second = '0'] = parts.slice(1);
  const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');
  const date = new Date(
    `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}${UTC_OFFSET}`,
  );
  const moment = momentOf(date);
  return moment !== 'invalid' && localDay(moment) === `${year}-${pad(month)}-${pad(day)}`
    ? moment
    : 'invalid';
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
