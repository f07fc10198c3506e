import { getTranslations } from 'next-intl/server';
import { getEvents } from '@/lib/api/endpoints/events';
import type { ApiResult } from '@/lib/api/result';
import type { CalendarEvent } from '@/lib/api/schemas/event';
import { localDateTime, localDay, toMoment } from '@/lib/dates/api-date';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { contentHref } from '@/lib/text/safe-link';
import { eventTitle } from '@/lib/views/calendar/event';
import { startOfDay } from '@/lib/views/calendar/event-period';
import { subscribedPeriod } from '@/lib/views/calendar/event-range';
import { documentFailure, notADocument, textDocument } from './document-response';
import { iCalendar, type CalendarEntry } from './icalendar';

/** GET /calendar/{language}/events.ics: the subscription. */
export async function calendarDocument(locale: Locale): Promise<Response> {
  const now = new Date();
  const events = await subscribed(locale, now);
  return events.ok ? calendarResponse(events.data, locale, now) : documentFailure(events.failure);
}

/** GET /calendar/{language}/event/{id}.ics: one event of the subscription, to be kept. */
export async function eventDocument(locale: Locale, id: string): Promise<Response> {
  const now = new Date();
  const events = await subscribed(locale, now);
  if (!events.ok) return documentFailure(events.failure);
  const found = events.data.filter((candidate) => candidate.id === id);
  return found.length > 0 ? calendarResponse(found, locale, now, `event-${id}.ics`) : notADocument();
}

function subscribed(locale: Locale, now: Date): Promise<ApiResult<CalendarEvent[]>> {
  const { start, end } = subscribedPeriod(now);
  return getEvents(start, end, locale);
}

async function calendarResponse(events: CalendarEvent[], locale: Locale, now: Date, savedAs = 'events.ics'): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const entries = distinctEvents(events)
    .map((event) => entryOf(event, locale, now))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  const network = localise(organisation().shortName, locale).text;
  const body = iCalendar(entries, { name: `${t('title')} – ${network}`, locale, host: new URL(siteAddress()).host });
  return textDocument(body, 'text/calendar', { 'content-disposition': `inline; filename="${savedAs}"`, 'content-language': locale });
}

/** No two with one identity: a record sent twice is one event, and one that takes place again is told by its start, too. */
export function distinctEvents(events: CalendarEvent[]): CalendarEvent[] {
  const distinct = [...new Map(events.map((event) => [`${event.id} ${event.start}`, event])).values()];
  const times = new Map<string, number>();
  for (const { id } of distinct) times.set(id, (times.get(id) ?? 0) + 1);
  return distinct.map((event) =>
    times.get(event.id) === 1 ? event : { ...event, id: `${event.id}-${localDateTime(event.start).replace(/\D/g, '')}` },
  );
}

function entryOf(event: CalendarEvent, locale: Locale, now: Date): CalendarEntry {
  const href = contentHref(event.slug, locale);
  return {
    id: event.id,
    title: eventTitle(event.title, locale).text,
    startsAt: event.start,
    endsAt: event.end,
    // In ASCII, as addresses are: slugs of the back office may be Arabic.
    url: href && new URL(absoluteAddress(href)).href,
    changed: event.changed,
    asOf: startOfDay(localDay(toMoment(now))),
  };
}
