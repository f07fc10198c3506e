import type { CalendarEvent } from '@/lib/content-api/schemas/event';
import type { PlacedEvent } from './event-place';
import { MAX_EVENTS_PER_DAY } from '@/lib/platform/constants';
import { localDay, toMoment, type Moment } from '@/lib/i18n/api-date';
import { addDays, startOfDay } from '@/lib/i18n/calendar-day';
import { byStart, fullCalendarTimes, eventDays, isOver } from '@/lib/calendar/event-days';
import { calendarFormat, cardDate } from '@/lib/i18n/format-date';
import { formatNumber } from '@/lib/i18n/format-number';
import { firstText, localise, type Localised, type LocalisedText } from '@/lib/i18n/localise';
import { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import { imagePath, imageView } from '@/lib/media/image-address';
import { plainText } from '@/lib/text/plain-text';
import { slugHref } from '@/lib/text/safe-link';
import { periodOf } from './calendar-address';

/**
 * The title of an event. The API may answer the base field in the language asked for: such a title
 * is in that language, unless its letters or titles in other fields say otherwise.
 */
export function eventTitle(title: Localised, locale: Locale): LocalisedText {
  const found = localise({ ...title, [DEFAULT_LOCALE]: firstText(title) }, locale);
  const isAlone = LOCALES.every((other) => other === DEFAULT_LOCALE || title[other] === '');
  // An Arabic answer is known by its letters.
  const isAnswered = isAlone && found.lang === DEFAULT_LOCALE && directionOf(locale) === 'ltr';
  const lang = isAnswered ? locale : found.lang;
  return { text: plainText(found.text), lang, dir: directionOf(lang), isFallback: lang !== locale };
}

/** An event as the browser gets it: the API's field names, clean and in one language. */
export function eventRecord(event: PlacedEvent, locale: Locale) {
  const title = eventTitle(event.title, locale);
  const path = imagePath(event.image, '/');
  return {
    id: event.id,
    title: title.text,
    lang: title.lang,
    /** `start` and `end` as the calendar draws them, the same for visitors in every zone. */
    ...fullCalendarTimes(event.drawn),
    /** The moments, for texts. */
    event_starts_at: event.start,
    event_ends_at: event.end,
    /** The end cannot be read (specification §5, "invalid date"). */
    invalid_end: event.isEndInvalid,
    image: path && imageView(path, event.id, 640).src,
    slug: event.slug,
    place: event.place ?? null,
  };
}
export type EventRecord = ReturnType<typeof eventRecord>;

const NEXT_EVENTS = 3;

/**
 * Some events that are not over. Of those that began on earlier days, the first to end stands
 * before the events to come; more of them stand there only where too few are to come.
 */
export function nextEvents(
  events: CalendarEvent[],
  now: Moment,
  locale: Locale,
  maxEvents = NEXT_EVENTS,
) {
  const isEarlier = ({ start }: CalendarEvent): boolean => localDay(start) < localDay(now);
  const current = events.filter((event) => !isOver(event, now));
  const coming = current
    .filter((event) => !isEarlier(event))
    .sort((a, b) => a.start.localeCompare(b.start));
  const earlier = current
    .filter(isEarlier)
    .sort((a, b) => (a.end ?? '').localeCompare(b.end ?? ''));
  return [...earlier.slice(0, Math.max(1, maxEvents - coming.length)), ...coming]
    .slice(0, maxEvents)
    .map((event) => ({
      id: event.id,
      title: eventTitle(event.title, locale),
      date: cardDate(event.start, locale),
      href: slugHref(event.slug, locale),
    }));
}
export type NextEventView = ReturnType<typeof nextEvents>[number];

/** Six weeks, as many as the grid has. */
const PREVIEW_DAYS = 42;

/** A month as it is drawn until the interactive calendar is loaded. */
export function monthPreview(events: CalendarEvent[], month: string, locale: Locale, now: Date) {
  const { first } = periodOf({ view: 'semaine', day: `${month}-01` }, locale);
  const today = localDay(toMoment(now));
  const weekday = calendarFormat(locale, { weekday: 'short' });
  const initial = calendarFormat(locale, { weekday: 'narrow' });
  const days = Array.from({ length: PREVIEW_DAYS }, (_, index) => addDays(first, index));
  const chips = events
    .map(({ id, title, drawn }) => ({
      chip: { id, title: eventTitle(title, locale).text },
      ...eventDays(drawn),
      ...fullCalendarTimes(drawn),
    }))
    .sort(byStart);
  return {
    title: calendarFormat(locale, { month: 'long', year: 'numeric' })(startOfDay(`${month}-01`)),
    weekdays: days.slice(0, 7).map((day) => ({
      name: weekday(startOfDay(day)),
      initial: initial(startOfDay(day)),
    })),
    days: days.map((day) => {
      const isOther = !day.startsWith(month);
      const shown = isOther
        ? []
        : chips.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
      const hidden = shown.length - MAX_EVENTS_PER_DAY;
      return {
        day,
        number: formatNumber(Number(day.slice(8)), locale),
        isOther,
        isToday: day === today,
        chips: shown.slice(0, MAX_EVENTS_PER_DAY).map(({ chip }) => chip),
        more: hidden > 0 ? `+${formatNumber(hidden, locale)}` : null,
        count: shown.length > 0 ? formatNumber(shown.length, locale) : null,
      };
    }),
  };
}
export type MonthPreviewView = ReturnType<typeof monthPreview>;
