import { eventDocument } from '@/lib/discovery/calendar';
import { readDocument, type DocumentContext } from '@/lib/discovery/document-request';
import { notADocument } from '@/lib/discovery/document-response';

/** GET /calendar/{language}/event/{id}.ics: one event for the reader's own calendar. */
export async function GET(_request: Request, context: DocumentContext): Promise<Response> {
  const asked = await readDocument(context, 'ics');
  return asked ? eventDocument(asked.locale, asked.id, new Date()) : notADocument();
}
