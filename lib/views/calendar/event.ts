import type { CalendarEvent } from '@/lib/api/schemas/event';
import {
  knownMoment,
  localDateTime,
  localDay,
  parseApiDate,
  type Moment,
  toMoment,
} from '@/lib/dates/api-date';
import {
  BASE_LANGUAGE,
  CONTENT_LETTERS,
  CONTENT_LOCALES,
  contentLanguage,
} from '@/lib/i18n/content-languages';
import { firstText, type Localised, type LocalisedText } from '@/lib/i18n/localise';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { imagePath, imageView } from '@/lib/media/image-address';
import { plainText } from '@/lib/text/plain-text';
import { slugHref } from '@/lib/text/safe-link';
import {
  addDays,
  eventDays,
  lastDayOf,
  startOfDay,
  type Period,
  calendarFormat,
} from './event-period';
import { cardDate } from '@/lib/dates/format-date';
import { MAX_EVENTS_PER_DAY } from '@/lib/constants';
import { formatNumber } from '@/lib/i18n/format-number';
import { periodOf } from './calendar-address';

/**
 * The title, and its language: that of its letters; else, without titles in other languages beside
 * the base field, that asked for.
 */
export function eventTitle(title: Localised, locale: Locale): LocalisedText {
  const asked = contentLanguage(locale);
  const letters = CONTENT_LETTERS[asked];
  const isBase = title[asked] === '' && asked !== BASE_LANGUAGE;
  const isTranslatedByApi = letters
    ? letters.test(title[BASE_LANGUAGE])
    : CONTENT_LOCALES.every((other) => other === BASE_LANGUAGE || title[other] === '');
  const text = plainText(title[asked] || firstText(title));
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  const byLetters = CONTENT_LOCALES.find((language) => CONTENT_LETTERS[language]?.test(first));
  const lang = byLetters ?? (isBase && !isTranslatedByApi ? BASE_LANGUAGE : asked);
  return { text, lang, dir: directionOf(lang), isFallback: lang !== locale };
}

/** An event as the browser gets it: the API's own field names, clean and in one language. */
export function eventRecord(event: CalendarEvent, locale: Locale) {
  const { start, end } = event.drawn;
  const title = eventTitle(event.title, locale);
  const path = imagePath(event.image, '/');
  const { isAllDay, firstDay, lastDay } = eventDays(start, end);
  return {
    id: event.id,
    title: title.text,
    /** Language the title was really found in. */
    lang: title.lang,
    /**
     * What the calendar draws: local to Algeria and without zone, so that 9 o'clock there is 9
     * o'clock for every visitor.
     */
    start: isAllDay ? firstDay : localDateTime(start),
    // It counts whole days up to, not including, the end.
    end: end && (isAllDay && lastDay ? addDays(lastDay, 1) : localDateTime(end)),
    /** The true moments, for texts. */
    event_starts_at: event.start,
    event_ends_at: event.end,
    /** There is an end, but it cannot be read: specification §5, “invalid date”. */
    invalid_end: event.isEndInvalid,
    image: path && imageView(path, event.id, 640).src,
    slug: event.slug,
  };
}
export type EventRecord = ReturnType<typeof eventRecord>;

/**
 * The period the browser asks for, as whole days in Algeria. Null when a date is missing,
 * unreadable or in the wrong order.
 */
export function readPeriod(start: string | null, end: string | null): Period | null {
  const [from, to] = [readMoment(start), readMoment(end)];
  if (!from || !to || to <= from) return null;
  return {
    start: startOfDay(localDay(from)),
    end: localDateTime(to).endsWith('T00:00:00') ? to : startOfDay(addDays(localDay(to), 1)),
  };
}

function readMoment(value: string | null): Moment | null {
  // An unencoded plus sign of a zone arrives as a space.
  return knownMoment(parseApiDate((value ?? '').replace(/ (?=\d{2}:?\d{2}$)/, '+')));
}

const DAYS_AHEAD = 60;
const SHOWN = 3;

/**
 * What the home screen asks the calendar for. From the start of the day, so that one answer serves
 * all visitors for the whole day.
 */
export function nextEventsPeriod(now: Moment): Period {
  const today = localDay(now);
  return { start: startOfDay(today), end: startOfDay(addDays(today, DAYS_AHEAD)) };
}

/** One without an end lasts through its day. */
export function isOver({ start, end }: Pick<CalendarEvent, 'start' | 'end'>, now: Moment): boolean {
  return end ? end <= now : localDay(start) < localDay(now);
}

/**
 * Three events that are not over. Of those of earlier days that go on, the one that ends first, and
 * more only where too few are to come.
 */
export function nextEvents(events: CalendarEvent[], now: Moment, locale: Locale) {
  const current = events.filter((event) => !isOver(event, now));
  const isEarlier = ({ start }: CalendarEvent): boolean => localDay(start) < localDay(now);
  const coming = current
    .filter((event) => !isEarlier(event))
    .sort((a, b) => a.start.localeCompare(b.start));
  const earlier = current
    .filter(isEarlier)
    .sort((a, b) => (a.end ?? '').localeCompare(b.end ?? ''));
  return [...earlier.slice(0, Math.max(1, SHOWN - coming.length)), ...coming]
    .slice(0, SHOWN)
    .map((event) => ({
      id: event.id,
      title: eventTitle(event.title, locale),
      date: cardDate(event.start, locale),
      href: slugHref(event.slug, locale),
    }));
}
export type NextEventView = ReturnType<typeof nextEvents>[number];

/** As the grid that takes its place: a month has six weeks. */
const DAYS = 42;

type Drawn = Pick<EventRecord, 'id' | 'title' | 'start' | 'end'>;

/**
 * A month as it is drawn until the interactive calendar has come: its days, and the titles of at
 * most two events of each.
 */
export function monthPreview(events: Drawn[], month: string, locale: Locale, now: Date) {
  const first = `${month}-01`;
  const { first: start } = periodOf({ view: 'semaine', day: first }, locale);
  const today = localDay(toMoment(now));
  const weekday = calendarFormat(locale, { weekday: 'short' });
  const days = Array.from({ length: DAYS }, (_, place) => addDays(start, place));
  const inOrder = events.toSorted(
    (a, b) => a.start.localeCompare(b.start) || (b.end ?? '').localeCompare(a.end ?? ''),
  );
  return {
    title: calendarFormat(locale, { month: 'long', year: 'numeric' })(startOfDay(first)),
    weekdays: days.slice(0, 7).map((day) => weekday(startOfDay(day))),
    days: days.map((day) => {
      const isOther = !day.startsWith(month);
      const shown = isOther
        ? []
        : inOrder.filter((event) => event.start.slice(0, 10) <= day && day <= lastDayOf(event));
      return {
        day,
        number: formatNumber(Number(day.slice(8)), locale),
        isOther,
        isToday: day === today,
        chips: shown.slice(0, MAX_EVENTS_PER_DAY).map(({ id, title }) => ({ id, title })),
        more:
          shown.length > MAX_EVENTS_PER_DAY
            ? `+${formatNumber(shown.length - MAX_EVENTS_PER_DAY, locale)}`
            : null,
      };
    }),
  };
}
export type MonthPreviewView = ReturnType<typeof monthPreview>;
