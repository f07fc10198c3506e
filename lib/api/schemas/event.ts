import { z } from 'zod';
import { knownMoment } from '@/lib/dates/api-date';
import { BASE_LANGUAGE } from '@/lib/i18n/content-languages';
import { date, fold, hasText, id, numberOf, text, variantsOf, worded, wordsOf } from './fields';

/** An entry of the calendar. `start` is what the calendar draws; an event without a readable start cannot be drawn and is left out. */
export const calendarEvent = z
  .object({
    id,
    ...variantsOf('title'),
    start: date,
    end: date,
    event_starts_at: date,
    event_ends_at: date,
    image: text,
    slug: text,
    updated_at: date,
  })
  .transform((record, context) => {
    const start = knownMoment(record.start) ?? knownMoment(record.event_starts_at);
    if (!start) {
      context.addIssue({ code: 'custom', path: ['start'], message: 'is not a date' });
      return z.NEVER;
    }
    const title = worded(fold(record, 'title'));
    const end = knownMoment(record.end) ?? knownMoment(record.event_ends_at);
    const isEndRead = end !== null && end >= start;
    const isEndTold = end !== null || record.end === 'invalid' || record.event_ends_at === 'invalid';
    return {
      id: record.id,
      title: hasText(title) ? title : { ...title, [BASE_LANGUAGE]: wordsOf(record.slug) || numberOf(record.id) },
      start,
      end: isEndRead ? end : null,
      /** It has an end that cannot be read, or that lies before the start. */
      isEndInvalid: isEndTold && !isEndRead,
      image: record.image,
      slug: record.slug,
      /** When it was last changed, for calendars that keep it; null where the API does not tell. */
      changed: knownMoment(record.updated_at),
    };
  });
export type CalendarEvent = z.infer<typeof calendarEvent>;
