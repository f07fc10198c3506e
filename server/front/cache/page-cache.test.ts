import { jest } from '@jest/globals';
import { invalidatedTags } from '@/lib/content-api/invalidated-tags';
import {
  cachedResponse,
  type CachedResponse,
  type Fetch,
  type Fetched,
  type OriginResponse,
} from '../../http/cached-response';
import { PageCache } from './page-cache';

const page = (text: string, status = 200): CachedResponse =>
  cachedResponse(status, {}, { body: Buffer.from(text), coding: undefined });
const origin = (text: string, more: Partial<OriginResponse> = {}): OriginResponse => ({
  response: page(text),
  freshSeconds: 60,
  staleWhileRevalidate: 60,
  staleIfError: 3600,
  route: 'article',
  etag: `"${text}"`,
  tags: ['article', 'article:1'],
  ...more,
});
/** A fetch that returns this response and counts its calls. */
function giving(
  text: string,
  more: Partial<OriginResponse> = {},
): Fetch & { calls: (string | undefined)[] } {
  const calls: (string | undefined)[] = [];
  return Object.assign(
    async (etag: string | undefined) => {
      calls.push(etag);
      return origin(text, more);
    },
    { calls },
  );
}
const degraded = (text: string, status = 200): Fetch =>
  giving(text, { freshSeconds: undefined, response: page(text, status) });
const failing: Fetch = () => Promise.reject(new Error('rendering failed'));
const textOf = (response: CachedResponse | undefined): string | undefined =>
  response?.bodies.identity?.toString();
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the page cache', () => {
  test('serves a fresh response without asking', async () => {
    const cache = new PageCache(1);
    expect(cache.lookup('/')).toBeUndefined();
    await cache.get('/', giving('first'));
    const second = giving('second');
    expect(textOf(await cache.get('/', second))).toBe('first');
    expect(textOf(cache.lookup('/'))).toBe('first');
    expect(second.calls).toEqual([]);
  });

  test('asks once for all requests at the same time', async () => {
    const cache = new PageCache(1);
    const fetch = giving('one');
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', fetch)));
    expect(fetch.calls).toHaveLength(1);
  });

  test('serves a stale response while it is revalidated with its entity tag', async () => {
    const cache = new PageCache(1);
    await cache.get('/', giving('first', { freshSeconds: 0 }));
    const second = giving('second');
    expect(textOf(await cache.get('/', second))).toBe('first');
    await settled();
    expect(second.calls).toEqual(['"first"']);
    expect(textOf(cache.lookup('/'))).toBe('second');
  });

  test('keeps and dates a response that is confirmed unchanged, fresh for as long as is said', async () => {
    const cache = new PageCache(1);
    const first = await cache.get('/', giving('first', { freshSeconds: 0 }));
    const { response: _, ...kept } = origin('first');
    await cache.get('/', async () => ({
      ...kept,
      notModified: true,
      cacheControl: 'public, s-maxage=60',
    }));
    await settled();
    const confirmed = cache.lookup('/');
    expect(textOf(confirmed)).toBe('first');
    expect(confirmed?.headers['cache-control']).toBe('public, s-maxage=60');
    expect(confirmed?.validatedAt).toBeGreaterThan(first.validatedAt ?? Infinity);
  });

  test('neither stores nor dates what must not be stored', async () => {
    const cache = new PageCache(1);
    const empty = await cache.get('/', degraded('empty'));
    expect([textOf(empty), empty.validatedAt]).toEqual(['empty', undefined]);
    expect(textOf(await cache.get('/', giving('full')))).toBe('full');
  });

  test('serves the last good response over a degraded or failing one, and asks again a second later', async () => {
    const cache = new PageCache(1);
    await cache.get('/', giving('good', { freshSeconds: 0 }));
    for (const fetch of [degraded('empty', 503), failing, degraded('empty')]) {
      expect(textOf(await cache.get('/', fetch))).toBe('good');
      await settled();
      expect(textOf(cache.lookup('/'))).toBe('good');
    }
  });

  describe('with a response that has been stale for long', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
    afterEach(() => jest.useRealTimers());

    async function old(): Promise<PageCache> {
      const cache = new PageCache(1);
      await cache.get('/', giving('old', { freshSeconds: 5 }));
      jest.advanceTimersByTime(1_800_000);
      return cache;
    }

    test('waits for a new one', async () => {
      expect(textOf(await (await old()).get('/', giving('new')))).toBe('new');
    });

    test('serves it when revalidating takes long', async () => {
      const response = (await old()).get('/', () => new Promise(() => undefined));
      await jest.advanceTimersByTimeAsync(1000);
      expect(textOf(await response)).toBe('old');
    });
  });

  describe('after an invalidation by tag', () => {
    test('waits for responses with that tag, and serves others as they are', async () => {
      const cache = new PageCache(1);
      await cache.get('/a', giving('a'));
      await cache.get('/b', giving('b', { tags: ['page'] }));
      invalidatedTags.invalidate(['article:1']);
      expect(cache.lookup('/a')).toBeUndefined();
      expect(textOf(cache.lookup('/b'))).toBe('b');
      expect(textOf(await cache.get('/a', giving('changed')))).toBe('changed');
    });

    test('loses nothing: what cannot be rendered any more is served as it was', async () => {
      const cache = new PageCache(1);
      await cache.get('/', giving('last good'));
      invalidatedTags.invalidate(['article']);
      expect(textOf(await cache.get('/', failing))).toBe('last good');
      invalidatedTags.invalidate(['article']);
      expect(textOf(await cache.get('/', degraded('empty', 503)))).toBe('last good');
    });

    test('asks again for a response that was on its way', async () => {
      const cache = new PageCache(1);
      let answer: (fetched: Fetched) => void = () => undefined;
      const before = cache.get('/', () => new Promise<Fetched>((resolve) => (answer = resolve)));
      await settled();
      invalidatedTags.invalidate(['article']);
      const after = cache.get('/', giving('after the change'));
      answer(origin('before the change'));
      await before;
      expect(textOf(await after)).toBe('after the change');
      expect(textOf(await cache.get('/', giving('after the change')))).toBe('after the change');
    });
  });

  describe('with many pages that become stale together', () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/article/${index}`);

    test('revalidates a few at a time, each once', async () => {
      const cache = new PageCache(1);
      for (const path of paths) await cache.get(path, giving('first', { freshSeconds: 0 }));
      let [running, most] = [0, 0];
      const finish: (() => void)[] = [];
      const slow: Fetch = async () => {
        most = Math.max(most, (running += 1));
        await new Promise<void>((resolve) => finish.push(resolve));
        running -= 1;
        return origin('second');
      };
      for (const path of [...paths, ...paths])
        expect(textOf(await cache.get(path, slow))).toBe('first');
      for (let rounds = 0; rounds < paths.length; rounds += 1) {
        for (const end of finish.splice(0)) end();
        await settled();
      }
      for (const path of paths) expect(textOf(cache.lookup(path))).toBe('second');
      expect(most).toBeGreaterThan(1);
      expect(most).toBeLessThanOrEqual(4);
    });
  });
});
