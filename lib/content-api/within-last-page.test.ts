import { loadWithinLastPage, type ApiResult } from './result';

test.each([
  ['of 5', 2, 5, [2]],
  ['of 5', 5, 5, [5]],
  ['of 5', 9, 5, [9, 5]],
  ['of 1', 2, 1, [2, 1]],
  ['of a list that fails', 9, null, [9]],
])('a page %s: page %i (the last is %s) asks for %j', async (_, page, lastPage, asked) => {
  const calls: number[] = [];
  const load = async (number: number): Promise<ApiResult<{ page: number; lastPage: number }>> => {
    calls.push(number);
    return lastPage === null
      ? { ok: false, failure: { kind: 'missing', reason: 'no such item' } }
      : { ok: true, data: { page: number, lastPage } };
  };
  const result = await loadWithinLastPage(page, load, (answer) => answer);
  expect(calls).toEqual(asked);
  expect(result.ok && result.data.page).toBe(lastPage !== null && asked.at(-1));
});
