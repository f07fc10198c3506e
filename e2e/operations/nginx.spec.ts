import { expect, test } from '@playwright/test';
import { FIXED_HEADERS } from '@/server/http/security-headers';
import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { readUntilStored } from '../../testing/calls';
import { get, type Answer } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { startNginx, type Nginx } from '../../testing/proxies/nginx';
import type { Site } from '../../testing/site';
import { onLaravel } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });
test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');

let api: LaravelApi;
let site: Site;
let nginx: Nginx;
onLaravel((...started) => ([api, site] = started), 'once', { TRUST_PROXY: '127.0.0.1' });
test.beforeAll(async () => {
  nginx = await startNginx(site.url);
});
test.afterAll(() => nginx.stop());

const cacheOf = ({ headers }: Answer): unknown => headers['x-cache'];
const read = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  get(nginx.url, path, { headers });

test('nginx keeps what needs no decision, and passes on the rest', async () => {
  const visitors: { path?: string; headers: Record<string, string>; isKept: boolean }[] = [
    { headers: {}, isKept: true },
    { headers: { 'accept-language': 'fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7' }, isKept: true },
    { headers: { 'accept-language': 'fr;q=0.5, ar' }, isKept: false },
    { headers: { 'accept-language': 'en-GB,en;q=0.9' }, isKept: false },
    { headers: { 'accept-language': 'en', cookie: 'x=1; language=fr' }, isKept: true },
    { headers: { 'accept-language': 'fr', cookie: 'language=ar' }, isKept: false },
    { headers: { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }, isKept: false },
    { headers: { cookie: 'message-sent=1; language=fr' }, isKept: false },
    { path: '/en/contact', headers: { cookie: 'message-sent=1' }, isKept: false },
    { path: '/en/contact', headers: { cookie: 'language=ar' }, isKept: true },
    { path: '/icons/icon.svg', headers: { 'accept-language': 'ar' }, isKept: true },
  ];
  for (const path of ['/contact', '/en/contact']) await readUntilStored(site.url, path);
  for (const path of ['/contact', '/en/contact', '/icons/icon.svg']) await read(path);
  for (const { path = '/contact', headers, isKept } of visitors)
    expect
      .soft(cacheOf(await read(path, headers)), `${path} ${JSON.stringify(headers)}`)
      .toBe(isKept ? 'HIT' : undefined);
});

test('a page is fetched once and answered from the cache, in the visitor’s encoding, with the id of the request that made it', async () => {
  await readUntilStored(site.url, '/en/partenaire');
  const [first, second] = [
    await read('/en/partenaire'),
    await read('/en/partenaire', { 'accept-language': 'ar', cookie: 'anything=1' }),
  ];
  expect([first, second].map(cacheOf)).toEqual(['MISS', 'HIT']);
  expect(first.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  expect(second.headers['x-request-id']).toBe(first.headers['x-request-id']);
  for (const [accepted, sent] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const)
    expect
      .soft(
        (await read('/en/partenaire', { 'accept-encoding': accepted })).headers['content-encoding'],
        accepted,
      )
      .toBe(sent);
  const { etag = '' } = second.headers;
  expect((await read('/en/partenaire', { 'if-none-match': etag })).status).toBe(304);
});

test('the form of a browser that names only its origin is read, and one of another site refused', async () => {
  const statusFrom = async (origin: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin };
    return (await get(nginx.url, '/contact', { method: 'POST', body: 'name=A', headers })).status;
  };
  expect(await statusFrom(`http://${new URL(nginx.url).hostname}`)).toBe(422);
  expect(await statusFrom('https://elsewhere.example')).toBe(403);
});

test('the site’s headers pass, and nginx’s own answers carry the same ones', async () => {
  const ours = await get(site.url, '/ar/contact');
  const passed = await read('/ar/contact');
  const own = ['date', 'age', 'connection', 'keep-alive', 'x-request-id', 'x-accel-expires'];
  for (const name of Object.keys(ours.headers).filter((name) => !own.includes(name)))
    expect.soft(passed.headers[name], name).toBe(ours.headers[name]);
  const large = await get(nginx.url, '/contact', { method: 'POST', body: 'x'.repeat(40_000) });
  expect(large.status).toBe(413);
  for (const [name, value] of Object.entries(FIXED_HEADERS))
    expect.soft(large.headers[name], name).toBe(value);
  for (const name of ['content-security-policy', 'x-request-id'])
    expect.soft(large.headers[name], name).toBeTruthy();
  expect(large.headers['cache-control']).toBe('no-store');
  expect(large.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(large.body).toContain('<h1>413</h1>');
  for (const text of ['Réessayez', 'try again', 'إعادة'])
    expect.soft(large.body).not.toContain(text);
  expect(large.headers['retry-after']).toBeUndefined();
  expect((await read('/metrics')).status).toBe(404);
});

test('what must not be kept is not: failures, redirects', async () => {
  api.fail(/\/api\/articles\/edit\/41$/, 'status 500');
  for (const [path, status] of [
    ['/article/41', 503],
    ['/fr/contact', 307],
  ] as const) {
    for (let times = 0; times < 2; times += 1) {
      const answer = await read(path);
      expect.soft(answer.status, path).toBe(status);
      expect.soft(cacheOf(answer), path).not.toBe('HIT');
    }
  }
  api.mend();
});

test('while the site is gone, what was read before stays readable; what was not is 502 with the usual headers', async () => {
  const paths = ['/', '/en/toutacticle', '/ar/article/41'];
  const before = [];
  for (const path of paths) {
    await readUntilStored(site.url, path);
    before.push((await read(path)).body);
  }
  await site.kill();
  for (const [index, path] of paths.entries()) {
    const answer = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.body === before[index], path).toBe(true);
  }
  const missing = await read('/en/toutpage');
  expect(missing).toMatchObject({
    status: 502,
    headers: { 'x-frame-options': 'DENY', 'cache-control': 'no-store', 'retry-after': '10' },
  });
  for (const text of ['<h1>502</h1>', 'Réessayez', 'try again', 'إعادة'])
    expect.soft(missing.body).toContain(text);
});
