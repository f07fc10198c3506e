import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_PAGES } from '@/lib/api/schemas/listing';
import { DEFAULT_PER_PAGE, LARGEST_PER_PAGE } from '@/lib/constants';
import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import { readSitemapFile, SCREENS_PER_FILE, sitemapEntries, sitemapFileNames, sitemapXml } from './sitemap';

const ARTICLES = SCREENS_PER_FILE + 1;
/** More articles than any list has. */
const CATEGORIES = [{ id: 1, name: 'x', articles_count: 99_999_999 }];
const LONGEST = 'ع'.repeat(200);
const api = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://api.invalid');
  const perPage = Number(searchParams.get('per_page'));
  const first = (Number(searchParams.get('page')) - 1) * perPage;
  const data = Array.from({ length: Math.max(0, Math.min(perPage, ARTICLES - first)) }, (_, index) => {
    const texts = Object.fromEntries(['name', 'description'].flatMap((field) => [field, `${field}_en`, `${field}_ar`].map((name) => [name, 'x'])));
    return { id: first + index + 1, slug: LONGEST, ...texts };
  });
  const pagination = { current_page: 1, last_page: Math.ceil(ARTICLES / perPage) };
  const answers: Record<string, unknown> = { '/api/articles': { data, pagination }, '/api/categoryportail/list_acticle': CATEGORIES };
  const status = pathname in answers ? 200 : pathname === '/api/chambre_de_commerces' ? 500 : 404;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answers[pathname] ?? {}));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  process.env['API_BASE_URL'] = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.close();
  api.closeAllConnections();
});

describe('the files of the sitemap', () => {
  test('hold every screen: a kind with more than one file may hold has several, and the index names them all', async () => {
    const files = Math.ceil((MAX_PAGES * LARGEST_PER_PAGE) / DEFAULT_PER_PAGE / SCREENS_PER_FILE);
    const categories = Array.from({ length: files }, (_, index) => `categories${index === 0 ? '' : `-${index + 1}`}.xml`);
    expect(await sitemapFileNames()).toEqual(['screens.xml', 'articles.xml', 'articles-2.xml', 'chambers.xml', ...categories, 'articles-list.xml']);
    const articles = await Promise.all([1, 2, 3].map((number) => sitemapEntries({ kind: 'articles', number })));
    expect(articles.map((file) => file.ok && file.data.length)).toEqual([SCREENS_PER_FILE, 1, 0]);
  });

  test('list no more pages of a category than are read of any list, however many articles the API counts', async () => {
    const pages = Math.ceil((MAX_PAGES * LARGEST_PER_PAGE) / DEFAULT_PER_PAGE);
    const files = await Promise.all([1, 2, 3, 4, 5].map((number) => sitemapEntries({ kind: 'categories', number })));
    expect(files.reduce((sum, file) => sum + (file.ok ? file.data.length : 0), 0)).toBe(pages);
  });

  test('a list that the API lacks, or that fails, affects no other file', async () => {
    const [pages, chambers, articles] = await Promise.all(
      (['pages-list', 'chambers', 'articles-list'] as const).map((kind) => sitemapEntries({ kind, number: 1 })),
    );
    expect(pages).toMatchObject({ ok: false, failure: { kind: 'missing' } });
    expect(chambers).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(articles?.ok && articles.data.at(-1)?.path).toBe(`/toutacticle?page=${Math.ceil(ARTICLES / DEFAULT_PER_PAGE)}`);
  });

  test('stay under 50,000 addresses and 50 MB, with the longest slugs too', async () => {
    const first = await sitemapEntries({ kind: 'articles', number: 1 });
    const xml = sitemapXml(first.ok ? first.data : [], 'https://www.example.org');
    expect(xml.match(/<loc>/g)).toHaveLength(CONTENT_LOCALES.length * SCREENS_PER_FILE);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  });

  test.each([
    ['articles.xml', { kind: 'articles', number: 1 }],
    ['articles-2.xml', { kind: 'articles', number: 2 }],
    ['articles-list-10.xml', { kind: 'articles-list', number: 10 }],
    ['articles-1.xml', null],
    ['articles-02.xml', null],
    ['other.xml', null],
    ['toString.xml', null],
    ['articles.xml.gz', null],
  ])('%s is read as %o', (address, file) => {
    expect(readSitemapFile(address)).toEqual(file);
  });
});
