import { Clock } from '../../testing/clock';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { headerFaults } from '../../testing/policy';
import { startSite, type Site } from '../../testing/site';
import { expect, test } from '../../testing/test';
import type { CallLine } from '../../lib/content-api/call-status';
import type { Status } from '../../server/front/handlers/status';

const TOKEN = 'a-token-of-more-than-16-characters';
const BEARER = { authorization: `Bearer ${TOKEN}` };
/** What may never stand in the status. */
const SECRETS = [
  TOKEN,
  'back-office',
  'pass-word',
  'webhook-secret-of-the-editors',
  'visitor@example.org',
  'Nadia',
];

const api = new LaravelApi();
const clock = new Clock();
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await api.start();
  const withCredentials = api.url.replace('://', '://back-office:pass-word@');
  site = await startSite({
    API_BASE_URL: withCredentials,
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: 'webhook-secret-of-the-editors',
    ...clock.env,
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  clock.remove();
});

async function status(): Promise<Status> {
  return JSON.parse((await get(site.url, '/statusz', { headers: BEARER })).body) as Status;
}
const lineOf = async (call: string): Promise<CallLine | undefined> =>
  (await status()).calls.find((line) => line.call === call);

test('clients that send the token read it as JSON, others are refused; no cache keeps either', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }])
    expect(await get(site.url, '/statusz', { headers })).toMatchObject({
      status: 403,
      headers: { 'cache-control': 'no-store' },
    });
  const { status: code, headers } = await get(site.url, '/statusz', {
    headers: { ...BEARER, accept: 'text/html' },
  });
  expect([code, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-store',
    'application/json; charset=utf-8',
  ]);
  expect(headerFaults((name) => headers[name]?.toString())).toEqual([]);
});

test('each call shows its last success and failure with their times, what its answers lacked, and the age of the answer shown', async () => {
  await get(site.url, '/');
  const recent = await lineOf('/api/articles/home');
  expect(recent).toMatchObject({
    lastFailure: null,
    lastSuccess: { at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(recent?.lastDeviation?.items).toBeGreaterThan(0);
  expect(recent?.lastDeviation?.first).toMatch(/^\d+(?:\.\w+)*: /);
  expect(recent?.answerAgeSeconds).toBeLessThan(30);
  api.fail(/articles\/home/, 'status 500');
  await expect
    .poll(
      async () => (
        await clock.makeStale(),
        await get(site.url, '/'),
        (await lineOf('/api/articles/home'))?.lastFailure
      ),
    )
    .toMatchObject({ kind: 'unavailable', reason: 'status 500' });
  api.mend();
});

test('it answers while the API hangs, says that the circuit is open, and asks the API nothing', async () => {
  api.fail(/^\/api\//, 'hang');
  await Promise.all(
    ['/article/41', '/partenaire', '/chambre_de_commerce/31', '/toutpage'].map((path) =>
      get(site.url, path),
    ),
  );
  await expect
    .poll(
      async () => (await clock.makeStale(), await get(site.url, '/'), (await status()).api.circuit),
    )
    .toBe('open');
  expect(JSON.stringify((await status()).calls)).toContain('no answer in time');
  // What pages asked for before may still be on its way.
  const callsMeanwhile = async (): Promise<number> => {
    const before = api.calls.length;
    await status();
    return api.calls.length - before;
  };
  await expect.poll(callsMeanwhile).toBe(0);
  api.mend();
});

test('no secret, no credential of the API and nothing of a visitor stands in it, nor in the log', async () => {
  await get(site.url, '/search?keyword=Nadia');
  await get(site.url, '/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: 'name=Nadia&email=visitor%40example.org&subject=Nadia&message=Nadia+Nadia',
  });
  const { body } = await get(site.url, '/statusz', { headers: BEARER });
  expect(body).toContain(new URL(api.url).host);
  expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([]);
  const log = JSON.stringify(site.log);
  expect(log).toContain('Content API circuit opened');
  expect(SECRETS.filter((secret) => log.includes(secret))).toEqual([]);
});

test('without a token it does not exist', async ({ baseURL }) => {
  expect((await get(baseURL ?? '', '/statusz')).status).toBe(404);
});
