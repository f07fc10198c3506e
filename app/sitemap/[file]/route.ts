import { documentFailure, textDocument } from '@/lib/documents/document';
import { errorResponse } from '@/lib/platform/http-messages';
import { sitemapXml, sitemapEntries } from '@/lib/documents/sitemap';

/** GET /sitemap/{kind}.xml, {kind}-2.xml … lists the screens of one kind. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const entries = await sitemapEntries((await params).file);
  if (entries && !entries.ok) return documentFailure(entries.failure);
  return entries && entries.data.length > 0
    ? textDocument(sitemapXml(entries.data), 'application/xml')
    : errorResponse(404);
}
