import { calendarDocument } from '@/lib/discovery/calendar';
import { languageDocument } from '@/lib/discovery/document';

/** GET /calendar/{language}/events.ics: a subscription to all events. */
export const GET = languageDocument(calendarDocument);
