import { XMLParser } from 'fast-xml-parser';
import { setTimeout } from 'node:timers/promises';
import { get } from '../http';
import { pathOf } from './facts';

/** A screen as the sitemap names it, without the origin. */
export interface Listed {
  path: string;
  /** Each language's address, sorted: `en /en/contact`. */
  alternates: string[];
}

const MOST_TRIES = 3;

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
  const index = xml.parse(await readWhole(base, '/sitemap.xml')) as {
    sitemapindex: { sitemap: { loc: string }[] };
  };
  const files = await Promise.all(
    index.sitemapindex.sitemap.map(({ loc }) => readWhole(base, pathOf(loc, origin))),
  );
  return files.flatMap((body) =>
    (xml.parse(body) as { urlset: { url: Url[] } }).urlset.url.map((url) => ({
      path: pathOf(url.loc, origin),
      alternates: (url['xhtml:link'] ?? [])
        .map((link) => `${link['@hreflang']} ${pathOf(link['@href'], origin)}`)
        .toSorted(),
    })),
  );
}

/** As crawlers do, retries what a busy site could not render in time. */
async function readWhole(base: string, path: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { status, headers, body } = await get(base, path);
    if (status === 200) return body;
    if (status !== 503 || tries === MOST_TRIES) throw new Error(`${path} answered ${status}`);
    await setTimeout(Number(headers['retry-after'] ?? 1) * 1000);
  }
}
