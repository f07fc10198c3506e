import type { Moment } from '@/lib/dates/api-date';
import { contentLanguage } from '@/lib/i18n/content-languages';
import type { Locale } from '@/lib/i18n/locales';
import { getFromApi } from '../get-from-api';
import { collectionOf } from '../schemas/detail';
import { calendarEvent } from '../schemas/event';

const calendarEvents = collectionOf(calendarEvent);

/** GET /api/events: events between two moments; the API picks their language by `Accept-Language`. */
export const getEvents = (start: Moment, end: Moment, locale: Locale) =>
  getFromApi({
    path: '/api/events',
    query: { start, end },
    language: contentLanguage(locale),
    schema: calendarEvents,
    failureMessage: 'Error fetching events',
    tags: ['event'],
  });
