import { jest } from '@jest/globals';
import { pathToFileURL } from 'node:url';
import { get, type Answer } from '@/testing/http';
import { listen, stopServer } from '@/testing/loopback';
import { headerFaults } from '@/testing/policy';
import { readConnection } from '@/testing/raw';
import { logger } from '@/lib/platform/logger';
import { Invalidation } from '../renderer/pool/invalidation';
import { RendererPool } from '../renderer/pool/renderer-pool';
import { PageCache } from './cache/page-cache';
import { StaticFiles } from './cache/static-files';
import { createVisitorServer } from './connections';
import { createFront } from './request-handler';
import type { FrontServices } from './exchange';

const TOKEN = 'a-token-of-more-than-16-characters';
process.env['API_BASE_URL'] = 'http://127.0.0.1:9';
process.env['SITE_URL'] = 'https://www.example.org';
process.env['METRICS_TOKEN'] = TOKEN;
process.env['REVALIDATE_SECRET'] = TOKEN;

logger.level = 'silent';

const pages = new PageCache(1);
const program = pathToFileURL('testing/faults/plain-renderer.fixture.mjs');
const pool = new RendererPool(1, program);
const site: FrontServices = {
  build: 'a-build',
  pages,
  pool,
  invalidation: new Invalidation(pool),
  files: new StaticFiles([{ folder: 'public', prefix: '/', caching: 'public, max-age=60' }]),
  state: 'ready',
};
const server = createVisitorServer();
let base: string;
beforeAll(async () => {
  await pool.start();
  server.on('request', createFront(site));
  base = await listen(server);
});
afterAll(() => Promise.all([stopServer(server), pool.close()]));

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));
/** What the renderer was asked, and how often it was asked for that path. */
const asked = ({ body }: Answer) =>
  JSON.parse(body) as { url: string; count: number; headers: Record<string, string> };

test('while a site starts, a request waits for the first renderer, and gets 503 when that takes too long', async () => {
  const starting = new RendererPool(1, program);
  const own = { ...site, pages: new PageCache(1), pool: starting, state: 'starting' as const };
  const early = createVisitorServer().on('request', createFront(own));
  const url = await listen(early);
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  const headers = { 'retry-after': '10', 'cache-control': 'no-store' };
  expect(await get(url, '/article/1')).toMatchObject({ status: 503, headers });
  const waiting = get(url, '/article/1');
  expect((await get(url, '/healthz')).status).toBe(200);
  expect((await get(url, '/readyz')).body).toBe('not ready: starting\n');
  await starting.start();
  expect((await waiting).status).toBe(200);
  await stopServer(early);
  await starting.close();
});

describe('the front before a plain HTTP server as renderer', () => {
  test('gives the renderer the resolved address and nothing of the visitor', async () => {
    const headers = { cookie: 'a=b', 'accept-language': 'fr', 'user-agent': 'x', 'x-route': 'y' };
    const { url, headers: seen } = asked(await get(base, '/article/1/slug?x=1', { headers }));
    expect(url).toBe('/fr/article/1');
    expect(Object.keys(seen).toSorted()).toEqual(
      ['accept', 'connection', 'host', 'x-request-id', 'x-resolved', 'x-route'].toSorted(),
    );
    expect(seen).toMatchObject({ 'x-resolved': '/article/1', 'x-route': 'article/fr' });
  });

  test('answers a page from its cache, with its age, its own entity tag and an id', async () => {
    const [first, second] = [await get(base, '/article/2'), await get(base, '/article/2')];
    expect([asked(first).count, asked(second).count]).toEqual([1, 1]);
    expect(second).toMatchObject({
      status: 200,
      headers: {
        age: '0',
        'cache-control': 'public, stale-if-error=3600',
        'cdn-cache-control': 'max-age=3600, stale-if-error=3600',
        'x-accel-expires': '3600',
        'content-security-policy': expect.stringContaining("form-action 'self'"),
        etag: expect.stringMatching(/^"[\w-]{27}-identity"$/),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    expect(second.headers).not.toHaveProperty('cache-tag');
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('revalidates a stale page by its internal entity tag, and keeps it after a 304', async () => {
    expect(asked(await get(base, '/en/article/304')).count).toBe(1);
    expect(asked(await get(base, '/en/article/304')).count).toBe(1);
    await settled();
    const confirmed = await get(base, '/en/article/304');
    expect([asked(confirmed).count, confirmed.headers['cdn-cache-control']]).toEqual([
      1,
      expect.stringContaining('max-age=3600'),
    ]);
  });

  test('serves the last good page while the renderer answers 503, and not after a 404', async () => {
    expect((await get(base, '/article/503')).status).toBe(200);
    const again = await get(base, '/article/503');
    expect([again.status, asked(again).count]).toEqual([200, 1]);
    expect(again.headers['x-accel-expires']).toBe('1');
    expect((await get(base, '/article/404')).status).toBe(200);
    expect((await get(base, '/article/404')).status).toBe(404);
  });

  test('asks the renderer for a page that an editor changed', async () => {
    expect(asked(await get(base, '/article/7')).count).toBe(1);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const body = '{"entity":"article","id":7}';
    expect((await get(base, '/api/revalidate', { method: 'POST', headers, body })).status).toBe(
      200,
    );
    expect(asked(await get(base, '/article/7')).count).toBe(2);
  });

  test('passes a route handler’s answer on with its entity tag', async () => {
    const path = '/locales/fr/translation.json';
    expect((await get(base, path)).headers.etag).toBe('"texts"');
    const headers = { 'if-none-match': '"texts"' };
    expect(await get(base, path, { headers })).toMatchObject({ status: 304, body: '' });
  });
});

/** Headers by which a client could name another host. */
const OTHER_HOST = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example',
};
test.each([
  ['/fr/search?keyword=a&per_page=12', 307, '/search?keyword=a&per_page=12'],
  ['//contact', 308, '/contact'],
  ['///elsewhere.example/', 308, '/elsewhere.example'],
  ['http://www.example.org/contact/', 308, '/contact'],
  ['http://name:word@www.example.org/', 400, undefined],
  ['/article/1/hausse-de-5%?utm_campaign=50%', 200, undefined],
  ['/article/%E0%A4%A', 400, undefined],
])(
  '%s is answered with %i, a path of the site (%s), and no other host',
  async (path, status, location) => {
    const answer = await get(base, path, { headers: OTHER_HOST });
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    if (status === 307) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^language=fr; Path=\/; .*SameSite=Lax; Secure$/),
      ]);
    }
    expect(JSON.stringify(answer)).not.toContain('evil.example');
  },
);

