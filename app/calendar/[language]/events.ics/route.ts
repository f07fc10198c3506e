import { calendarDocument } from '@/lib/discovery/calendar';
import { documentHandler } from '@/lib/discovery/document';

/** GET /calendar/{language}/events.ics: a subscription to all events. */
export const GET = documentHandler('calendarFeed', calendarDocument);
