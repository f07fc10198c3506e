import { calendarDocument } from '@/lib/discovery/calendar';
import { documentHandler } from '@/lib/discovery/document';

/** GET /calendar/{language}/event/{id}.ics: one event for the reader's own calendar. */
export const GET = documentHandler('calendarEvent', calendarDocument);
