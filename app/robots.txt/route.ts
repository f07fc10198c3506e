import { textDocument } from '@/lib/documents/document';
import { routes } from '@/lib/routes/links';
import { environment, siteAddress } from '@/lib/platform/env';

/** The site's address is a setting of the process, not of the build. */
export const dynamic = 'force-dynamic';

/**
 * GET /robots.txt does not exclude result lists, which are endless; their pages have `noindex`. Nor
 * does it exclude anything with NOINDEX: robots read that header only where they may come.
 */
export function GET(): Response {
  if (environment().NOINDEX) return textDocument('User-agent: *\nDisallow:\n', 'text/plain');
  return textDocument(
    `User-agent: *\nDisallow: /api/\nAllow: ${routes.events}\nDisallow: /locales/\n\nSitemap: ${siteAddress()}/sitemap.xml\n`,
    'text/plain',
  );
}
