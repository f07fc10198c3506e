import { expect, test } from '@jest/globals';
import type { Facts } from './facts';
import { RULES, type Crawled } from './rules';

const ALTERNATES = ['en /en/a', 'fr /a', 'x-default /a'];

function page(path: string, changed: Partial<Facts> = {}): Facts {
  const lang = path.startsWith('/en') ? 'en' : 'fr';
  return {
    path,
    from: '/',
    status: 200,
    redirects: 0,
    isPage: true,
    language: { lang, dir: 'ltr', header: lang },
    titlesOfFirstLevel: ['A'],
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    canonical: path,
    isHidden: false,
    alternates: ALTERNATES,
    socialImage: undefined,
    places: new Set(['content']),
    links: ['/a', '/en/a', '/a#content'],
    keys: [],
    ...changed,
  };
}

/** Two pages in two languages, and nothing wrong with them. */
function site(changed: Partial<Facts> = {}, more: Partial<Crawled> = {}): Crawled {
  return {
    documents: [page('/a', changed), page('/en/a')],
    sitemap: [
      { path: '/a', alternates: ALTERNATES },
      { path: '/en/a', alternates: ALTERNATES },
    ],
    notFoundTitles: ['404'],
    nowhere: [{ path: '/nowhere', status: 404 }],
    ...more,
  };
}

function broken(crawled: Crawled): string[] {
  return Object.entries(RULES).flatMap(([name, rule]) =>
    rule(crawled).faults.length > 0 ? [name] : [],
  );
}

test('the crawler’s rules find nothing on a site that keeps them', () => {
  expect(broken(site())).toEqual([]);
});

const CANONICAL = 'canonical links that lead to a page which names itself';
const LANGUAGES = 'languages (hreflang) that name the page itself and point back';
const LISTED = 'addresses of the sitemap that are indexable pages with the same languages';
const MISSING = 'indexable pages that the sitemap names';

const PLANTED: [fault: string, crawled: Crawled, rules: string[]][] = [
  [
    'a link to nothing',
    site({}, { documents: [...site().documents, page('/gone', { status: 404 })] }),
    ['links that lead somewhere after at most one redirect'],
  ],
  [
    'two redirects',
    site({}, { documents: [...site().documents, page('/old', { redirects: 2 })] }),
    ['links that lead somewhere after at most one redirect'],
  ],
  [
    'a fragment of nothing',
    site({ links: ['/a', '/en/a', '/en/a#nowhere'] }),
    ['fragments that name a place of their page'],
  ],
  [
    'a soft 404 of a made-up address',
    site({}, { nowhere: [{ path: '/nowhere', status: 200 }] }),
    ['addresses of nothing that are 404'],
  ],
  [
    'a soft 404 of a page',
    site({ titlesOfFirstLevel: ['404'] }),
    ['pages of status 200 that show something'],
  ],
  ['two first titles', site({ titlesOfFirstLevel: ['A', 'B'] }), ['pages with exactly one h1']],
  ['no canonical link', site({ canonical: undefined }), [CANONICAL, LANGUAGES, LISTED]],
  [
    'a canonical link to a redirect',
    site(
      {},
      {
        documents: [
          ...site().documents,
          page('/a/x', { canonical: '/old' }),
          page('/old', { redirects: 1 }),
        ],
      },
    ),
    [CANONICAL],
  ],
  [
    'a language that does not point back',
    site({ alternates: ['en /en/a', 'fr /a'] }),
    [LANGUAGES, LISTED],
  ],
  [
    'a page that does not name itself',
    site({}, { documents: [...site().documents, page('/b')] }),
    [LANGUAGES, MISSING],
  ],
  ['a hidden page in the sitemap', site({ isHidden: true }), [LANGUAGES, LISTED]],
  [
    'an address of the sitemap twice',
    site({}, { sitemap: [...site().sitemap, ...site().sitemap.slice(1)] }),
    [LISTED],
  ],
  ['a page the sitemap does not know', site({}, { sitemap: site().sitemap.slice(1) }), [MISSING]],
  [
    'a page without links to it',
    site({}, { documents: site().documents.map((each) => ({ ...each, links: ['/a'] })) }),
    ['addresses of the sitemap that some page links to'],
  ],
  [
    'a title twice',
    site(
      {},
      {
        documents: [
          ...site({ links: ['/en/a', '/b'] }).documents,
          page('/b', { title: 'Title of /a', alternates: [] }),
        ],
        sitemap: [...site().sitemap, { path: '/b', alternates: [] }],
      },
    ),
    ['titles of indexable pages, each once in its language'],
  ],
  [
    'no description',
    site({ description: '' }),
    ['descriptions of indexable pages, each once in its language'],
  ],
];

for (const [fault, crawled, rules] of PLANTED) {
  test(`the crawler’s rules find ${fault}, and nothing else`, () => {
    expect(broken(crawled)).toEqual(rules);
  });
}
