import { z } from 'zod';
import { id } from './fields';
import { collectionOf, detailOf, detailWithList, isEmptyAnswerIn, listingOf } from './listing';
import { isEmptyAnswer } from './wire-forms';

const record = z.object({ id });
const listing = listingOf(record);
const data = [{ id: 1 }, { id: '2' }];
const items = [{ id: '1' }, { id: '2' }];
const place = { current_page: 2, last_page: '7', total: 41 };

describe('where a page of a list stands', () => {
  test.each<[where: string, answer: object]>([
    ['under “pagination”, as the contract says', { data, pagination: place }],
    ['beside “data”, as a paginator of Laravel prints itself', { data, ...place }],
    ['under “meta”, as its resources do', { data, links: {}, meta: place }],
    ['beside “data” and an empty “pagination”', { data, pagination: [], ...place }],
  ])('is told %s', (_, answer) => {
    expect(listing.parse(answer)).toEqual({ items, currentPage: 2, lastPage: 7, total: 41 });
  });

  test.each<[what: string, answer: object, currentPage: number | null]>([
    ['nothing', { data }, null],
    ['null', { data, pagination: null }, null],
    ['zeros', { data, pagination: { current_page: 0, last_page: 0 } }, 1],
    ['nonsense', { data, pagination: { current_page: 'two', last_page: { of: 7 } } }, null],
  ])('is the first and only page where the API tells %s', (_, answer, currentPage) => {
    expect(listing.parse(answer)).toMatchObject({ currentPage, lastPage: 1 });
  });

  test('ends with the last page that has an address', () => {
    expect(listing.parse({ data, pagination: { last_page: 1e12 } }).lastPage).toBe(999_999);
  });
});

test.each<[answer: unknown, ids: string[]]>([
  [data, ['1', '2']],
  [{ data, success: true }, ['1', '2']],
  [null, []],
  [{ data: {} }, []],
  [{ data: { 0: { id: 1 }, 2: { id: 2 } } }, ['1', '2']],
])('%j is a list, whole or a page', (answer, ids) => {
  const found = [collectionOf(record).parse(answer), listing.parse(answer).items];
  for (const records of found) expect(records.map((each) => each.id)).toEqual(ids);
});

test.each([
  [{ message: 'Server Error' }],
  [{ error: 'Too Many Attempts.', status: 429 }],
  [{ success: false, data: [] }],
  [{ items: data }],
  [{ data: 'nothing' }],
  ['<html>'],
])('%j is no list, whole or a page', (answer) => {
  expect(collectionOf(record).safeParse(answer).success).toBe(false);
  expect(listing.safeParse(answer).success).toBe(false);
});

test('one record stands bare or in “data”; a list is none, and neither is an error', () => {
  for (const answer of [{ id: 7 }, { data: { id: 7 } }])
    expect(detailOf(record).parse(answer)).toEqual({ id: '7' });
  for (const answer of [[{ id: 7 }], { error: 'x' }, { success: false, data: { id: 7 } }])
    expect(detailOf(record).safeParse(answer).success).toBe(false);
});

describe('a category with its articles', () => {
  const schema = detailWithList('category', 'articles', { record, item: record });
  const category = { id: 3 };

  test.each<[where: string, answer: object]>([
    ['as the contract says', { category, articles: { data } }],
    ['with a record in a wrapper', { category: { data: category }, articles: { data } }],
    ['in a wrapper', { data: { category, articles: data } }],
  ])('is read %s', (_, answer) => {
    expect(schema.parse(answer)).toMatchObject({ record: { id: '3' }, listing: { items } });
  });

  test.each([[null], [[]], [{}], [{ data: null, pagination: [] }]])(
    'has none where the API says %j',
    (articles) => {
      const found = schema.parse({ category, articles });
      expect(found.listing).toEqual({ items: [], currentPage: null, lastPage: 1, total: null });
    },
  );

  test('says how many pages there are on a page beyond the last', () => {
    const articles = { data: [], pagination: { current_page: 99, last_page: 7 } };
    expect(schema.parse({ category, articles }).listing).toMatchObject({ lastPage: 7 });
  });

  test.each([[{}], [{ articles: 'none' }], [{ articles: { message: 'x' } }]])(
    'is malformed with %j',
    (list) => {
      expect(schema.safeParse({ category, ...list }).success).toBe(false);
    },
  );
});

describe('7: a missing record', () => {
  test.each([[null], [{}], [[]], [{ data: null }], [{ data: {} }]])('%j', (answer) => {
    expect(isEmptyAnswer(answer)).toBe(true);
  });

  test.each([
    [{ id: 1 }],
    [{ data: { id: 1 } }],
    [{ message: 'Not found' }],
    [{ success: false, data: null }],
    [''],
    [undefined],
  ])('but not %j', (answer) => {
    expect(isEmptyAnswer(answer)).toBe(false);
  });

  test('under a name', () => {
    const isMissing = isEmptyAnswerIn('category');
    for (const answer of [{ category: null, articles: {} }, { data: { category: {} } }, null])
      expect(isMissing(answer)).toBe(true);
    for (const answer of [{ category: { name: 'x' } }, { articles: {} }, { message: 'x' }])
      expect(isMissing(answer)).toBe(false);
  });
});