const bearer = { authorization: `Bearer ${TOKEN}` };
const json = { 'content-type': 'application/json' };
const post = { method: 'POST', body: 'x' };
const large = { method: 'POST', body: ' '.repeat(17_000) };
test.each([
  ['a page', 200, '/article/2', {}],
  ['a page whose renderer breaks off', 503, '/article/500', {}],
  ['a redirect by language', 307, '/contact', { headers: { 'accept-language': 'ar' } }],
  ['a redirect that records a language', 307, '/fr/contact', {}],
  ['a redirect to the one true address', 308, '/contact/', {}],
  ['a bad address', 400, '/%', {}],
  ['a page with an unknown method', 405, '/contact', { method: 'DELETE' }],
  ['an image with POST', 405, '/media/x.png', post],
  ['a file with POST', 405, '/favicon.ico', post],
  ['an address over 4 KB', 414, `/${'a'.repeat(5000)}`, {}],
  ['a form of another type', 415, '/contact', post],
  [
    'a form from another site',
    403,
    '/contact',
    { ...post, headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  ['an unknown expectation, which is ignored', 200, '/article/2', { headers: { expect: 'x' } }],
  ['a file of the site', 200, '/assets/placeholder.jpg', {}],
  ['a file that does not exist', 404, '/assets/nothing.jpg', {}],
  ['an image that does not exist', 404, '/media/storage/nothing.png', {}],
  ['a download that does not exist', 404, '/files/nothing', {}],
  ['the contact call with GET', 405, '/api/contact', {}],
  ['the contact call of another type', 415, '/api/contact', post],
  ['a contact message over 16 KB', 413, '/api/contact', { ...large, headers: json }],
  ['a webhook call over 16 KB', 413, '/api/revalidate', { ...large, headers: bearer }],
  ['security.txt', 200, '/.well-known/security.txt', {}],
  ['a document that is gone', 410, '/directory/chambers.geojson', {}],
  ['health', 200, '/healthz', {}],
  ['readiness', 200, '/readyz', {}],
  ['metrics without the token', 403, '/metrics', {}],
  ['metrics', 200, '/metrics', { headers: bearer }],
  ['the status without the token', 403, '/statusz', {}],
  ['the status', 200, '/statusz', { headers: bearer }],
  ['the webhook with GET', 405, '/api/revalidate', {}],
  ['the webhook without its secret', 403, '/api/revalidate', post],
  ['the webhook with a body of another form', 422, '/api/revalidate', { ...post, headers: bearer }],
])('the usual headers are on %s (%i)', async (_name, status, path, options) => {
  const answer = await get(base, path, options);
  expect(answer.status).toBe(status);
  expect(headerFaults((name) => answer.headers[name]?.toString())).toEqual([]);
  expect(answer.headers).toHaveProperty('strict-transport-security');
  if (status !== 405) expect(answer.headers).toHaveProperty('cache-control');
});

const HOST = 'Host: a\r\n';
const NEXT = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
test.each([
  [
    'a body that does not come',
    `GET /article/2 HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\na`,
    200,
  ],
  [
    'an upgrade, and half of another request',
    `GET /healthz HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\nGET /cut`,
    200,
  ],
  [
    'chunks',
    `POST /api/contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${NEXT}`,
    411,
  ],
])(
  '%s: one response with the usual headers, and the end of the connection',
  async (_name, sent, status) => {
    const { received, closed } = await readConnection(base, sent);
    expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
    const [head = ''] = received.split('\r\n\r\n');
    const lines = head.split('\r\n').map((line) => line.split(/: (.*)/s));
    const headers = new Map(lines.map(([name = '', value]) => [name.toLowerCase(), value]));
    expect(headerFaults((name) => headers.get(name))).toEqual([]);
    expect(closed).toBe(true);
  },
);
