import { z } from 'zod';
import {
  collectionOf,
  detailOf,
  detailWithList,
  innerListingOf,
  isEmptyAnswerIn,
  isFault,
  listingOf,
} from './listing';
import { id } from './fields';
import { searchResult } from '@/lib/entities/search';
import { article, fileEntry } from './article-page';
import { chamberSummary } from './chamber';
import { calendarEvent } from './event';

const record = z.object({ id });
const listing = listingOf(record);
const data = [{ id: 1 }, { id: '2' }];
const salon = {
  id: 12,
  title: 'Salon',
  start: '2026-11-23T08:00:00Z',
  event_starts_at: '2026-11-23T08:00:00Z',
};
const placed = { currentPage: 2, lastPage: 7, total: 41 };

describe('where a page of a list stands', () => {
  test.each([
    [
      'under “pagination”, as the contract says',
      { data, pagination: { current_page: 2, last_page: 7, total: 41 } },
    ],
    ['in texts', { data, pagination: { current_page: '2', last_page: '7', total: '41' } }],
    ['in JSON text', { data, pagination: '{"current_page":2,"last_page":7,"total":41}' }],
    [
      'beside “data”, as a paginator of Laravel prints itself',
      { data, current_page: 2, last_page: 7, total: 41, next_page_url: null },
    ],
    [
      'under “meta”, as its resources do',
      { data, links: {}, meta: { current_page: 2, last_page: 7, total: 41 } },
    ],
    [
      'beside “data”, with an empty array for an empty “pagination”',
      { data, pagination: [], current_page: 2, last_page: 7, total: 41 },
    ],
    [
      'inside a paginator that itself stands under “data”',
      { data: { data, current_page: 2, last_page: 7, total: 41 } },
    ],
    [
      'beside such a paginator',
      {
        success: true,
        data: { data, per_page: 6 },
        pagination: { current_page: 2, last_page: 7, total: 41 },
      },
    ],
    [
      'under “meta.pagination”, as Fractal does',
      {
        data,
        meta: {
          pagination: {
            total: 41,
            count: 2,
            per_page: 6,
            current_page: 2,
            total_pages: 7,
            links: [],
          },
        },
      },
    ],
    [
      'as JavaScript names it',
      { data, pagination: { currentPage: 2, lastPage: 7, perPage: 6, total: 41 } },
    ],
    [
      'without the last page, which total and size tell',
      { data, pagination: { current_page: 2, per_page: '6', total: 41 } },
    ],
  ])('is told %s', (_, answer) => {
    expect(listing.parse(answer)).toEqual({ items: [{ id: '1' }, { id: '2' }], ...placed });
  });

  test.each(['1,234', '1 234', '1.234', '1\u202F234', '1234', 1234, '1234.0'])(
    'has 1,234 items where the API tells %j',
    (total) => {
      expect(
        listing.parse({ data, pagination: { current_page: 1, per_page: 6, total } }),
      ).toMatchObject({ total: 1234, lastPage: 206 });
    },
  );

  test.each([
    ['nothing', { data }, null],
    ['null', { data, pagination: null }, null],
    ['zeros', { data, pagination: { current_page: 0, last_page: 0 } }, 1],
    ['nonsense', { data, pagination: { current_page: 'two', last_page: { of: 7 } } }, null],
    ['a size of zero', { data, pagination: { per_page: 0, total: 41 } }, null],
  ])('is the first and only page where the API tells %s', (_, answer, currentPage) => {
    expect(listing.parse(answer)).toMatchObject({ currentPage, lastPage: 1 });
  });

  test.each([
    [
      'beside “data”',
      {
        data,
        current_page: 2,
        next_page_url: 'https://api.example/api/articles?page=3',
        per_page: 2,
      },
    ],
    [
      'under “links”',
      {
        data,
        links: { next: 'https://api.example/api/articles?page=3' },
        meta: { current_page: 2, per_page: 2 },
      },
    ],
  ])('is followed by a page that the API tells %s without counting', (_, answer) => {
    expect(listing.parse(answer)).toMatchObject({ currentPage: 2, lastPage: 3 });
  });

  test('is the last where the API tells no next one without counting', () => {
    expect(
      listing.parse({ data, current_page: 3, next_page_url: null, per_page: 2 }),
    ).toMatchObject({ currentPage: 3, lastPage: 3 });
  });

  test.each([
    ['more pages than have an address', { current_page: 1, last_page: 1e21, total: 1e21 }],
    ['as many items', { current_page: 1, per_page: 1, total: 1e9 }],
  ])('ends with the last page that has an address where the API tells %s', (_, pagination) => {
    expect(listing.parse({ data, pagination }).lastPage).toBe(999_999);
  });

  test.each([[-1], [1e21], ['many'], [0], [1]])(
    'has no number of items where the API tells %j beside two items',
    (total) => {
      expect(
        listing.parse({ data, pagination: { current_page: 1, last_page: 1, total } }).total,
      ).toBeNull();
    },
  );

  test.each([
    [{ success: false, data: null, message: 'Server Error' }],
    [{ success: false, data: [] }],
    [{ status: 'error', data: {}, code: 500 }],
    [{ status: 'failed', data: [{ id: 1 }] }],
    [{ status: false, message: 'SQLSTATE[HY000] [2002]', data: [] }],
    [{ success: 0, data: [] }],
    [{ error: true, data: [] }],
    [{ error: 'Server Error', data: null }],
    [{ status: 500, data: [] }],
  ])('is not told by an answer that says it is a failure: %j', (answer) => {
    expect([
      listing.safeParse(answer).success,
      collectionOf(record).safeParse(answer).success,
    ]).toEqual([false, false]);
  });

  test.each([
    { status: 0, data },
    { status: true, data },
    { status: 200, error: null, data },
    { success: 1, error: false, data },
    data,
  ])('is told by an answer with content: %j', (answer) => {
    expect(
      [listing.parse(answer).items, collectionOf(record).parse(answer)].map(
        (items) => items.length,
      ),
    ).toEqual([2, 2]);
  });

  test('a list whose keys are numbers is a list; one without “data” is none', () => {
    expect(listing.parse({ data: { 0: { id: 1 }, 2: { id: 2 } } }).items).toEqual([
      { id: '1' },
      { id: '2' },
    ]);
    expect(listing.safeParse({ items: data }).success).toBe(false);
    expect(listing.safeParse({ message: 'Server Error' }).success).toBe(false);
  });
});

