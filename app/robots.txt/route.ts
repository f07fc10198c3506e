import { textDocument } from '@/lib/documents/document';
import { routes } from '@/lib/routes/links';
import { siteAddress } from '@/lib/platform/env';

/** Addresses depend on the environment of the process, not of the build. */
export const dynamic = 'force-dynamic';

/** GET /robots.txt. Result lists, which are endless, say `noindex` themselves. */
export function GET(): Response {
  return textDocument(
    `User-agent: *\nDisallow: /api/\nAllow: ${routes.events}\nDisallow: /locales/\n\nSitemap: ${siteAddress()}/sitemap.xml\n`,
    'text/plain',
  );
}
