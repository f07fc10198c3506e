import { searchResult } from '@/lib/entities/search';
import { article, countedTaxonomy, fileEntry, page, taxonomy } from './article-page';
import { chamber } from './chamber';
import { collectionOf, detailOf, isEmptyAnswer, isEmptyAnswerIn, listingOf } from './listing';
import { calendarEvent } from './event';
import { menuItem } from './menu';
import { partner, slide } from './slide';

describe('an article', () => {
  test('with next to nothing in it can be shown', () => {
    expect(article.parse({ id: '7' })).toMatchObject({
      id: '7',
      slug: '',
      startsAt: null,
      categories: [],
      files: [],
      name: { fr: 'n° 7', en: '', ar: '' },
    });
  });

  test('unknown fields do not matter, null ones are empty', () => {
    expect(
      article.parse({
        id: 7,
        name: null,
        name_ar: 'خبر',
        image: null,
        starts_at: '2026-11-21',
        likes: {},
      }),
    ).toMatchObject({
      name: { fr: 'خبر', en: '', ar: 'خبر' },
      image: { fr: '' },
      startsAt: '2026-11-20T23:00:00.000Z',
    });
  });

  test.each([
    [
      'inside pivot records',
      [{ id: 1, article_id: 7, category: { id: 3, slug: 's', name: 'N' } }],
      ['3'],
    ],
    ['themselves', [{ id: 3, slug: 's', name: 'N' }], ['3']],
    ['as JSON text', '[{"id":1,"category":{"id":3,"name":"N"}}]', ['3']],
    [
      'of which one is lost',
      [
        { id: 1, category: null },
        { id: 2, category: { id: 3, name: 'N' } },
      ],
      ['3'],
    ],
    [
      'of which one is linked twice',
      [{ category: { id: 3, name: 'N' } }, { category: { id: '3', name: 'N' } }],
      ['3'],
    ],
    ['missing', null, []],
  ])('categories %s', (_, wire, ids) => {
    expect(
      article.parse({ id: 7, cat_articles: wire }).categories.map((category) => category.id),
    ).toEqual(ids);
  });
});

test.each([
  ['["a","b"]', ['a', 'b']],
  ['a,b', ['a', 'b']],
  [null, []],
  [{}, []],
])('points %j of a page are %j', (wire, expected) => {
  expect(page.parse({ id: 1, points: wire }).points.fr).toEqual(expected);
});

test.each([
  [{ original: '/storage/6/a.jpg', thumb: '/storage/6/t.jpg' }, '/storage/6/a.jpg'],
  [{ src: 'a.jpg' }, 'a.jpg'],
  [{ full_url: 'https://x.example/a.jpg', path: null }, 'https://x.example/a.jpg'],
])('the image %j is %s', (image, expected) => {
  expect(page.parse({ id: 1, image }).image.fr).toBe(expected);
});

test('points that are records with translations are those of each language', () => {
  const points = [
    { title: { fr: 'Conseil', ar: 'استشارة' } },
    { fr: 'Visa', ar: 'تأشيرة' },
    { title: { fr: 'Export' } },
  ];
  expect(page.parse({ id: 1, points }).points).toEqual({
    fr: ['Conseil', 'Visa', 'Export'],
    ar: ['استشارة', 'تأشيرة'],
    en: [],
  });
});

test.each([[null], [{}], [[]], [{ name: 'without id' }]])('a service %j is none', (wire) => {
  expect(page.parse({ id: 1, service: wire }).service).toBeNull();
});

describe('a record whose id no address can have would be a link to the not-found screen', () => {
  test.each([['a/b'], ['..'], ['a b'], ['x'.repeat(65)]])('%j is malformed', (id) => {
    expect(article.safeParse({ id, name: 'Foire' }).success).toBe(false);
    expect(chamber.safeParse({ id, name: 'CCI' }).success).toBe(false);
  });

  test('as a category it is left out of its article', () => {
    expect(
      article.parse({
        id: 1,
        name: 'Foire',
        cat_articles: [{ category: { id: '../3', name: 'Export' } }],
      }).categories,
    ).toEqual([]);
  });
});

