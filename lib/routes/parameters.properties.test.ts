import {
  MAX_KEYWORD_LENGTH,
  PAGER_WINDOW,
  PER_PAGE_OPTIONS,
  type ListName,
} from '@/lib/platform/constants';
import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import {
  listAddress,
  pagerWindow,
  readKeyword,
  readListQuery,
  readSearchQuery,
} from './parameters';

const list = fc.constantFrom(...(Object.keys(PER_PAGE_OPTIONS) as ListName[]));
const number = fc.oneof(
  fc.integer({ min: -5, max: 60 }),
  fc.integer(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, 2 ** 60, 1e308),
);

test('a pager shows at most four consecutive pages, the current one among them, all between the first and the last', () => {
  fc.assert(
    fc.property(number, number, (current, last) => {
      const found = pagerWindow(current, last);
      if (last <= 1) return expect(found).toBeNull();
      if (!found) throw new Error('no pager');
      const { pages, ellipsisBefore, ellipsisAfter } = found;
      const [first = Number.NaN] = pages;
      const final = pages.at(-1) ?? Number.NaN;
      expect(pages.length).toBeGreaterThanOrEqual(1);
      expect(pages.length).toBeLessThanOrEqual(PAGER_WINDOW);
      if (last <= 1e6) expect(pages).toHaveLength(Math.min(last, PAGER_WINDOW));
      expect(first).toBeGreaterThanOrEqual(1);
      expect(final).toBeLessThanOrEqual(last);
      expect(pages).toContain(Math.min(Math.max(current, 1), last));
      expect({ ellipsisBefore, ellipsisAfter }).toEqual({
        ellipsisBefore: first > 1,
        ellipsisAfter: final < last,
      });
    }),
  );
});

test('a list’s address is read into choices it offers, and written again is read as the same', () => {
  fc.assert(
    fc.property(list, hostileText, hostileText, hostileText, (list, page, perPage, search) => {
      const query = readListQuery({ page, per_page: perPage, search }, list);
      expect(Number.isInteger(query.page) && query.page >= 1).toBe(true);
      expect(PER_PAGE_OPTIONS[list]).toContain(query.perPage);
      const address = new URL(
        listAddress('/x', { page: query.page, per_page: query.perPage, search: query.search }),
        'http://site.test',
      );
      expect(readListQuery(Object.fromEntries(address.searchParams), list)).toEqual(query);
    }),
  );
});

test('a search’s address is read, written and read as the same', () => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.nat().map(String), (keyword, service, page) => {
      const query = readSearchQuery({ keyword, service_id: service, page });
      const parameters = {
        page: query.page,
        per_page: query.perPage,
        keyword: query.keyword,
        service_id: query.serviceId,
      };
      const address = new URL(listAddress('/search', parameters), 'http://site.test');
      expect(readSearchQuery(Object.fromEntries(address.searchParams))).toEqual(query);
    }),
  );
});

test('a keyword has at most so many characters, none of them half of one, and is read as itself', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const keyword = readKeyword(text);
      expect([...keyword].length).toBeLessThanOrEqual(MAX_KEYWORD_LENGTH);
      expect(keyword.isWellFormed()).toBe(true);
      expect(readKeyword(keyword)).toBe(keyword);
    }),
  );
});
