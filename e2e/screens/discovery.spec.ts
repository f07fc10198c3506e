import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const ORIGIN = 'https://www.example.org';
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ API_BASE_URL: '', SITE_URL: ORIGIN });
});
test.afterAll(() => site.stop());

interface Url {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { '@hreflang': string; '@href': string }[];
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'entry', 'link'].includes(name),
});
const read = async (path: string) => get(site.url, path);
const pathOf = (address: string): string => address.slice(ORIGIN.length) || '/';

async function sitemapUrls(): Promise<Url[]> {
  const index = xml.parse((await read('/sitemap.xml')).body) as {
    sitemapindex: { sitemap: { loc: string }[] };
  };
  const files = await Promise.all(index.sitemapindex.sitemap.map(({ loc }) => read(pathOf(loc))));
  return files.flatMap(({ body }) => (xml.parse(body) as { urlset: { url: Url[] } }).urlset.url);
}

test('robots.txt names the sitemap, and allows the one call by which a page fetches what it shows', async () => {
  const { body } = await read('/robots.txt');
  for (const line of [`Sitemap: ${ORIGIN}/sitemap.xml`, 'Allow: /api/events'])
    expect(body.split('\n')).toContain(line);
});

test('a page is listed only in the languages in which its title and body exist, and not to be indexed in the others', async () => {
  const urls = await sitemapUrls();
  const listed = new Set(urls.map(({ loc }) => loc));
  const french = urls.filter((url) => /\/article\//.test(url.loc) && !url['xhtml:link']);
  expect(french.length).toBeGreaterThan(0);
  for (const { loc } of french) {
    expect(listed.has(loc.replace(ORIGIN, `${ORIGIN}/en`))).toBe(false);
    const { body } = await read(`/en${pathOf(loc)}`);
    expect(body).toMatch(/<meta name="robots" content="noindex, follow"/);
  }
});

for (const language of ONE_PER_DIRECTION) {
  test(`in ${language}: the site’s, a category’s and a service’s feeds are found from their screens, and parse`, async () => {
    for (const path of ['/toutacticle', '/category/1', '/service/1']) {
      const screen = await read(inLanguage(path, language));
      const feeds = [
        ...screen.body.matchAll(
          /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]*)"/g,
        ),
      ].map(([, href]) => (href ?? '').replace(ORIGIN, ''));
      expect(feeds.length, path).toBe(path === '/toutacticle' ? 2 : 3);
      for (const feed of feeds) {
        const first = await read(feed);
        expect(first.status, feed).toBe(200);
        expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
        const { feed: parsed } = xml.parse(first.body) as {
          feed: {
            id: string;
            title: string;
            updated: string;
            entry: { id: string; updated: string }[];
          };
        };
        expect(parsed.id).toBe(ORIGIN + feed);
        expect(parsed.entry.length).toBeGreaterThan(0);
        for (const entry of parsed.entry) {
          expect(entry.id.startsWith(ORIGIN + inLanguage('/', language).replace(/\/$/, ''))).toBe(
            true,
          );
          expect(Number.isNaN(Date.parse(entry.updated))).toBe(false);
        }
      }
    }
  });

  test(`in ${language}: a chamber is saved as a vCard with what its screen shows`, async () => {
    const screen = await read(inLanguage('/chambre_de_commerce/16', language));
    const card = new ICAL.Component(
      ICAL.parse((await read(`/directory/${language}/16.vcf`)).body) as unknown[],
    );
    expect(card.name).toBe('vcard');
    expect(card.getFirstPropertyValue('version')).toBe('4.0');
    const values = ['fn', 'tel', 'email'].map((name) => String(card.getFirstPropertyValue(name)));
    for (const value of values) expect(screen.body.replaceAll('&#x27;', "'")).toContain(value);
    expect(screen.body).toContain(`href="/directory/${language}/16.vcf"`);
    expect(screen.body).toContain(messages[language].chamber.saveContact);
  });
}

test('the directory is a table, with a row for each chamber of the list', async () => {
  const shown =
    (await read('/chambre_de_commerces')).body.match(/href="\/chambre_de_commerce\/\d+/g) ?? [];
  const count = new Set(shown).size;
  const csv = await read('/directory/chambers.csv');
  expect(csv.body.charCodeAt(0)).toBe(0xfeff);
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(count + 1);
});

test('documents that do not exist are 404, in no language but the site’s, nor under another spelling of an id', async () => {
  expect((await read('/category/01')).status).toBe(404);
  for (const path of [
    '/sitemap/other.xml',
    '/feeds/de/articles.atom',
    '/feeds/fr/category/999999.atom',
    '/calendar/fr/event/none.ics',
    '/directory/fr/999999.vcf',
    '/directory/x',
    '/calendar/fr',
  ]) {
    const { status, headers } = await read(path);
    expect(status, path).toBe(404);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('the site has its own icons for tabs, home screens and the manifest, and says its colour', async ({
  page,
  request,
}) => {
  await page.goto(site.url);
  const colours = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas.map((meta) => `${meta.getAttribute('media')} ${meta.getAttribute('content')}`),
    );
  expect(colours).toEqual([
    '(prefers-color-scheme: light) #073b31',
    '(prefers-color-scheme: dark) #062f27',
  ]);
  const hrefs = (kind: string): Promise<string[]> =>
    page
      .locator(`link[rel="${kind}"]`)
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const manifest = (await (await request.get((await hrefs('manifest'))[0] ?? '')).json()) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).not.toBe('');
  expect(manifest.theme_color).toBe('#073b31');
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const icons = [...(await hrefs('icon')), ...(await hrefs('apple-touch-icon'))];
  expect(icons).toHaveLength(3);
  for (const icon of [...icons, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await request.get(new URL(icon, site.url).href);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
});
