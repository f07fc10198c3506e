import { createServer } from 'node:http';
import type { ApiResult } from '@/lib/content-api/result';
import { MAX_PAGES, type Listing } from '@/lib/content-api/schemas/listing';
import { LOCALES } from '@/lib/i18n/locales';
import { listen, stopServer } from '@/testing/loopback';
import {
  sitemapXml,
  type SitemapEntry,
  pagedKind,
  SCREENS_PER_FILE,
  sitemapEntries,
  sitemapFileNames,
} from './sitemap';

const ARTICLES = SCREENS_PER_FILE + 1;
const CATEGORIES = [{ id: 1, name: 'x', articles_count: 1_000_000_000 }];
const LONGEST = 'ع'.repeat(200);
const api = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://api.invalid');
  const perPage = Number(searchParams.get('per_page'));
  const first = (Number(searchParams.get('page')) - 1) * perPage;
  const data = Array.from(
    { length: Math.max(0, Math.min(perPage, ARTICLES - first)) },
    (_, index) => {
      const id = first + index + 1;
      const texts = Object.fromEntries(
        ['name', 'description'].flatMap((field) =>
          [field, `${field}_en`, `${field}_ar`].map((name) => [name, 'x']),
        ),
      );
      return { id, slug: LONGEST, ...texts, ...(id === ARTICLES && { name_en: '' }) };
    },
  );
  const pagination = { current_page: 1, last_page: Math.ceil(ARTICLES / perPage) };
  const answers: Record<string, unknown> = {
    '/api/articles': { data, pagination },
    '/api/categoryportail/list_acticle': CATEGORIES,
  };
  const status = pathname in answers ? 200 : pathname === '/api/chambre_de_commerces' ? 500 : 404;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answers[pathname] ?? {}));
});

beforeAll(async () => {
  process.env['API_BASE_URL'] = await listen(api);
});
afterAll(() => stopServer(api));

async function entriesOf(address: string): Promise<SitemapEntry[]> {
  const entries = await sitemapEntries(address);
  return entries?.ok ? entries.data : [];
}

describe('the files of the sitemap', () => {
  test('hold every screen: a kind with more than one file may hold has several, and the index names them all', async () => {
    expect(await sitemapFileNames()).toEqual([
      'screens.xml',
      'articles.xml',
      'articles-2.xml',
      'pages.xml',
      'chambers.xml',
      'categories.xml',
      'services.xml',
    ]);
    const paths = (
      await Promise.all(['articles.xml', 'articles-2.xml', 'articles-3.xml'].map(entriesOf))
    ).map((file) => file.map(({ path }) => path));
    expect(paths.map(({ length }) => length)).toEqual([SCREENS_PER_FILE, 1, 0]);
    expect(new Set(paths.flat()).size).toBe(ARTICLES);
  });

  test('a list that fails affects no other file', async () => {
    for (const name of ['pages.xml', 'chambers.xml'])
      expect(await sitemapEntries(name)).toMatchObject({ failure: { kind: 'unavailable' } });
    expect((await entriesOf('screens.xml')).map(({ path }) => path)).toContain('/toutacticle');
    expect((await entriesOf('categories.xml')).map(({ path }) => path)).toEqual(['/category/1']);
  });

  test('stay under 50,000 addresses and 50 MB, with the longest slugs too', async () => {
    const xml = sitemapXml(await entriesOf('articles.xml'));
    expect(xml.match(/<loc>/g)).toHaveLength(LOCALES.length * SCREENS_PER_FILE);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  });

  test.each([
    'articles-1.xml',
    'articles-02.xml',
    'articles-26.xml',
    'other.xml',
    'toString.xml',
    'articles.xml.gz',
  ])('%s is none of them', async (name) => {
    expect(await sitemapEntries(name)).toBeNull();
  });
});

describe('the files of a list', () => {
  const entryOf = (path: string): SitemapEntry => ({ path, locales: ['fr'], modifiedAt: null });
  const failure = { ok: false, failure: { kind: 'unavailable', reason: 'status 500' } } as const;
  /** A list of so many pages of two items, or of more, that fails on page 2 if it is asked to. */
  const list = (pages: number, items = ['a', 'b'], isFailing = false) => {
    const asked: number[] = [];
    const load = async (page: number): Promise<ApiResult<Listing<string>>> => {
      asked.push(page);
      if (isFailing && page === 2) return failure;
      const data = { items, currentPage: page, lastPage: pages, total: null };
      return { ok: true, data };
    };
    const kind = pagedKind(load, (found) =>
      found.map((item) => entryOf(`${asked.length} ${item}`)),
    );
    return { kind, asked };
  };

  test('read only their own pages, each once', async () => {
    const { kind, asked } = list(43);
    const entries = await kind.entries(3);
    expect(entries).toMatchObject({ ok: true, data: { length: 6 } });
    expect(asked.toSorted((a, b) => a - b)).toEqual([41, 42, 43]);
  });

  test('are bounded in number and in length where the API has no end', async () => {
    const { kind } = list(
      9e9,
      Array.from({ length: 5000 }, () => 'x'),
    );
    expect(await kind.count()).toEqual({ ok: true, data: MAX_PAGES / 20 });
    const entries = await kind.entries(1);
    expect(entries.ok && entries.data.length * 3).toBeLessThanOrEqual(50_000);
  });

  test('fail where one page fails', async () => {
    expect(await list(3, ['a'], true).kind.entries(1)).toBe(failure);
  });
});
