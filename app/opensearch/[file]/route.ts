import { languageOfFile } from '@/lib/discovery/document-request';
import { notADocument } from '@/lib/discovery/document-response';
import { openSearchDocument } from '@/lib/discovery/open-search';

/** GET /opensearch/{language}.xml: the site's search for browsers. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const language = languageOfFile((await params).file, 'xml');
  return language ? openSearchDocument(language) : notADocument();
}