describe('a file', () => {
  test.each([
    [null, null],
    ['', null],
    ['fr', ['fr']],
    ['AR', ['ar']],
    ['en-US', ['en']],
    ['xx', []],
    ['kab', []],
    [
      ['fr', 'ar'],
      ['fr', 'ar'],
    ],
    ['fr,ar', ['fr', 'ar']],
    ['Français', ['fr']],
    ['francais', ['fr']],
    ['Arabe', ['ar']],
    ['fra', ['fr']],
    ['all', null],
  ])('in language %j is for %j', (lang, expected) => {
    expect(fileEntry.parse({ id: 1, name: 'a.pdf', lang }).languages).toEqual(expected);
  });

  test.each([
    [null, false],
    ['', false],
    [0, false],
    ['2026-11-11 10:00:00', true],
  ])('deleted at %j: %s', (deletedAt, expected) => {
    expect(fileEntry.parse({ id: 1, name: 'a.pdf', deleted_at: deletedAt }).isDeleted).toBe(
      expected,
    );
  });

  test.each([
    [[{ name: 'storage/guide.pdf' }], [['storage/guide.pdf', 'storage/guide.pdf', '']]],
    [
      '[{"download_link":"files/kJ7x.pdf","original_name":"Guide.pdf"}]',
      [['files/kJ7x.pdf', 'files/kJ7x.pdf', 'Guide.pdf']],
    ],
    [
      [
        {
          id: 1,
          name: '[{"download_link":"files/kJ7x.pdf","original_name":"Guide.pdf"},{"download_link":"files/zz9.pdf","original_name":"Annexe.pdf"}]',
        },
      ],
      [
        ['files/kJ7x.pdf', 'files/kJ7x.pdf', 'Guide.pdf'],
        ['files/zz9.pdf', 'files/zz9.pdf', 'Annexe.pdf'],
      ],
    ],
    [
      '["uploads/a.pdf","uploads/b.pdf"]',
      [
        ['uploads/a.pdf', 'uploads/a.pdf', ''],
        ['uploads/b.pdf', 'uploads/b.pdf', ''],
      ],
    ],
    [
      [{ id: 1, name: '["a.pdf","b.pdf"]', description: 'Dossier' }],
      [
        ['a.pdf', 'a.pdf', 'Dossier'],
        ['b.pdf', 'b.pdf', 'Dossier'],
      ],
    ],
    [[{ id: 1, name: ['a.pdf'] }], [['1', 'a.pdf', '']]],
    [['3', '4'], []],
    [
      [{ id: 1, name: [{ id: 7, name: 'a', original_url: '/a.pdf' }, { original_url: '/b.pdf' }] }],
      [
        ['/a.pdf', '/a.pdf', ''],
        ['/b.pdf', '/b.pdf', ''],
      ],
    ],
    [
      [
        {
          id: 1,
          name: '[{"download_link":"files/kJ7x.pdf","original_name":"x.pdf"}]',
          description: 'Guide',
        },
      ],
      [['1', 'files/kJ7x.pdf', 'Guide']],
    ],
  ])('of an upload field: %j', (file_articles, expected) => {
    const { files } = article.parse({ id: 1, file_articles });
    expect(files.map(({ id, path, description }) => [id, path, description.fr])).toEqual(expected);
  });

  test('without a path is malformed', () => {
    expect(fileEntry.safeParse({ id: 1, name: '' }).success).toBe(false);
  });
});

describe('a page of a list', () => {
  const listing = listingOf(countedTaxonomy);
  test.each([
    [
      { current_page: '2', last_page: '5', total: '27' },
      { currentPage: 2, lastPage: 5, total: 27 },
    ],
    [
      { current_page: 0, last_page: 0, total: 0 },
      { currentPage: 1, lastPage: 1, total: 0 },
    ],
    [{ current_page: null }, { currentPage: null, lastPage: 1, total: null }],
    [null, { currentPage: null, lastPage: 1, total: null }],
    [undefined, { currentPage: null, lastPage: 1, total: null }],
    ['x', { currentPage: null, lastPage: 1, total: null }],
  ])('pagination %j', (pagination, expected) => {
    expect(listing.parse({ data: [], pagination })).toEqual({ items: [], ...expected });
  });

  test('an answer without data is malformed', () => {
    expect(listing.safeParse({ message: 'Server Error' }).success).toBe(false);
  });
});

