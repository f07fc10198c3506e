import { createHash } from 'node:crypto';
import { localDateTime, localDay, type Moment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { contentLines, escapedText } from '@/lib/text/content-lines';
import { addDays, isAllDay } from '@/lib/views/event-period';

/** An event as calendars read it. */
export interface CalendarEntry {
  id: string;
  title: string;
  startsAt: Moment;
  endsAt: Moment | null;
  /** Absolute address of its details, or null. */
  url: string | null;
}

interface CalendarHead {
  name: string;
  locale: Locale;
  /** Host of the site: makes an event's identity unique in the world. */
  host: string;
}

/** Algeria has kept UTC+1 without summer time since 1981. */
const TIME_ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Algiers',
  'BEGIN:STANDARD',
  'DTSTART:19810501T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Events as an iCalendar file (RFC 5545). The same events give the same bytes: identity comes from the event's id, and its time stamp
 * from what it says, since the API does not tell when it was changed.
 */
export function iCalendar(entries: CalendarEntry[], { name, locale, host }: CalendarHead): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    'X-WR-TIMEZONE:Africa/Algiers',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...TIME_ZONE_LINES,
    ...entries.flatMap((entry) => eventLines(entry, host)),
    'END:VCALENDAR',
  ]);
}

function eventLines(entry: CalendarEntry, host: string): string[] {
  const { id, title, startsAt, endsAt, url } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${host}`,
    `DTSTAMP:${stampOf(entry)}`,
    ...periodLines(startsAt, endsAt),
    `SUMMARY:${escapedText(title)}`,
    ...(url ? [`URL:${url.replace(/\s/g, '%20')}`] : []),
    'END:VEVENT',
  ];
}

/** Whole days have no hours; the end of a period is the first moment after it. */
function periodLines(startsAt: Moment, endsAt: Moment | null): string[] {
  if (!isAllDay(startsAt, endsAt)) {
    return [`DTSTART;TZID=Africa/Algiers:${localStamp(startsAt)}`, ...(endsAt ? [`DTEND;TZID=Africa/Algiers:${localStamp(endsAt)}`] : [])];
  }
  const last = endsAt ?? startsAt;
  const isMidnight = endsAt !== null && endsAt > startsAt && localDateTime(last).endsWith('T00:00:00');
  const after = isMidnight ? localDay(last) : addDays(localDay(last), 1);
  return [`DTSTART;VALUE=DATE:${digits(localDay(startsAt))}`, `DTEND;VALUE=DATE:${digits(after)}`];
}

function localStamp(moment: Moment): string {
  return digits(localDateTime(moment));
}

function digits(text: string): string {
  return text.replace(/[-:]/g, '');
}

/**
 * A time stamp that moves whenever the event does: the start of 2020 and, after it, seconds read off the event's content. Calendars
 * only ask whether it is another one than before.
 */
function stampOf({ title, startsAt, endsAt, url }: CalendarEntry): string {
  const seconds = createHash('sha256')
    .update(JSON.stringify([title, startsAt, endsAt, url]))
    .digest()
    .readUInt32BE(0);
  const moment = new Date(Date.UTC(2020, 0, 1) + (seconds % 157_766_400) * 1000);
  return `${digits(moment.toISOString().slice(0, 19))}Z`;
}
