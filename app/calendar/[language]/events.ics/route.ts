import { calendarDocument } from '@/lib/discovery/calendar';
import { notADocument } from '@/lib/discovery/document-response';
import { isLocale } from '@/lib/i18n/locales';

/** GET /calendar/{language}/events.ics: a subscription to all events. */
export async function GET(_request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const { language } = await params;
  return isLocale(language) ? calendarDocument(language, new Date()) : notADocument();
}
