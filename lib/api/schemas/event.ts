import { z } from 'zod';
import { knownMoment, localDateTime, toMoment, type Moment } from '@/lib/dates/api-date';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import {
  address,
  date,
  endDate,
  localisedField,
  hasText,
  id,
  numberOf,
  slugWords,
  variantsOf,
  worded,
} from './fields';
import { toText } from './texts';
import { isRecord } from './wire-forms';

/** As the API writes it. */
export const calendarRecord = z.object({
  id,
  ...variantsOf('title'),
  start: date,
  end: endDate,
  event_starts_at: date,
  event_ends_at: endDate,
  image: address,
  slug: address,
  updated_at: date,
});

/**
 * An entry of the calendar. The API's `start` and `end` are what the calendar draws,
 * `event_starts_at` and `event_ends_at` what texts say; each stands in for the other. An event
 * without a readable start cannot be drawn and is left out.
 */
export const calendarEvent = z
  .preprocess(wholeDays, calendarRecord)
  .transform((record, context) => {
    const drawnStart = knownMoment(record.start) ?? knownMoment(record.event_starts_at);
    const start = knownMoment(record.event_starts_at) ?? drawnStart;
    if (!start || !drawnStart) {
      context.addIssue({ code: 'custom', path: ['start'], message: 'is not a date' });
      return z.NEVER;
    }
    const title = worded(localisedField(record, 'title'));
    const end = endAfter(start, knownMoment(record.event_ends_at) ?? knownMoment(record.end));
    return {
      id: record.id,
      title: hasText(title)
        ? title
        : { ...title, [DEFAULT_LOCALE]: slugWords(record.slug) || numberOf(record.id) },
      start,
      end,
      drawn: {
        start: drawnStart,
        end: endAfter(drawnStart, knownMoment(record.end) ?? knownMoment(record.event_ends_at)),
      },
      /** It has an end that cannot be read, or that lies before the start. */
      isEndInvalid: end === null && (record.end !== null || record.event_ends_at !== null),
      image: record.image,
      slug: record.slug,
      /** When it was last changed, for calendars that keep it; null where the API does not tell. */
      changed: knownMoment(record.updated_at),
    };
  });

const TIMES = ['start', 'end', 'event_starts_at', 'event_ends_at'];
const IN_UTC = /(?:Z|UTC|\+00:?00)$/i;

/**
 * Columns without hours, as Laravel writes their days: midnight UTC, or the last second of the day
 * for an end. An event of which all times are that lasts whole days.
 */
function wholeDays(record: unknown): unknown {
  if (!isRecord(record)) return record;
  const given = TIMES.filter(
    (name) => record[name] !== null && record[name] !== undefined && record[name] !== '',
  );
  const days = given.map((name) => [name, dayInUtc(record[name], name.includes('end'))] as const);
  return days.every(([, day]) => day !== null)
    ? { ...record, ...Object.fromEntries(days) }
    : record;
}

function dayInUtc(value: unknown, isEnd: boolean): string | null {
  const isInUtc = IN_UTC.test(toText(isRecord(value) ? value['timezone'] : value));
  const [day = '', time = ''] = (isInUtc && knownMoment(date.parse(value))?.split('T')) || [];
  return time.startsWith('00:00:00') || (isEnd && time.startsWith('23:59:59')) ? day : null;
}

const DAY_BUT_ONE_MINUTE = (24 * 60 - 1) * 60 * 1000;

/** An end that does not lie before the start. From one midnight to the same is that whole day. */
function endAfter(start: Moment, end: Moment | null): Moment | null {
  if (end === null || end < start) return null;
  return end === start && localDateTime(start).endsWith('T00:00:00')
    ? toMoment(new Date(Date.parse(start) + DAY_BUT_ONE_MINUTE))
    : end;
}

export type CalendarEvent = z.infer<typeof calendarEvent>;