test.each([
  [{ articles_count: '16' }, 16],
  [{ pages_count: 3 }, 3],
  [{ articles_count: 0, pages_count: null }, 0],
  [{ articles_count: null }, null],
  [{}, null],
])('a category with %j holds %s', (counts, items) => {
  expect(countedTaxonomy.parse({ id: 1, name: 'Export', ...counts }).items).toBe(items);
});

test('a category without any name is malformed', () => {
  expect(taxonomy.safeParse({ name: '', name_ar: null }).success).toBe(false);
});

test.each([
  ['article', true],
  [' page ', true],
  ['event', false],
  [null, false],
])('a search result of type %j is shown: %s', (type, isShown) => {
  expect(Boolean(searchResult.safeParse({ id: 1, type }).data)).toBe(isShown);
});

describe('a missing item', () => {
  test.each([[null], [undefined], [''], [{}], [[]], [{ data: null }], [{ data: {} }]])(
    '%j',
    (answer) => {
      expect(isEmptyAnswer(answer)).toBe(true);
    },
  );

  test.each([[{ id: 1 }], [{ data: { id: 1 } }], [{ message: 'x' }], ['<html>']])(
    'but not %j',
    (answer) => {
      expect(isEmptyAnswer(answer)).toBe(false);
    },
  );

  test('under a name', () => {
    expect(isEmptyAnswerIn('category')({ category: null, articles: {} })).toBe(true);
    expect(isEmptyAnswerIn('category')({ category: { name: 'x' } })).toBe(false);
    expect(isEmptyAnswerIn('category')({ articles: {} })).toBe(false);
  });

  test('a record may stand in the wrapper of a resource', () => {
    expect(detailOf(article).parse({ data: { id: 3 } }).id).toBe('3');
  });

  test('a list may stand in the wrapper of a collection; another envelope is no list', () => {
    expect(
      collectionOf(article)
        .parse({ data: [{ id: 3 }, { id: 4 }], success: true })
        .map(({ id }) => id),
    ).toEqual(['3', '4']);
    expect(
      collectionOf(article)
        .parse([{ id: 3 }])
        .map(({ id }) => id),
    ).toEqual(['3']);
    expect(
      collectionOf(article).safeParse({ status: 'error', message: 'Too Many Attempts.' }).success,
    ).toBe(false);
    expect(collectionOf(article).safeParse({ data: 'nothing' }).success).toBe(false);
  });

  test('a category and a service inside a record may have a wrapper of their own', () => {
    const link = { id: 3, slug: 'economie', name: 'Économie' };
    expect(
      article
        .parse({
          id: 1,
          cat_articles: [{ category: { data: link } }, { category: { ...link, id: 4 } }],
        })
        .categories.map(({ id }) => id),
    ).toEqual(['3', '4']);
    expect(page.parse({ id: 1, service: { data: link } }).service?.id).toBe('3');
  });
});

