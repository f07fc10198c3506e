import { decode } from 'html-entities';
import ICAL from 'ical.js';
import type { Event } from './calendar';

/** An event as one of the calendar's feeds describes it, in one form for all of them. */
export interface Told {
  title: string;
  isAllDay: boolean;
  /** A moment in UTC, or a day. */
  start: string;
  /** A time in UTC, or the last day; null without an end. */
  end: string | null;
  /** The place that the title names, if any. */
  place: string | null;
}

const DAY = 86_400_000;
const utc = (text: string): string => new Date(text).toISOString();
const dayBefore = (text: string): string =>
  new Date(Date.parse(text) - DAY).toISOString().slice(0, 10);
const text = (html: string): string => decode(html.replace(/<!--.*?-->|<[^>]*>/g, '')).trim();

/**
 * Whole days without an end are one day; what ends as it begins is a moment, which the subscription
 * gives no end.
 */
function told({ end, ...event }: Told): Told {
  if (event.isAllDay) return { ...event, end: end ?? event.start };
  return { ...event, end: end === event.start ? null : end };
}

type ApiRecord = Omit<Event, 'image' | 'slug'> & { place: { name: { text: string } } | null };

/** From midnight in Algeria, without an end or to a midnight or the last minute of a day. */
const isWhole = (startsAt: string, endsAt: string | null): boolean =>
  /T23:00/.test(startsAt) && (endsAt === null || /T2(?:3:00|2:59)/.test(endsAt));

/** The grid: the site's own call. It draws an event of several days without its hours. */
export function fromApi(record: ApiRecord): Told {
  const { title, event_starts_at: startsAt, event_ends_at: endsAt } = record;
  const place = record.place?.name.text ?? null;
  const isAllDay = isWhole(startsAt, endsAt);
  if (isAllDay)
    return told({
      title,
      isAllDay,
      start: record.start,
      end: record.end && dayBefore(record.end),
      place,
    });
  return told({
    title,
    isAllDay,
    start: utc(startsAt),
    end: endsAt && utc(endsAt),
    place,
  });
}

/** The agenda of a month, as the server wrote it, by the id in each event's file. */
export function fromAgenda(html: string): Map<string, Told> {
  const events = new Map<string, Told>();
  for (const [article] of html.matchAll(/<article[\s\S]*?<\/article>/g)) {
    const id = /\/calendar\/\w+\/event\/([^."]+)\.ics/.exec(article)?.[1];
    const title = text(/<h4[^>]*>([\s\S]*?)<\/h4>/.exec(article)?.[1] ?? '');
    const [first, last] = [
      ...article.matchAll(/<time dateTime="([^"]*)"[^>]*>([\s\S]*?)<\/time>/gi),
    ];
    if (!id || !first?.[1]) continue;
    const isAllDay = !first[1].includes('T');
    const say = (date: string): string => (isAllDay ? date : utc(date));
    const end = last?.[1] ? say(last[1]) : null;
    const place = /<a href="[^"]*\/chambre_de_commerce\/[^"]*"[^>]*>([\s\S]*?)<\/a>/.exec(article);
    const named = place?.[1] === undefined ? null : text(place[1]);
    events.set(id, told({ title, isAllDay, start: say(first[1]), end, place: named }));
  }
  return events;
}

interface EventData {
  '@type': string;
  name: string;
  startDate: string;
  endDate?: string;
  location?: { name: string };
}

/** The structured data of a page, in its order. */
export function fromJsonLd(html: string): Told[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
    .map(([, json]) => JSON.parse(json ?? '') as EventData)
    .filter((data) => data['@type'] === 'Event')
    .map(({ name, startDate, endDate = null, location }) => {
      const isAllDay = !startDate.includes('T');
      const say = (date: string): string => (isAllDay ? date : utc(date));
      return told({
        title: name,
        isAllDay,
        start: say(startDate),
        end: endDate && say(endDate),
        place: location?.name ?? null,
      });
    });
}

/** An iCalendar file as ical.js reads it, by id. */
export function fromIcalJs(file: string): Map<string, Told> {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return new Map(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const isAllDay = event.startDate.isDate;
      const end = component.hasProperty('dtend') ? event.endDate : null;
      return [
        idOf(event.uid),
        told({
          title: event.summary,
          isAllDay,
          start: isAllDay ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
          end: end && (isAllDay ? dayBefore(end.toString()) : end.toJSDate().toISOString()),
          place: event.location || null,
        }),
      ];
    }),
  );
}

const idOf = (uid: string): string => uid.replace(/^event-|@.*$/g, '');
