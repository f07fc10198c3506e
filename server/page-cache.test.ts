import { jest } from '@jest/globals';
import { finishPage, type FinishedPage } from './finished-page';
import { PageCache, type PageCacheOptions } from './page-cache';
import type { Made } from './rendering/calls';

const cacheOf = (options: Partial<PageCacheOptions>): PageCache =>
  new PageCache({
    megabytes: 1,
    freshSeconds: 60,
    isApiFailing: () => false,
    isRefreshedSince: () => false,
    lookAgain: async () => null,
    ...options,
  });
const page = (text: string, status = 200): Promise<FinishedPage> => finishPage(status, {}, Buffer.from(text));
const good = (text: string) => async (): Promise<Made> => ({ page: await page(text), keep: true, aged: [], tags: [] });
const degraded =
  (text: string, status = 200) =>
  async (): Promise<Made> => ({ page: await page(text, status), keep: false, aged: [], tags: [] });
const textOf = (finished: FinishedPage): string => finished.identity?.toString() ?? '';

describe('the page cache', () => {
  test('renders a page once while it is fresh', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 60 });
    await cache.get('/', good('first'));
    expect(textOf(await cache.get('/', good('second')))).toBe('first');
  });

  test('has a page ready while it is fresh, and while rendering it again has just failed', async () => {
    const cache = cacheOf({ freshSeconds: 60 });
    expect(cache.ready('/')).toBeUndefined();
    await cache.get('/', good('first'));
    expect(cache.ready('/')?.identity?.toString()).toBe('first');
    const stale = cacheOf({ freshSeconds: 0 });
    await stale.get('/', good('first'));
    expect(stale.ready('/')).toBeUndefined();
    await stale.get('/', degraded('empty', 503));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stale.ready('/')?.identity?.toString()).toBe('first');
  });

  test('renders once for all who ask at the same time', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 60 });
    let renders = 0;
    const render = async (): Promise<Made> => {
      renders += 1;
      return { page: await page('one'), keep: true, aged: [], tags: [] };
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
    expect(renders).toBe(1);
  });

  test('hands out a stale page and renders it again behind the visitor', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 0 });
    await cache.get('/', good('first'));
    expect(textOf(await cache.get('/', good('second')))).toBe('first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(textOf(await cache.get('/', good('third')))).toBe('second');
  });

  test('has what the scripts of a page need, also of the rendering that the present one replaced', async () => {
    const withData = (version: string) => async (): Promise<Made> => {
      const hydration = { ...(await page(`data ${version}`)), version };
      return { page: { ...(await page(version)), hydration }, keep: true, aged: [], tags: [] };
    };
    const cache = cacheOf({ freshSeconds: 0 });
    const dataOf = (version: string): string | undefined => cache.data('/', version)?.identity?.toString();
    await cache.get('/', withData('first'));
    expect(dataOf('first')).toBe('data first');
    expect(dataOf('second')).toBeUndefined();
    await cache.get('/', withData('second'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([dataOf('first'), dataOf('second'), dataOf('third')]).toEqual(['data first', 'data second', undefined]);
    expect(cache.data('/other', 'first')).toBeUndefined();
  });

  test('shows a degraded page and does not keep it', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 60 });
    expect(textOf(await cache.get('/', degraded('empty')))).toBe('empty');
    expect(textOf(await cache.get('/', good('full')))).toBe('full');
  });

  test('keeps the last good page over a degraded or failing one', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 0 });
    await cache.get('/', good('good'));
    await cache.get('/', degraded('empty', 503));
    await cache.get('/', () => Promise.reject(new Error('render failed')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(textOf(await cache.get('/', degraded('empty')))).toBe('good');
  });

  test('forgets a page whose item no longer exists', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 0 });
    await cache.get('/article/1', good('article'));
    await cache.get('/article/1', degraded('not found', 404));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await cache.get('/article/1', degraded('not found', 404))).status).toBe(404);
  });

  test('fails when a page was never seen and cannot be rendered', async () => {
    const cache = cacheOf({ megabytes: 1, freshSeconds: 60 });
    await expect(cache.get('/', () => Promise.reject(new Error('render failed')))).rejects.toThrow('render failed');
  });

  test('hands out a page of any age at once while the API fails, and renders it again behind the visitor', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    try {
      let isFailing = true;
      const cache = cacheOf({ freshSeconds: 5, isApiFailing: () => isFailing });
      await cache.get('/', good('old'));
      jest.setSystemTime(Date.now() + 3_600_000);
      let renders = 0;
      const never = (): Promise<Made> => {
        renders += 1;
        return new Promise(() => undefined);
      };
      expect(textOf(await cache.get('/', never))).toBe('old');
      expect(renders).toBe(1);
      isFailing = false;
      const other = cacheOf({ freshSeconds: 5 });
      await other.get('/', good('old'));
      jest.setSystemTime(Date.now() + 3_600_000);
      expect(textOf(await other.get('/', good('new')))).toBe('new');
    } finally {
      jest.useRealTimers();
    }
  });

  test('renders a page again as soon as an aged answer in it has come anew', async () => {
    const refreshed = new Set<string>();
    const cache = cacheOf({ isRefreshedSince: (answers) => answers.some((answer) => refreshed.has(answer)) });
    await cache.get('/', async () => ({ page: await page('aged'), keep: true, aged: ['menu'], tags: [] }));
    expect(textOf(await cache.get('/', good('new')))).toBe('aged');
    refreshed.add('menu');
    await cache.get('/', good('new'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(textOf(await cache.get('/', good('newer')))).toBe('new');
  });

  describe('looks at what an old page was made of', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
    afterEach(() => jest.useRealTimers());

    /** What a page shows so many seconds later. */
    async function shownAfter(seconds: number, lookAgain: PageCacheOptions['lookAgain']): Promise<string> {
      const cache = cacheOf({ freshSeconds: 5, lookAgain });
      await cache.get('/', good('first'));
      jest.setSystemTime(Date.now() + seconds * 1000);
      return textOf(await cache.get('/', good('second')));
    }

    test('and does not render it again when all of it is the same', async () => {
      expect(await shownAfter(100, async () => [])).toBe('first');
    });

    test('and renders it again when something has changed', async () => {
      expect(await shownAfter(100, async () => null)).toBe('second');
    });

    test('and renders it again when looking fails', async () => {
      expect(await shownAfter(100, () => Promise.reject(new Error('API gone')))).toBe('second');
    });

    test('and renders it again after two minutes all the same', async () => {
      expect(await shownAfter(121, async () => [])).toBe('second');
    });
  });

  describe('of many pages that fall due together', () => {
    const paths = Array.from({ length: 20 }, (_, nth) => `/article/${nth}`);
    let under = 0;
    let most = 0;
    let finish: (() => void)[] = [];
    const slow = async (): Promise<Made> => {
      most = Math.max(most, (under += 1));
      await new Promise<void>((resolve) => finish.push(resolve));
      under -= 1;
      return good('second')();
    };
    const finishAll = async (): Promise<void> => {
      for (let round = 0; round < paths.length; round += 1) {
        for (const end of finish.splice(0)) end();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    beforeEach(() => {
      [under, most, finish] = [0, 0, []];
    });

    test('a few are rendered at a time behind the visitors, each once', async () => {
      let isRefreshed = false;
      const cache = cacheOf({ isRefreshedSince: (_, since) => isRefreshed && since <= renderedAt });
      for (const path of paths) await cache.get(path, good('first'));
      const renderedAt = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
      isRefreshed = true;
      for (const path of [...paths, ...paths]) expect(textOf(await cache.get(path, slow))).toBe('first');
      await finishAll();
      for (const path of paths) expect(textOf(await cache.get(path, good('third')))).toBe('second');
      expect(most).toBeGreaterThan(1);
      expect(most).toBeLessThanOrEqual(4);
    });

    test('one that a visitor must have anew does not wait for its turn', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
      try {
        const cache = cacheOf({ freshSeconds: 5 });
        for (const path of paths) await cache.get(path, good('first'));
        jest.setSystemTime(Date.now() + 10_000);
        for (const path of paths) await cache.get(path, slow);
        jest.setSystemTime(Date.now() + 60_000);
        expect(textOf(await cache.get('/article/19', good('now')))).toBe('now');
      } finally {
        jest.useRealTimers();
      }
    });
  });

  describe('when an editor has changed something', () => {
    const tagged =
      (text: string, ...tags: string[]) =>
      async (): Promise<Made> => ({ ...(await good(text)()), tags });
    const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

    test('renders a page made of it before it is shown again, and leaves the others as they are', async () => {
      const cache = cacheOf({});
      await cache.get('/article/1', tagged('first', 'article', 'article:1'));
      await cache.get('/partenaire', tagged('partners', 'partner'));
      await after(2);
      cache.invalidate(['article', 'article:1']);
      expect(cache.ready('/partenaire')).toBeDefined();
      expect(cache.ready('/article/1')).toBeUndefined();
      await after(2);
      expect(textOf(await cache.get('/article/1', tagged('second', 'article')))).toBe('second');
      expect(textOf(await cache.get('/article/1', tagged('third', 'article')))).toBe('second');
    });

    test('shows the last good page when the change makes the page fail', async () => {
      const cache = cacheOf({});
      await cache.get('/article/1', tagged('good', 'article'));
      cache.invalidate(['article']);
      const fail = (): Promise<Made> => Promise.reject(new Error('render failed'));
      expect(textOf(await cache.get('/article/1', fail))).toBe('good');
      cache.invalidate(['article']);
      expect(textOf(await cache.get('/article/1', degraded('empty', 503)))).toBe('good');
    });

    test('shows the last good page at once while the API fails', async () => {
      const cache = cacheOf({ isApiFailing: () => true });
      await cache.get('/article/1', tagged('good', 'article'));
      cache.invalidate(['article']);
      expect(textOf(await cache.get('/article/1', () => new Promise(() => undefined)))).toBe('good');
    });

    test('renders again what was being rendered meanwhile, one rendering at a time however many ask', async () => {
      const cache = cacheOf({});
      let renderings = 0;
      let finish: () => void = () => undefined;
      const before = cache.get('/', () => new Promise<Made>((resolve) => (finish = () => void tagged('before', 'menu')().then(resolve))));
      await after(2);
      cache.invalidate(['menu']);
      await after(2);
      const asked = Array.from({ length: 50 }, () =>
        cache.get('/', () => {
          renderings += 1;
          return tagged('after', 'menu')();
        }),
      );
      finish();
      expect(textOf(await before)).toBe('before');
      for (const page of await Promise.all(asked)) expect(textOf(page)).toBe('after');
      expect(renderings).toBe(1);
    });
  });
});
