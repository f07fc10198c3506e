import type { ApiResult } from '@/lib/api/result';
import type { Listing } from '@/lib/api/schemas/listing';
import { everyItem } from './sitemap';

const pageOf = (page: number, lastPage: number): ApiResult<Listing<string>> => ({
  ok: true,
  data: { items: [`${page}a`, `${page}b`], currentPage: page, lastPage, total: null },
});

test('every page is asked for once and the items keep their order', async () => {
  const asked: number[] = [];
  const result = await everyItem(async (page) => {
    asked.push(page);
    return pageOf(page, 3);
  });
  expect(result).toEqual({ ok: true, data: ['1a', '1b', '2a', '2b', '3a', '3b'] });
  expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('a page that fails makes the whole fail', async () => {
  const failure = { ok: false, failure: { kind: 'unavailable', path: '/x', reason: 'status 500' } } as const;
  expect(await everyItem(async (page) => (page === 2 ? failure : pageOf(page, 3)))).toBe(failure);
});
