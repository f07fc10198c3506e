import { calendarDocument } from '@/lib/discovery/calendar';
import { documentHandler } from '@/lib/discovery/document';

export const GET = documentHandler('calendarFeed', calendarDocument);
