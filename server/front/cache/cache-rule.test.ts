import { jest } from '@jest/globals';
import { loadedResponse, type LoadedResponse } from '@/lib/content-api/cache-entries';
import { cached } from '@/lib/content-api/data-cache';
import { invalidatedTags } from '@/lib/content-api/invalidated-tags';
import { ALL_ROUTES, NOT_FOUND, type CacheRule } from '@/lib/routes/table';
import { environment } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { registry } from '@/lib/platform/metrics';
import {
  createRequestContext,
  recordStaleness,
  runInContext,
  type RequestContext,
} from '@/lib/platform/request-context';
import { readCacheControl } from '../../http/cache-control';
import { cacheHeaders } from '../../renderer/render';
import { cachedResponse, type CachedResponse, type Fetch } from '../../http/cached-response';
import { PageCache } from './page-cache';

const DAY = 86_400;
const rules: [string, CacheRule][] = [
  ...ALL_ROUTES.filter(([, { kind }]) => kind === 'screen' || kind === 'document').map(
    ([name, { cache }]): [string, CacheRule] => [name, cache],
  ),
  [
    'home, fresh for 5 minutes and shown for 3 days while the API fails',
    { freshSeconds: 300, maxAge: 0, staleIfError: 3 * DAY },
  ],
  ['a screen that is never shown after its time', { freshSeconds: 30, maxAge: 0, staleIfError: 0 }],
];
const secondsOf = ({ freshSeconds }: CacheRule): number =>
  freshSeconds === 'default' ? environment().PAGE_FRESH_SECONDS : freshSeconds;

/** A page as the renderer sends it, as the front stores it. */
function rendered(
  rule: CacheRule,
  text: string,
  status = 200,
  context: RequestContext = createRequestContext(),
): Fetch {
  const headers = cacheHeaders(rule, status, context);
  const response = cachedResponse(status, headers, { body: Buffer.from(text), coding: undefined });
  return async () => ({
    response,
    ...readCacheControl(headers['cache-control']),
    etag: `"${text}"`,
    tags: ['chamber'],
    route: 'test',
  });
}
const failing: Fetch = () => Promise.reject(new Error('rendering failed'));
const textOf = (response: CachedResponse | undefined): string | undefined =>
  response?.bodies.identity?.toString();
const header = ({ headers }: CachedResponse, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(headers['cache-control'] ?? '')?.[1]);
/** The response to a request after a failed revalidation. */
async function shown(cache: PageCache): Promise<CachedResponse> {
  const response = cache.get('/', failing);
  response.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return response;
}

process.env['EMBEDDED_API_URL'] = 'http://127.0.0.1:9';
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe.each(rules)('the cache rule of %s', (_name, rule) => {
  test('is obeyed by the page cache: fresh, then shown while rendering fails, then shown no more', async () => {
    const cache = new PageCache(1);
    await cache.get('/', rendered(rule, 'page'));
    jest.advanceTimersByTime(secondsOf(rule) * 1000 - 1);
    expect(textOf(cache.lookup('/'))).toBe('page');
    jest.advanceTimersByTime(1);
    expect(cache.lookup('/')).toBeUndefined();
    if (rule.staleIfError > 10) {
      jest.advanceTimersByTime((rule.staleIfError - 10) * 1000);
      expect(textOf(await shown(cache))).toBe('page');
    }
    jest.advanceTimersByTime(11_000);
    await expect(shown(cache)).rejects.toThrow('rendering failed');
  });

  test('is in the header; caches in front show a page no longer than the site itself', async () => {
    const cache = new PageCache(1);
    const page = await cache.get('/', rendered(rule, 'page'));
    expect(header(page, 's-maxage')).toBe(secondsOf(rule));
    expect(header(page, 'stale-if-error')).toBe(rule.staleIfError);
    if (rule.staleIfError < 2 * DAY) return;
    jest.advanceTimersByTime((secondsOf(rule) + 2 * DAY) * 1000);
    const late = await shown(cache);
    expect(header(late, 's-maxage')).toBe(1);
    expect(header(late, 'stale-if-error')).toBe(rule.staleIfError - 2 * DAY);
    expect(header(late, 'max-age')).toBe(rule.maxAge);
  });

  test('is obeyed by the data cache, and counts from the age of the data', async () => {
    const key = `rule ${_name}`;
    const context = (): RequestContext => createRequestContext({ staleIfError: rule.staleIfError });
    const ask = (load: () => Promise<never> | Promise<LoadedResponse<string>>, on = context()) =>
      runInContext(on, () => cached({ key, tags: [], parse: String, load }));
    const fail = (): Promise<never> => Promise.reject(new Error('status 500'));
    await ask(() => Promise.resolve(loadedResponse('good', 'good')));
    jest.advanceTimersByTime(environment().CONTENT_FRESH_SECONDS * 1000);
    if (rule.staleIfError > DAY) {
      jest.advanceTimersByTime(DAY * 1000);
      const late = context();
      expect((await ask(fail, late)).value).toBe('good');
      const { headers } = cachedResponse(200, cacheHeaders(rule, 200, late), {
        body: Buffer.from(''),
        coding: undefined,
      });
      expect(headers['cache-control']).toContain(`stale-if-error=${rule.staleIfError - DAY}`);
      jest.advanceTimersByTime((rule.staleIfError - DAY) * 1000);
    }
    jest.advanceTimersByTime(5000);
    await expect(ask(fail)).rejects.toThrow('status 500');
  });
});

