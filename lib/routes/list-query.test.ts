import { DEFAULT_PER_PAGE, MAX_KEYWORD_LENGTH } from '@/lib/constants';
import { listAddress, readKeyword, readListQuery, readPage, readPerPage, readSearchQuery, readServiceId } from './list-query';

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
    ['articles', '48', 48],
    ['articles', '2', 2],
    ['pages', '24', 24],
    ['category', '3', 3],
    ['category', '2', 6],
    ['service', '2', 2],
    ['service', '3', 6],
    ['search', '2', 6],
    ['search', '24', 24],
    ['search', '1000', 6],
    ['search', '', 6],
  ] as const)('of %s, %s per page means %s', (list, value, perPage) => {
    expect(readPerPage(value, list)).toBe(perPage);
  });

  test.each([
    ['spaces around are not part of it', '  foire  ', 'foire'],
    ['control characters are spaces', 'foire\u0000\nd’automne', 'foire  d’automne'],
    ['only spaces are nothing', ' \t ', ''],
    ['five hundred characters are searched whole', 'é'.repeat(500), 'é'.repeat(500)],
    ['it ends after the longest keyword', 'a'.repeat(MAX_KEYWORD_LENGTH + 100), 'a'.repeat(MAX_KEYWORD_LENGTH)],
    ['a character outside the basic plane is not cut in two', `${'a'.repeat(MAX_KEYWORD_LENGTH - 1)}😀😀`, `${'a'.repeat(MAX_KEYWORD_LENGTH - 1)}😀`],
    ['half a character is replaced', 'a\uD83D', 'a\uFFFD'],
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
    expect(readSearchQuery({ keyword: ' export ', service_id: '3', per_page: '12', search: 'x' })).toEqual({
      keyword: 'export',
      serviceId: '3',
      isExact: false,
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
    expect(readServiceId(value)).toBe(expected);
  });
});

describe('the address of a list', () => {
  test.each([
    [{}, '/toutacticle'],
    [{ page: 1, per_page: DEFAULT_PER_PAGE, search: '' }, '/toutacticle'],
    [{ page: 2, per_page: DEFAULT_PER_PAGE, search: undefined }, '/toutacticle?page=2'],
    [{ page: 1, per_page: 12, search: 'foire & salon' }, '/toutacticle?per_page=12&search=foire+%26+salon'],
    [{ page: 3, keyword: 'تصدير', service_id: '4' }, '/toutacticle?page=3&keyword=%D8%AA%D8%B5%D8%AF%D9%8A%D8%B1&service_id=4'],
  ])('%j gives %s', (query, address) => {
    expect(listAddress('/toutacticle', query)).toBe(address);
  });
});
