import { languageOfFile } from '@/lib/discovery/document-request';
import { notADocument } from '@/lib/discovery/document-response';
import { suggestionsDocument } from '@/lib/discovery/suggestions';

/** GET /search/suggestions/{language}.json: what the search boxes suggest. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const language = languageOfFile((await params).file, 'json');
  return language ? suggestionsDocument(language) : notADocument();
}