describe('what does not exist', () => {
  const { cache: documentRule } = Object.fromEntries(ALL_ROUTES)['chamberCard'] ?? {
    cache: NOT_FOUND,
  };

  test.each([404, 410])(
    'replaces the kept document (%i), when it is revalidated and after an invalidation',
    async (status) => {
      for (const isInvalidated of [false, true]) {
        const cache = new PageCache(1);
        await cache.get('/', rendered(documentRule, 'card'));
        if (isInvalidated) invalidatedTags.invalidate(['chamber']);
        else jest.advanceTimersByTime(3_600_000);
        expect((await cache.get('/', rendered(documentRule, 'gone', status))).status).toBe(status);
        expect(await shown(cache).then(textOf, () => 'unavailable')).not.toBe('card');
      }
    },
  );

  test('replaces the kept page even where another part of the page failed, and is not kept itself', async () => {
    const cache = new PageCache(1);
    await cache.get('/', rendered(documentRule, 'page'));
    invalidatedTags.invalidate(['chamber']);
    const gone = rendered(documentRule, 'gone', 404, createRequestContext({ degraded: true }));
    expect(textOf(await cache.get('/', gone))).toBe('gone');
    await expect(shown(cache)).rejects.toThrow('rendering failed');
  });

  test('has a rule of its own, whatever its route’s is', () => {
    const rule = { freshSeconds: 3600, maxAge: 3600, staleIfError: DAY };
    expect(cacheHeaders(rule, 404, createRequestContext())).toEqual(
      cacheHeaders(NOT_FOUND, 404, createRequestContext()),
    );
  });
});

test('a revalidation that fails is counted each time and logged once, until one succeeds', async () => {
  const warn = jest.spyOn(logger, 'warn').mockReturnValue();
  const count = async (): Promise<number> =>
    (await registry.getSingleMetric('site_failed_revalidations_total')?.get())?.values[0]?.value ??
    0;
  const cache = new PageCache(1);
  const rule = { freshSeconds: 5, maxAge: 0, staleIfError: DAY };
  for (const [index, outcomes] of [
    [failing, failing, failing],
    [rendered(rule, 'page'), failing],
  ].entries()) {
    const before = await count();
    await cache.get('/', rendered(rule, 'page'));
    for (const fetch of outcomes) {
      jest.advanceTimersByTime(6000);
      void cache.get('/', fetch);
      await jest.advanceTimersByTimeAsync(0);
    }
    expect((await count()) - before).toBe([3, 1][index]);
    expect(warn).toHaveBeenCalledTimes(index + 1);
  }
  warn.mockRestore();
});

test('a page made of two old answers counts from the older one', () => {
  const context = createRequestContext();
  runInContext(context, () => [60, DAY, 120].forEach(recordStaleness));
  const rule = { freshSeconds: 300, maxAge: 0, staleIfError: 3 * DAY };
  expect(cacheHeaders(rule, 200, context)['cache-control']).toBe(
    `public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=${2 * DAY}`,
  );
});