describe('a chamber', () => {
  test.each<readonly [object, unknown]>([
    [
      { latitude: '36.75', longitude: '3,05' },
      { latitude: 36.75, longitude: 3.05 },
    ],
    [
      { latitude: '3.0588', longitude: '36.7538' },
      { latitude: 36.7538, longitude: 3.0588 },
    ],
    [
      { latitude: '36.7538° N', longitude: '0,64°O' },
      { latitude: 36.7538, longitude: -0.64 },
    ],
    [
      { latitude: 48.85, longitude: 2.35 },
      { latitude: 48.85, longitude: 2.35 },
    ],
    [
      { latitude: '36°45\'13.6"N', longitude: '3°02′31″E' },
      { latitude: 36 + 45 / 60 + 13.6 / 3600, longitude: 3 + 2 / 60 + 31 / 3600 },
    ],
    [
      { latitude: '35.69', longitude: "-0°38'" },
      { latitude: 35.69, longitude: -38 / 60 },
    ],
    ...['36.75, 3.05', '36.75,3.05', '36,75 ; 3,05', '36.75°N 3.05°E'].map(
      (latitude) => [{ latitude }, { latitude: 36.75, longitude: 3.05 }] as const,
    ),
    [{ longitude: '36.75, 3.05' }, { latitude: 36.75, longitude: 3.05 }],
    [{ latitude: 0, longitude: 0 }, null],
    [{ latitude: null, longitude: 3 }, null],
    [{ latitude: '91', longitude: 3 }, null],
  ])('at %j stands at %j', (wire, expected) => {
    expect(chamber.parse({ id: 1, name: 'CCI', ...wire }).coordinates).toEqual(expected);
  });

  test('e-mail addresses as a text with commas or slashes, which no address contains', () => {
    const { emails } = chamber.parse({
      id: 1,
      email: 'a@cci.example / b@cci.example, c@cci.example',
    });
    expect(emails).toEqual(['a@cci.example', 'b@cci.example', 'c@cci.example']);
  });

  test('phones as a comma text, members as a JSON text, the unnamed left out', () => {
    const parsed = chamber.parse({
      id: 1,
      telfix: '021 00 00 01, 021 00 00 02',
      fax: {},
      memberchamber_elu: '[{"name":"A","order":"2"},{"name":""}]',
    });
    expect(parsed.phones).toEqual(['021 00 00 01', '021 00 00 02']);
    expect(parsed.faxes).toEqual([]);
    expect(parsed.electedMembers).toMatchObject([{ name: { fr: 'A' }, order: 2 }]);
  });
});

const carbon = (date: string) => ({ date, timezone_type: 3, timezone: 'UTC' });

