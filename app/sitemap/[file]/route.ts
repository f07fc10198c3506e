import { documentFailure, notADocument, xmlDocument } from '@/lib/discovery/document-response';
import { sitemapXml } from '@/lib/discovery/sitemap';
import { isSitemapName, sitemapEntries } from '@/lib/discovery/sitemap-files';
import { siteAddress } from '@/lib/site-address';

/** GET /sitemap/{kind}.xml: every screen of one kind, in every language it can be read in. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const name = /^([a-z]+)\.xml$/.exec((await params).file)?.[1] ?? '';
  if (!isSitemapName(name)) return notADocument();
  const entries = await sitemapEntries(name);
  return entries.ok ? xmlDocument(sitemapXml(entries.data, siteAddress())) : documentFailure(entries.failure);
}
