import { sitemapIndexXml, sitemapFileNames } from '@/lib/documents/sitemap';
import { textDocument } from '@/lib/documents/document';

/** The site's address is a setting of the process, not of the build. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return textDocument(sitemapIndexXml(await sitemapFileNames()), 'application/xml');
}
