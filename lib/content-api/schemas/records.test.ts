import { searchResult } from '@/lib/content-api/entities/search';
import { article, countedTaxonomy, fileEntry, page, taxonomy, taxonomyLink } from './article-page';
import { chamber, chamberSummary } from './chamber';
import { parseWithReport } from './parse-report';
import { calendarEvent } from './event';
import { menuItem } from './menu';
import { partner } from './slide';

const named = { id: 1, name: 'Foire' };

test('an article with next to nothing in it can be shown', () => {
  expect(article.parse({ ...named, name_ar: null, image: null, likes: {} })).toMatchObject({
    id: '1',
    slug: '',
    name: { fr: 'Foire', en: '', ar: '' },
    image: { fr: '' },
    startsAt: null,
    categories: [],
    files: [],
  });
});

test.each([
  ['an article', article],
  ['a page', page],
  ['a tag', taxonomyLink],
  ['a category of the sidebar', countedTaxonomy],
  ['the screen of a category', taxonomy],
  ['a chamber', chamber],
  ['a chamber of a list', chamberSummary],
  ['a partner', partner],
  ['an event', calendarEvent],
])('%s without words for a name is malformed: its links and titles would be empty', (_, schema) => {
  const names = { id: 1, slug: 'foire', start: '2026-11-21', type: 'article' };
  for (const empty of ['', null, ' \u200b', '<p></p>', '<img src="x">'])
    expect(schema.safeParse({ ...names, name: empty, title: empty }).success).toBe(false);
  expect(schema.safeParse({ ...names, name_ar: 'معرض', title_ar: 'معرض' }).success).toBe(true);
});

test('a name in one language alone is everybody’s; the reader’s own comes first', () => {
  const inArabic = article.parse({ id: 1, name: null, name_ar: 'خبر', description_ar: '<p>ن</p>' });
  expect(inArabic.name).toEqual({ fr: 'خبر', ar: 'خبر', en: '' });
  expect(inArabic.body.fr).toBe('<p>ن</p>');
});

describe('the categories of an article', () => {
  const category = { id: 3, slug: 's', name: 'N' };
  test.each<[how: string, wire: unknown, ids: string[]]>([
    ['inside pivot records', [{ id: 1, article_id: 7, category }], ['3']],
    ['as JSON text', JSON.stringify([{ id: 1, category }]), ['3']],
    ['in a wrapper of their own', [{ category: { data: category } }], ['3']],
    ['of which one is lost', [{ category: null }, { category }], ['3']],
    ['of which one has no address', [{ category: { id: '../3', name: 'N' } }], []],
    ['missing', null, []],
  ])('%s', (_, wire, ids) => {
    const { categories } = article.parse({ ...named, cat_articles: wire });
    expect(categories.map(({ id }) => id)).toEqual(ids);
  });
});

test('the service of a page is bare or in “data”; a malformed one is logged and left out', () => {
  const serviceOf = (service: unknown) => page.parse({ ...named, service }).service;
  expect(serviceOf({ id: 3, name: 'N' })?.id).toBe('3');
  expect(serviceOf({ data: { id: 3, name: 'N' } })?.id).toBe('3');
  for (const none of [null, {}, []]) expect(serviceOf(none)).toBeNull();
  const { value, dropped } = parseWithReport(() => serviceOf({ name: 'without id' }));
  expect([value, dropped]).toEqual([null, ['record.id: Invalid input']]);
});

test('the points of a page are texts, in each language', () => {
  const points = { points: '["Un point, avec virgule"]', points_ar: 'ملف,جواب', points_en: {} };
  expect(page.parse({ ...named, ...points }).points).toEqual({
    fr: ['Un point, avec virgule'],
    ar: ['ملف', 'جواب'],
    en: [],
  });
});

test('a record with a list that is none is malformed, and says which', () => {
  expect(article.safeParse({ ...named, file_articles: 'a.pdf' }).error?.issues).toMatchObject([
    { path: ['file_articles'], message: 'is not a list' },
  ]);
});

describe('a file', () => {
  const file = (fields: object) => fileEntry.parse({ id: 1, name: 'a.pdf', ...fields });

  test.each([
    [null, false],
    ['', false],
    ['0000-00-00 00:00:00', false],
    ['-0001-11-30T00:00:00.000000Z', false],
    ['2026-11-11 10:00:00', true],
    ['hier', true],
  ])('deleted at %j is deleted: %s', (deleted_at, isDeleted) => {
    expect(file({ deleted_at }).isDeleted).toBe(isDeleted);
  });

  test('is for the readers of its language, or for all', () => {
    expect([file({ lang: null }).language, file({ lang: 'fr' }).language]).toEqual(['', 'fr']);
  });

  test('without an id or a path is malformed', () => {
    for (const fields of [{ id: null }, { name: '' }, { name: ['a.pdf'] }])
      expect(fileEntry.safeParse({ id: 1, name: 'a.pdf', ...fields }).success).toBe(false);
  });
});

