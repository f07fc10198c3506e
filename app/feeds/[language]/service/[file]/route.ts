import { readDocument, type DocumentContext } from '@/lib/discovery/document-request';
import { notADocument } from '@/lib/discovery/document-response';
import { serviceFeed } from '@/lib/discovery/feeds';

/** GET /feeds/{language}/service/{id}.atom: what is new in a service. */
export async function GET(_request: Request, context: DocumentContext): Promise<Response> {
  const asked = await readDocument(context, 'atom');
  return asked ? serviceFeed(asked.locale, asked.id) : notADocument();
}
