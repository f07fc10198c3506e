import { z } from 'zod';
import { knownMoment, type Moment } from '@/lib/i18n/api-date';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { address, date, endDate, id, localised, variantsOf, words } from './fields';

/**
 * A calendar event. The API's `start` and `end` are drawn in the calendar, `event_starts_at` and
 * `event_ends_at` are shown in texts; a time that one pair lacks is taken from the other. An event
 * without any readable start is malformed.
 */
export const calendarEvent = z
  .object({
    id,
    ...variantsOf('title', words),
    start: date,
    end: endDate,
    event_starts_at: date,
    event_ends_at: endDate,
    image: address,
    slug: address,
    updated_at: date,
  })
  .transform((record, context) => {
    const drawnStart = knownMoment(record.start) ?? knownMoment(record.event_starts_at);
    const start = knownMoment(record.event_starts_at) ?? drawnStart;
    if (!start || !drawnStart) {
      context.addIssue({ code: 'custom', path: ['start'], message: 'is not a date' });
      return z.NEVER;
    }
    const end = endAfter(start, knownMoment(record.event_ends_at) ?? knownMoment(record.end));
    return {
      id: record.id,
      title: localised(record, 'title'),
      start,
      end,
      drawn: {
        start: drawnStart,
        end: endAfter(drawnStart, knownMoment(record.end) ?? knownMoment(record.event_ends_at)),
      },
      /** The event has an end that is unreadable or before its start. */
      isEndInvalid: end === null && (record.end !== null || record.event_ends_at !== null),
      image: record.image,
      slug: record.slug,
      /** Time of the last change, for calendar files; null if the API does not have it. */
      updatedAt: knownMoment(record.updated_at),
    };
  })
  .refine(({ title }) => title[DEFAULT_LOCALE] !== '', { path: ['title'], message: 'is empty' });
export type CalendarEvent = z.infer<typeof calendarEvent>;

function endAfter(start: Moment, end: Moment | null): Moment | null {
  return end === null || end < start ? null : end;
}