describe('the list inside a category', () => {
  const inner = z.object({ articles: innerListingOf(record) });

  test.each([[null], [[]], [{}], [{ data: null, pagination: [] }]])(
    'is empty where the API says %j',
    (articles) => {
      expect(inner.parse({ articles }).articles).toEqual({
        items: [],
        currentPage: null,
        lastPage: 1,
        total: null,
      });
    },
  );

  test('says how many pages there are on a page beyond the last', () => {
    const articles = { data: [], pagination: { current_page: 99, last_page: 7, total: 41 } };
    expect(inner.parse({ articles }).articles).toEqual({
      items: [],
      currentPage: 99,
      lastPage: 7,
      total: 41,
    });
  });

  test('is malformed where it is missing, or something else', () => {
    expect(
      [{}, { articles: 'none' }, { articles: 3 }].map((answer) => inner.safeParse(answer).success),
    ).toEqual([false, false, false]);
  });

  test.each([
    ['beside it, as the contract says', { category: record.parse({ id: 3 }), articles: { data } }],
    ['inside it', { category: { id: 3, articles: { data } } }],
    [
      'as a list with its paginator beside it',
      { category: { id: 3 }, articles: data, pagination: { total: 2 } },
    ],
    ['beside a record in a wrapper', { category: { data: { id: 3 } }, articles: { data } }],
    ['in a wrapper', { success: true, data: { category: { id: 3 }, articles: { data } } }],
  ])('may stand %s', (_, answer) => {
    const schema = detailWithList('category', 'articles', { record, item: record });
    expect(schema.parse(answer)).toMatchObject({
      record: { id: '3' },
      listing: { items: [{ id: '1' }, { id: '2' }] },
    });
  });
});

test.each([
  [{ category: null, articles: { data: [] } }, true],
  [{ success: true, data: { category: null, articles: { data: [] } } }, true],
  [{ success: false, message: 'Category not found', category: null }, true],
  [{ data: { category: { id: 3 }, articles: null } }, false],
])('whether a category is missing in %j: %s', (answer, isMissing) => {
  expect(isEmptyAnswerIn('category')(answer)).toBe(isMissing);
});

test.each([[{ id: 7 }], [{ data: { id: 7 } }], [[{ id: 7 }]], [{ data: [{ id: 7 }] }]])(
  'one record is read from %j',
  (answer) => {
    expect(detailOf(record).parse(answer)).toEqual({ id: '7' });
  },
);

test('two records are not one, but for the rows of a join', () => {
  expect(detailOf(record).safeParse([{ id: 7 }, { id: 8 }]).success).toBe(false);
  expect(detailOf(record).parse([{ id: 7 }, { id: 7 }])).toMatchObject({ id: '7' });
});

test.each([['article'], ['Article'], ['articles'], ['App\\Models\\Article']])(
  'a search result of type %s is an article',
  (type) => {
    expect(searchResult.parse({ id: 1, type, name: 'x' })?.type).toBe('article');
  },
);

