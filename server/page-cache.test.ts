import { finishPage, type FinishedPage } from './finished-page';
import { PageCache, type Fresh } from './page-cache';

const page = (text: string, status = 200): Promise<FinishedPage> => finishPage(status, {}, Buffer.from(text));
const good = (text: string) => async (): Promise<Fresh> => ({ page: await page(text), keep: true });
const degraded =
  (text: string, status = 200) =>
  async (): Promise<Fresh> => ({ page: await page(text, status), keep: false });
const textOf = (finished: FinishedPage): string => finished.identity.toString();

describe('the page cache', () => {
  test('renders a page once while it is fresh', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 60 });
    await cache.get('/', good('first'));
    expect(textOf(await cache.get('/', good('second')))).toBe('first');
  });

  test('renders once for all who ask at the same time', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 60 });
    let renders = 0;
    const render = async (): Promise<Fresh> => {
      renders += 1;
      return { page: await page('one'), keep: true };
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
    expect(renders).toBe(1);
  });

  test('hands out a stale page and renders it again behind the visitor', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 0 });
    await cache.get('/', good('first'));
    expect(textOf(await cache.get('/', good('second')))).toBe('first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(textOf(await cache.get('/', good('third')))).toBe('second');
  });

  test('shows a degraded page and does not keep it', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 60 });
    expect(textOf(await cache.get('/', degraded('empty')))).toBe('empty');
    expect(textOf(await cache.get('/', good('full')))).toBe('full');
  });

  test('keeps the last good page over a degraded or failing one', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 0 });
    await cache.get('/', good('good'));
    await cache.get('/', degraded('empty', 503));
    await cache.get('/', () => Promise.reject(new Error('render failed')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(textOf(await cache.get('/', degraded('empty')))).toBe('good');
  });

  test('forgets a page whose item no longer exists', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 0 });
    await cache.get('/article/1', good('article'));
    await cache.get('/article/1', degraded('not found', 404));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await cache.get('/article/1', degraded('not found', 404))).status).toBe(404);
  });

  test('fails when a page was never seen and cannot be rendered', async () => {
    const cache = new PageCache({ megabytes: 1, freshSeconds: 60 });
    await expect(cache.get('/', () => Promise.reject(new Error('render failed')))).rejects.toThrow('render failed');
  });
});
