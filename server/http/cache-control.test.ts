import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, interceptors, request } from 'undici';
import { listen, stopServer } from '../../testing/loopback';
import { sharedCacheHeaders, writeCacheControl } from './cache-control';

const PAGE = { maxAge: 0, freshSeconds: 5, staleWhileRevalidate: 60, staleIfError: 604_800 };

test('caches before the front are told how long a page is fresh, in words that let them serve it stale', () => {
  expect(sharedCacheHeaders(writeCacheControl(PAGE))).toEqual({
    'cache-control': 'public, stale-while-revalidate=60, stale-if-error=604800',
    'cdn-cache-control': 'max-age=5, stale-while-revalidate=60, stale-if-error=604800',
    'x-accel-expires': '5',
    expires: '0',
  });
  expect(sharedCacheHeaders(writeCacheControl({ ...PAGE, maxAge: 300 }))['cache-control']).toBe(
    'public, max-age=300, stale-while-revalidate=60, stale-if-error=604800',
  );
});

test.each(['no-store', 'private, max-age=30', 'public, max-age=31536000, immutable', undefined])(
  'responses other than pages and documents keep their header: %s',
  (header) => expect(sharedCacheHeaders(header)).toEqual({}),
);

const { 'cdn-cache-control': targeted, ...headers } = sharedCacheHeaders(
  writeCacheControl({ ...PAGE, freshSeconds: 1, staleWhileRevalidate: 0 }),
);
test.each([
  ['a shared cache that obeys RFC 9111', headers],
  ['a cache of a CDN, for which RFC 9213 replaces Cache-Control', { 'cache-control': targeted }],
])('%s goes on serving a page while the site fails', async (_name, given) => {
  let status = 200;
  const site = createServer((_request, response) => {
    response.writeHead(status, { ...given, etag: '"page"' }).end(`status ${status}`);
  });
  const url = await listen(site);
  const dispatcher = new Agent().compose(interceptors.cache());
  const read = async (): Promise<string> => (await request(url, { dispatcher })).body.text();
  expect(await read()).toBe('status 200');
  status = 503;
  await wait(1500);
  expect(await read()).toBe('status 200');
  await dispatcher.close();
  await stopServer(site);
});