test.each([
  [{ articles_count: '16' }, 16],
  [{ articles_count: 0 }, 0],
  [{}, null],
])('a category with %j holds %s', (counts, items) => {
  expect(countedTaxonomy.parse({ ...named, ...counts }).items).toBe(items);
});

test('a search result is an article or a page; any other type is malformed', () => {
  expect(searchResult.parse({ ...named, type: 'article' }).type).toBe('article');
  for (const type of ['event', 'App\\Models\\Article', null])
    expect(searchResult.safeParse({ ...named, type }).success).toBe(false);
});

describe('a chamber', () => {
  test.each<[wire: object, coordinates: object | null]>([
    [
      { latitude: '36.75', longitude: '3,05' },
      { latitude: 36.75, longitude: 3.05 },
    ],
    [{ latitude: null, longitude: 3 }, null],
    [{ latitude: '36.75, 3.05' }, null],
    [{ latitude: '36°45\'13.6"N', longitude: '3°02′31″E' }, null],
    [{ latitude: 0, longitude: '0' }, null],
    [{ latitude: '91', longitude: 3 }, null],
  ])('at %j stands at %j', (wire, expected) => {
    expect(chamber.parse({ ...named, ...wire }).coordinates).toEqual(expected);
    expect(chamberSummary.parse({ ...named, ...wire }).coordinates).toEqual(expected);
  });

  test('has contacts as texts, and members as JSON text, of whom the unnamed are left out', () => {
    const parsed = chamber.parse({
      ...named,
      email: '["a@cci.example"]',
      telfix: '021 00 00 01, 021 00 00 02',
      fax: {},
      memberchamber_elu: '[{"name":"A","order":"2"},{"name":""}]',
    });
    expect(parsed.emails).toEqual(['a@cci.example']);
    expect(parsed.phones).toEqual(['021 00 00 01', '021 00 00 02']);
    expect(parsed.faxes).toEqual([]);
    expect(parsed.electedMembers).toMatchObject([{ name: { fr: 'A' }, order: 2 }]);
  });
});

describe('a calendar entry', () => {
  const event = { id: 1, title: 'Salon', start: '2026-11-21' };
  const dayStart = '2026-11-20T23:00:00.000Z';

  test.each<[how: string, wire: object, start: string, end: string | null]>([
    ['start is enough', {}, dayStart, null],
    ['another start stands in', { start: null, event_starts_at: '2026-11-21' }, dayStart, null],
    ['a day is its whole length', { end: '2026-11-21' }, dayStart, '2026-11-21T22:59:00.000Z'],
    ['an end before it is none', { end: '2026-11-20' }, dayStart, null],
  ])('%s', (_, wire, start, end) => {
    expect(calendarEvent.parse({ ...event, ...wire })).toMatchObject({ start, end });
  });

  test('start and end are drawn, the record’s own moments stand in texts', () => {
    const wire = {
      end: '2026-11-22',
      event_starts_at: '2026-11-21 09:00:00',
      event_ends_at: '2026-11-21 17:00:00',
    };
    expect(calendarEvent.parse({ ...event, ...wire })).toMatchObject({
      start: '2026-11-21T08:00:00.000Z',
      end: '2026-11-21T16:00:00.000Z',
      drawn: { start: dayStart, end: '2026-11-22T22:59:00.000Z' },
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
    expect(calendarEvent.parse({ ...event, ...wire })).toMatchObject({ isEndInvalid });
  });

  test('was last changed when it was updated, not when it was created', () => {
    const changed = (wire: object) => calendarEvent.parse({ ...event, ...wire }).updatedAt;
    expect(changed({ updated_at: '2026-11-12T08:30:00Z' })).toBe('2026-11-12T08:30:00.000Z');
    expect(changed({ updated_at: 'hier', created_at: '2026-10-01' })).toBeNull();
  });

  test('without a readable start is malformed', () => {
    expect(calendarEvent.safeParse({ ...event, start: 'demain' }).success).toBe(false);
  });
});

test('menu entries nest to any depth and take their status as 0 or 1', () => {
  const parsed = menuItem.parse({
    id: 1,
    status: '1',
    type: 'article',
    id_item: 7,
    child: { 0: { id: 2, status: 0, child: [{ id: 3, status: true, child: null }] } },
  });
  expect(parsed).toMatchObject({
    isShown: true,
    type: 'article',
    targetId: '7',
    children: [{ isShown: false, children: [{ isShown: true, children: [] }] }],
  });
});
