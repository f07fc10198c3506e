import { calendarDocument } from '@/lib/documents/calendar';
import { documentHandler } from '@/lib/documents/document';

export const GET = documentHandler('calendarFeed', calendarDocument);
