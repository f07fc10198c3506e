import type { ApiResult } from './result';
import { withinLastPage } from './result';

function apiOf(lastPage: number): {
  asked: number[];
  load: (page: number) => Promise<ApiResult<{ page: number; lastPage: number }>>;
} {
  const asked: number[] = [];
  return {
    asked,
    load: (page) => {
      asked.push(page);
      return Promise.resolve({ ok: true, data: { page, lastPage } });
    },
  };
}

describe('a page of a list', () => {
  test.each([
    { page: 2, lastPage: 5, asked: [2] },
    { page: 5, lastPage: 5, asked: [5] },
    { page: 9, lastPage: 5, asked: [9, 5] },
    { page: 2, lastPage: 1, asked: [2, 1] },
  ])('page $page of $lastPage asks for $asked', async ({ page, lastPage, asked }) => {
    const api = apiOf(lastPage);
    const result = await withinLastPage(page, api.load, (answer) => answer);
    expect(api.asked).toEqual(asked);
    expect(result.ok && result.data.page).toBe(asked.at(-1));
  });

  test('a failing API is asked once', async () => {
    let calls = 0;
    const load = (): Promise<ApiResult<never>> => {
      calls += 1;
      return Promise.resolve({ ok: false, failure: { kind: 'missing', reason: 'no such item' } });
    };
    const result = await withinLastPage(9, load, () => ({ lastPage: 1 }));
    expect(result.ok).toBe(false);
    expect(calls).toBe(1);
  });
});
