import { readDocument, type DocumentContext } from '@/lib/discovery/document-request';
import { notADocument } from '@/lib/discovery/document-response';
import { categoryFeed } from '@/lib/discovery/feeds';

/** GET /feeds/{language}/category/{id}.atom: what is new in a category. */
export async function GET(_request: Request, context: DocumentContext): Promise<Response> {
  const asked = await readDocument(context, 'atom');
  return asked ? categoryFeed(asked.locale, asked.id) : notADocument();
}