describe('a calendar entry', () => {
  test.each([
    ['start is enough', { start: '2026-11-21 09:00' }, '2026-11-21T08:00:00.000Z', null],
    [
      'the other field stands in for it',
      { start: null, event_starts_at: '2026-11-21 09:00' },
      '2026-11-21T08:00:00.000Z',
      null,
    ],
    [
      'an end before the start is none',
      { start: '2026-11-21', end: '2026-11-20' },
      '2026-11-20T23:00:00.000Z',
      null,
    ],
  ])('%s', (_, wire, start, end) => {
    expect(calendarEvent.parse({ id: 1, ...wire })).toMatchObject({ start, end });
  });

  test.each([
    [
      'a day without an hour is its last one',
      { start: '2026-11-21', end: '2026-11-23' },
      '2026-11-20T23:00:00.000Z',
      '2026-11-23T22:59:00.000Z',
    ],
    [
      'the same day is that whole day',
      { start: '2026-11-21', end: '2026-11-21' },
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T22:59:00.000Z',
    ],
    [
      'the same midnight is that whole day',
      { start: '2026-11-21 00:00:00', end: '2026-11-21 00:00:00' },
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T22:59:00.000Z',
    ],
  ])('%s', (_, wire, start, end) => {
    expect(calendarEvent.parse({ id: 1, ...wire })).toMatchObject({
      start,
      end,
      isEndInvalid: false,
    });
  });

  test.each<readonly [object, string, string]>([
    [
      { start: '2026-11-27T00:00:00.000000Z', end: '2026-11-29T00:00:00.000000Z' },
      '2026-11-26T23:00:00.000Z',
      '2026-11-29T22:59:00.000Z',
    ],
    ...[
      { start: '2026-11-27T00:00:00+00:00', end: '2026-11-29T00:00:00+00:00' },
      { start: '2026-11-27T00:00:00.000000Z', end: '2026-11-29T23:59:59.000000Z' },
      { event_starts_at: '2026-11-27T00:00:00Z', event_ends_at: '2026-11-29T23:59:59.999999Z' },
      { start: carbon('2026-11-27 00:00:00.000000'), end: carbon('2026-11-29 00:00:00.000000') },
    ].map((wire) => [wire, '2026-11-26T23:00:00.000Z', '2026-11-29T22:59:00.000Z'] as const),
    [
      { start: '2026-11-27T00:00:00.000000Z', end: '2026-11-29T23:30:00.000000Z' },
      '2026-11-27T00:00:00.000Z',
      '2026-11-29T23:30:00.000Z',
    ],
    [
      { start: '2026-11-26T23:00:00.000000Z', end: '2026-11-28T23:00:00.000000Z' },
      '2026-11-26T23:00:00.000Z',
      '2026-11-28T23:00:00.000Z',
    ],
    [
      { start: '2026-11-27T00:00:00.000000Z', end: '2026-11-27T09:00:00.000000Z' },
      '2026-11-27T00:00:00.000Z',
      '2026-11-27T09:00:00.000Z',
    ],
  ])(
    'midnight UTC is a day, as Laravel writes it, where no time has an hour: %j',
    (wire, start, end) => {
      expect(calendarEvent.parse({ id: 1, ...wire })).toMatchObject({ start, end });
    },
  );

  test('start and end are drawn, the record’s own moments stand in texts', () => {
    const wire = {
      start: '2026-11-12',
      end: '2026-11-14',
      event_starts_at: '2026-11-12 09:00:00',
      event_ends_at: '2026-11-13 17:00:00',
    };
    expect(calendarEvent.parse({ id: 1, ...wire })).toMatchObject({
      start: '2026-11-12T08:00:00.000Z',
      end: '2026-11-13T16:00:00.000Z',
      drawn: { start: '2026-11-11T23:00:00.000Z', end: '2026-11-14T22:59:00.000Z' },
    });
  });

  test.each([
    ['is missing', { end: null }, false],
    ['is a database’s zero date', { end: '0000-00-00 00:00:00' }, false],
    ['cannot be read', { end: '31 novembre' }, true],
    ['cannot be read, the other field can', { end: 'demain', event_ends_at: '2026-11-22' }, false],
    ['lies before the start', { end: '2026-11-20' }, true],
    ['is there', { end: '2026-11-22' }, false],
  ])('an end that %s', (_, wire, isEndInvalid) => {
    expect(calendarEvent.parse({ id: 1, start: '2026-11-21', ...wire })).toMatchObject({
      isEndInvalid,
    });
  });

  test.each([
    [
      { updated_at: '2026-11-12T08:30:00.000000Z', created_at: '2026-10-01 09:00:00' },
      '2026-11-12T08:30:00.000Z',
    ],
    // Created then; when it was changed is not known.
    [{ updated_at: null, created_at: '2026-10-01 09:00:00' }, null],
    [{ updated_at: 'hier' }, null],
  ])('was last changed as %o says', (wire, changed) => {
    expect(calendarEvent.parse({ id: 1, start: '2026-11-21', ...wire })).toMatchObject({ changed });
  });

  test('without a readable start is malformed', () => {
    expect(calendarEvent.safeParse({ id: 1, start: 'demain' }).success).toBe(false);
  });
});

test('menu entries nest to any depth and take their status as 0 or 1', () => {
  const parsed = menuItem.parse({
    id: 1,
    status: '1',
    child: { 0: { id: 2, status: 0, child: [{ id: 3, status: true, child: null }] } },
  });
  expect(parsed).toMatchObject({
    isShown: true,
    children: [{ isShown: false, children: [{ isShown: true, children: [] }] }],
  });
});

test.each([
  [{ name: 'Atlas' }, 'Atlas'],
  [{ title: 'Atlas' }, 'Atlas'],
  [{ name: '', title: 'Atlas' }, 'Atlas'],
])('a partner %j is called %s', (wire, name) => {
  expect(partner.parse({ id: 1, ...wire }).name.fr).toBe(name);
});

test('a slide with nulls can be shown', () => {
  expect(slide.parse({ id: 1, title: null, image: null, link_url: null })).toMatchObject({
    link: '',
    title: { fr: '' },
  });
});
