import { eventDocument } from '@/lib/discovery/calendar';
import { itemDocument } from '@/lib/discovery/document';

/** GET /calendar/{language}/event/{id}.ics: one event for the reader's own calendar. */
export const GET = itemDocument('ics', eventDocument);
