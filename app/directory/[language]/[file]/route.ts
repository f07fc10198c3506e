import { chamberDocument } from '@/lib/discovery/directory';
import { readDocument, type DocumentContext } from '@/lib/discovery/document-request';
import { notADocument } from '@/lib/discovery/document-response';

/** GET /directory/{language}/{id}.vcf: a chamber for the reader's address book. */
export async function GET(_request: Request, context: DocumentContext): Promise<Response> {
  const asked = await readDocument(context, 'vcf');
  return asked ? chamberDocument(asked.locale, asked.id) : notADocument();
}
