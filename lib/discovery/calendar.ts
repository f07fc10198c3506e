import { getTranslations } from 'next-intl/server';
import { getEvents } from '@/lib/api/endpoints/events';
import type { ApiResult } from '@/lib/api/result';
import type { CalendarEvent } from '@/lib/api/schemas/event';
import { localDay, toMoment } from '@/lib/dates/api-date';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { contentHref } from '@/lib/text/safe-link';
import { eventTitle } from '@/lib/views/event';
import { startOfDay } from '@/lib/views/event-period';
import { subscribedPeriod } from '@/lib/views/subscribed-period';
import { documentFailure, notADocument, textDocument } from './document-response';
import { iCalendar, type CalendarEntry } from './icalendar';

/** GET /calendar/{language}/events.ics: the subscription. */
export async function calendarDocument(locale: Locale, now: Date): Promise<Response> {
  const events = await subscribed(locale, now);
  return events.ok ? calendarResponse(events.data, locale, now) : documentFailure(events.failure);
}

/** GET /calendar/{language}/event/{id}.ics: one event of the subscription, to be kept. */
export async function eventDocument(locale: Locale, id: string, now: Date): Promise<Response> {
  const events = await subscribed(locale, now);
  if (!events.ok) return documentFailure(events.failure);
  const event = events.data.find((candidate) => candidate.id === id);
  return event ? calendarResponse([event], locale, now, `event-${id}.ics`) : notADocument();
}

function subscribed(locale: Locale, now: Date): Promise<ApiResult<CalendarEvent[]>> {
  const { start, end } = subscribedPeriod(now);
  return getEvents(start, end, locale);
}

async function calendarResponse(events: CalendarEvent[], locale: Locale, now: Date, savedAs = 'events.ics'): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const entries = events
    .map((event) => entryOf(event, locale, now))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  const network = localise(organisation().shortName, locale).text;
  const body = iCalendar(entries, { name: `${t('title')} – ${network}`, locale, host: new URL(siteAddress()).host });
  return textDocument(body, 'text/calendar', { 'content-disposition': `inline; filename="${savedAs}"`, 'content-language': locale });
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