test('a search result of another type is left out, and what it counts is not told', () => {
  expect(searchResult.parse({ id: 1, type: 'user', name: 'x' })).toBeNull();
  expect(searchResult.safeParse({ id: 1, name: 'x' }).success).toBe(false);
  const results = [{ id: 1, type: 'event', name: 'x' }];
  expect(listingOf(searchResult).parse({ data: results, pagination: { total: 1 } })).toMatchObject({
    items: [],
    total: null,
  });
});

test('a simple paginator answers any number: an empty page is beyond the last one', () => {
  const page = { data: [], current_page: 500, next_page_url: null };
  expect(listing.parse(page).lastPage).toBe(1);
  expect(
    listing.parse({ data, current_page: 1, next_page_url: '/api/articles?page=2' }).lastPage,
  ).toBe(2);
  expect(listing.parse({ data, next_page_url: '/api/articles?cursor=eyJ' }).lastPage).toBe(1);
});

test.each([
  [null, false],
  ['', false],
  [0, false],
  ['0', false],
  [false, false],
  ['0000-00-00 00:00:00', false],
  ['-0001-11-30T00:00:00.000000Z', false],
  [{ date: '2026-01-02 10:00:00.000000', timezone_type: 3, timezone: 'UTC' }, true],
  ['2026-01-02 10:00:00', true],
  [true, true],
  [1, true],
])('a file whose deleted_at is %j is deleted: %j', (deleted_at, isDeleted) => {
  expect(fileEntry.parse({ id: 1, name: 'a.pdf', deleted_at }).isDeleted).toBe(isDeleted);
});

test('texts of all languages in one field are those of the contract', () => {
  const names = { fr: 'Salon', ar: 'معرض' };
  for (const name of [names, JSON.stringify(names)]) {
    expect(
      detailOf(article).parse({ id: 1, name, description: { fr: '<p>a</p>', en: '<p>b</p>' } }),
    ).toMatchObject({
      name: { fr: 'Salon', en: '', ar: 'معرض' },
      body: { fr: '<p>a</p>', en: '<p>b</p>', ar: '' },
    });
  }
});

test.each([
  [
    { fr: 'Salon', ar: 'معرض', en: null, tzm: 'Asayrar' },
    { fr: 'Salon', en: '', ar: 'معرض' },
  ],
  [
    { fr_DZ: 'Salon', 'ar-DZ': 'معرض', es: 'Feria' },
    { fr: 'Salon', en: '', ar: 'معرض' },
  ],
  [
    { 'fr-CA': 'Foire', fr: 'Salon' },
    { fr: 'Salon', en: '', ar: '' },
  ],
  // Records of another kind.
  [
    { id: 7, ar: 'x' },
    { fr: 'n° 1', en: '', ar: '' },
  ],
  [
    { url: 'a', alt: 'b' },
    { fr: 'n° 1', en: '', ar: '' },
  ],
])('a name in languages that are not ours, too, is that in ours: %j', (name, expected) => {
  expect(detailOf(article).parse({ id: 1, name }).name).toEqual(expected);
});

test('where they are spread over a field and others, the others stay', () => {
  expect(detailOf(article).parse({ id: 1, name: { fr: 'Salon' }, name_ar: 'معرض' }).name).toEqual({
    fr: 'Salon',
    en: '',
    ar: 'معرض',
  });
});

test.each([
  [
    chamberSummary,
    [
      { id: 1, name: 'Alger', region: 'a' },
      { id: 1, name: 'Alger', region: 'b' },
      { id: 2, name: 'Oran' },
    ],
    ['1', '2'],
  ],
  // What a join names alike stays.
  [
    chamberSummary,
    [
      { id: 1, name: 'Alger' },
      { id: 1, name: 'Oran' },
    ],
    ['1', '1'],
  ],
  [calendarEvent, [{ ...salon }, { ...salon, title: 'Foire' }, { ...salon, id: 13 }], ['12', '13']],
  // One that takes place again, and one that is drawn at another time.
  [
    calendarEvent,
    [
      salon,
      { ...salon, event_starts_at: '2026-11-24T08:00:00Z' },
      { ...salon, start: '2026-11-25T08:00:00Z' },
    ],
    ['12', '12', '12'],
  ],
])('a record that a join repeats is one of the list: %#', (schema, rows, ids) => {
  expect(
    collectionOf<z.ZodType<{ id: string }>>(schema)
      .parse(rows)
      .map((record) => record?.id),
  ).toEqual(ids);
});

test.each([
  [{ status: 500, message: 'x', data: null }, true],
  [{ success: false, code: '503', data: [] }, true],
  [{ success: false, data: null }, false],
  [{ status: 'error', message: 'Article introuvable', data: null }, false],
  [{ id: 1, status: 'error' }, false],
])('%j names a fault of the server: %s', (answer, isOne) => {
  expect(isFault(answer)).toBe(isOne);
});
