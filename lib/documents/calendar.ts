import { getTranslations } from 'next-intl/server';
import { entities } from '@/lib/content-api/entities';
import { eventsWithPlaces } from '@/lib/content-api/entities/screen-data/calendar';
import { localDateTime, localDay, type Moment, toMoment } from '@/lib/i18n/api-date';
import { addDays, startOfDay } from '@/lib/i18n/calendar-day';
import { eventDays } from '@/lib/calendar/event-days';
import type { PlacedEvent } from '@/lib/calendar/event-place';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { NAMED_TIME_ZONE } from '@/lib/platform/constants';
import { organisation } from '@/lib/organisation/organisation';
import { absoluteAddress, siteAddress } from '@/lib/platform/env';
import { orEmpty } from '@/lib/content-api/result';
import { plainText } from '@/lib/text/plain-text';
import { slugHref } from '@/lib/text/safe-link';
import { eventTitle } from '@/lib/calendar/event';
import { wholeMonthsAround } from '@/lib/calendar/event-period';
import { contentLines, documentFailure, escapeText, textDocument } from './document';
import { errorResponse } from '@/lib/platform/http-messages';

/** Returns the whole subscription as iCalendar, or the event with this id. */
export async function calendarDocument(locale: Locale, id: string): Promise<Response> {
  const now = new Date();
  const events = await eventsWithPlaces(wholeMonthsAround(now), locale);
  if (!events.ok) return documentFailure(events.failure);
  if (id === '') return calendarResponse(events.data, locale, now, 'events.ics');
  const found = events.data.find((candidate) => candidate.id === id);
  return found ? calendarResponse([found], locale, now, `event-${id}.ics`) : errorResponse(404);
}

export async function chamberCalendar(locale: Locale, id: string): Promise<Response> {
  const now = new Date();
  const [events, chambers] = await Promise.all([
    eventsWithPlaces(wholeMonthsAround(now), locale, id),
    entities.chamber.all(),
  ]);
  if (!events.ok) return documentFailure(events.failure);
  const chamber = orEmpty(chambers).find((each) => each.id === id);
  const name = chamber && plainText(localise(chamber.name, locale).text);
  return calendarResponse(events.data, locale, now, `chamber-${id}.ics`, name);
}

async function calendarResponse(
  events: PlacedEvent[],
  locale: Locale,
  now: Date,
  savedAs: string,
  chamber?: string,
): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const sorted = events.toSorted(
    (a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id),
  );
  const owner = chamber ?? localise(organisation().shortName, locale).text;
  const asOf = startOfDay(localDay(toMoment(now)));
  const body = iCalendar(sorted, {
    name: `${t('title')} – ${owner}`,
    locale,
    host: new URL(siteAddress()).host,
    asOf,
  });
  return textDocument(body, 'text/calendar', {
    'content-disposition': `inline; filename="${savedAs}"`,
    'content-language': locale,
  });
}

interface CalendarHead {
  name: string;
  locale: Locale;
  /** The site's host, which makes event ids unique worldwide. */
  host: string;
  asOf: Moment;
}

/** Algeria has had UTC+1 without summer time since 1981. */
const TIME_ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${NAMED_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19810501T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes events as iCalendar (RFC 5545). An event's stamp is its last change, or the day of the
 * file, so it never decreases and the file stays identical all day.
 */
export function iCalendar(events: PlacedEvent[], head: CalendarHead): string {
  const { name, locale, host } = head;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${NAMED_TIME_ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...TIME_ZONE_LINES,
    ...events.flatMap((event) => eventLines(event, head)),
    'END:VCALENDAR',
  ]);
}

function eventLines(
  { id, title, start, end, slug, updatedAt, place }: PlacedEvent,
  { locale, host, asOf }: CalendarHead,
): string[] {
  const href = slugHref(slug, locale);
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${host}`,
    `DTSTAMP:${utcStamp(updatedAt ?? asOf)}`,
    ...(updatedAt ? [`LAST-MODIFIED:${utcStamp(updatedAt)}`] : []),
    ...periodLines(start, end),
    `SUMMARY:${escapeText(eventTitle(title, locale).text)}`,
    ...(place ? [`LOCATION:${escapeText(place.name.text)}`] : []),
    // The URL class percent-encodes Arabic slugs.
    ...(href ? [`URL:${new URL(absoluteAddress(href)).href}`] : []),
    'END:VEVENT',
  ];
}

/** iCalendar's end is exclusive and later than the start (§3.8.2.2). */
function periodLines(start: Moment, end: Moment | null): string[] {
  const { isAllDay, firstDay, lastDay } = eventDays({ start, end });
  if (isAllDay)
    return [
      `DTSTART;VALUE=DATE:${withoutSeparators(firstDay)}`,
      `DTEND;VALUE=DATE:${withoutSeparators(addDays(lastDay, 1))}`,
    ];
  const local = (moment: Moment): string =>
    `TZID=${NAMED_TIME_ZONE}:${withoutSeparators(localDateTime(moment))}`;
  return [`DTSTART;${local(start)}`, ...(end && end > start ? [`DTEND;${local(end)}`] : [])];
}

function withoutSeparators(text: string): string {
  return text.replace(/[-:]/g, '');
}

function utcStamp(moment: Moment): string {
  return `${withoutSeparators(moment.slice(0, 19))}Z`;
}
