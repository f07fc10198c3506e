import { XMLParser } from 'fast-xml-parser';
import { get } from '../http';
import { pathOf } from './facts';

/** A screen as the sitemap names it, without the origin. */
export interface Listed {
  path: string;
  /** Each language's address, sorted: `en /en/contact`. */
  alternates: string[];
}

interface Url {
  loc: string;
  'xhtml:link'?: { '@hreflang': string; '@href': string }[];
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

/** Every screen of the sitemap's files, as its index names them. */
export async function readSitemap(base: string, origin: string): Promise<Listed[]> {
  const index = xml.parse((await get(base, '/sitemap.xml')).body) as { sitemapindex: { sitemap: { loc: string }[] } };
  const files = await Promise.all(index.sitemapindex.sitemap.map(({ loc }) => get(base, pathOf(loc, origin))));
  return files.flatMap(({ body }) =>
    (xml.parse(body) as { urlset: { url: Url[] } }).urlset.url.map((url) => ({
      path: pathOf(url.loc, origin),
      alternates: (url['xhtml:link'] ?? []).map((link) => `${link['@hreflang']} ${pathOf(link['@href'], origin)}`).toSorted(),
    })),
  );
}
