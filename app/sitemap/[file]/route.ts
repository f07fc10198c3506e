import { documentFailure, notADocument, textDocument } from '@/lib/discovery/document';
import { readSitemapFile, sitemapEntries, sitemapXml } from '@/lib/discovery/sitemap';
import { siteAddress } from '@/lib/site-address';

/** GET /sitemap/{kind}.xml, {kind}-2.xml …: the screens of one kind, in every language they can be read in. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = readSitemapFile((await params).file);
  const entries = file && (await sitemapEntries(file));
  if (entries && !entries.ok) return documentFailure(entries.failure);
  return entries && entries.data.length > 0 ? textDocument(sitemapXml(entries.data, siteAddress()), 'application/xml') : notADocument();
}
