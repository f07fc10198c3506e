import { textDocument } from '@/lib/documents/document';
import { siteAddress } from '@/lib/routes/site-address';

/** Addresses depend on the environment of the process, not of the build. */
export const dynamic = 'force-dynamic';

/** GET /robots.txt: everything may be read; endless result lists say "noindex" themselves. */
export function GET(): Response {
  return textDocument(`User-agent: *\nDisallow: /api/\nDisallow: /locales/\n\nSitemap: ${siteAddress()}/sitemap.xml\n`, 'text/plain');
}
