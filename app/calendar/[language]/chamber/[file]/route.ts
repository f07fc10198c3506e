import { chamberCalendar } from '@/lib/documents/calendar';
import { documentHandler } from '@/lib/documents/document';

export const GET = documentHandler('chamberCalendar', chamberCalendar);
