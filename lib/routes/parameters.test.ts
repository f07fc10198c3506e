import {
  readItemId,
  listAddress,
  readKeyword,
  readListQuery,
  readPage,
  readPerPage,
  readSearchQuery,
  readRecordId,
  pagerWindow,
} from './parameters';
import { DEFAULT_PER_PAGE, MAX_KEYWORD_LENGTH } from '@/lib/platform/constants';

test.each([
  ['7', [], '7'],
  ['7', ['foire-d%E2%80%99automne'], '7'],
  ['7', ['a', 'b'], null],
  ['abc', [], 'abc'],
  ['0b5f6f4e-1c7b-4e0a-9d55-1f7a0c9e2b11', [], '0b5f6f4e-1c7b-4e0a-9d55-1f7a0c9e2b11'],
  ['1.0', [], '1.0'],
  ['', [], null],
  ['..', [], null],
  ['..%2Fmenu', [], null],
  ['1%2F2', [], null],
  ['1'.repeat(65), [], null],
])('the id of an item’s address with %s and the slug %j is %s', (id, slug, expected) => {
  expect(readItemId({ id, slug })).toBe(expected);
});

describe('the state of a list is read from its address', () => {
  test.each([
    ['3', 3],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['١', 1],
    ['abc', 1],
    ['', 1],
    ['99999999999', 999_999],
    ['9'.repeat(400), 999_999],
  ])('page "%s" is page %s', (value, page) => {
    expect(readPage(value)).toBe(page);
  });

  test.each([
    ['articles', '2', 2],
    ['category', '3', 3],
    ['category', '2', 6],
    ['service', '2', 2],
    ['service', '3', 6],
    ['search', '2', 6],
    ['search', '1000', 6],
  ] as const)('of %s, %s per page means %s', (list, value, perPage) => {
    expect(readPerPage(value, list)).toBe(perPage);
  });

  test.each([
    ['spaces around are not part of it', '  foire  ', 'foire'],
    ['control characters are spaces', 'foire\u0000\nd’automne', 'foire  d’automne'],
    ['only spaces are nothing', ' \t ', ''],
    ['only characters without a width are nothing', '\u200B \u2060\uFEFF', ''],
    [
      'a character outside the basic plane is not cut in two',
      `${'a'.repeat(MAX_KEYWORD_LENGTH - 1)}😀😀`,
      `${'a'.repeat(MAX_KEYWORD_LENGTH - 1)}😀`,
    ],
  ])('search text: %s', (_, value, expected) => {
    expect(readKeyword(value)).toBe(expected);
  });

  test('a parameter given twice counts once, unknown ones do not count', () => {
    expect(readListQuery({ page: ['2', '3'], search: 'foire', other: 'x' }, 'articles')).toEqual({
      page: 2,
      perPage: DEFAULT_PER_PAGE,
      search: 'foire',
    });
  });

  test('the search screen reads keyword and service', () => {
    expect(
      readSearchQuery({ keyword: ' export ', service_id: '3', per_page: '12', search: 'x' }),
    ).toEqual({
      keyword: 'export',
      serviceId: '3',
      page: 1,
      perPage: 12,
    });
  });

  test.each([
    ['12', '12'],
    ['', ''],
    ['1 or 1=1', ''],
    ['x'.repeat(65), ''],
  ])('service "%s" is read as "%s"', (value, expected) => {
    expect(readRecordId(value)).toBe(expected);
  });
});

test.each([
  [{}, '/toutacticle'],
  [{ page: 1, per_page: DEFAULT_PER_PAGE, search: '' }, '/toutacticle'],
  [{ page: 2, per_page: DEFAULT_PER_PAGE, search: undefined }, '/toutacticle?page=2'],
  [
    { page: 1, per_page: 12, search: 'foire & salon' },
    '/toutacticle?per_page=12&search=foire+%26+salon',
  ],
  [
    { page: 3, keyword: 'تصدير', service_id: '4' },
    '/toutacticle?page=3&keyword=%D8%AA%D8%B5%D8%AF%D9%8A%D8%B1&service_id=4',
  ],
])('the address of a list: %j gives %s', (query, address) => {
  expect(listAddress('/toutacticle', query)).toBe(address);
});

/** The window as a reader sees it; the current page is in brackets. */
function shown(current: number, last: number): string {
  const found = pagerWindow(current, last);
  if (!found) return '';
  const numbers = found.pages.map((page) => (page === current ? `[${page}]` : String(page)));
  return [found.ellipsisBefore && '…', ...numbers, found.ellipsisAfter && '…']
    .filter(Boolean)
    .join(' ');
}

test.each([
  { current: 1, last: 1, shows: '' },
  { current: 1, last: 2, shows: '[1] 2' },
  { current: 1, last: 5, shows: '[1] 2 3 4 …' },
  { current: 3, last: 5, shows: '… 2 [3] 4 5' },
  { current: 5, last: 9, shows: '… 4 [5] 6 7 …' },
])('a pager: page $current of $last shows "$shows"', ({ current, last, shows }) => {
  expect(shown(current, last)).toBe(shows);
});
