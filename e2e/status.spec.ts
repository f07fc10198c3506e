import { get } from './support/http';
import { LaravelApi } from './support/laravel-api';
import { headerFaults } from './support/policy';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';
import type { CallLine } from '../lib/api/call-status';
import type { Status } from '../server/endpoints/status';

const TOKEN = 'a-token-of-more-than-16-characters';
const BEARER = { authorization: `Bearer ${TOKEN}` };
const PASSWORD = { authorization: `Basic ${Buffer.from(`user:${TOKEN}`).toString('base64')}` };
/** What may never stand in the status. */
const SECRETS = [TOKEN, 'back-office', 'pass-word', 'webhook-secret-of-the-editors', 'visitor@example.org', 'Nadia'];

const api = new LaravelApi();
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await api.start();
  const withCredentials = api.url.replace('://', '://back-office:pass-word@');
  site = await startSite({
    API_BASE_URL: withCredentials,
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: 'webhook-secret-of-the-editors',
    CONTENT_FRESH_SECONDS: '0',
    PAGE_FRESH_SECONDS: '0',
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

async function status(): Promise<Status> {
  return JSON.parse((await get(site.url, '/statusz', { headers: BEARER })).body) as Status;
}
const lineOf = async (call: string): Promise<CallLine | undefined> => (await status()).calls.find((line) => line.call === call);

test('only who knows the token is let in, as a bearer or as a browser’s password; the answer is neither stored nor listed', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic d3Jvbmc6d3Jvbmc=' }]) {
    const answer = await get(site.url, '/statusz', { headers });
    expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.stringMatching(/^Basic /), 'cache-control': 'no-store' } });
  }
  for (const headers of [BEARER, PASSWORD]) {
    const answer = await get(site.url, '/statusz', { headers });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } });
    expect(headerFaults((name) => answer.headers[name]?.toString())).toEqual([]);
  }
});

test('HTML for who accepts it, JSON for the others, and as the address says', async () => {
  const kinds: [string, string, RegExp][] = [
    ['/statusz', 'text/html,*/*', /^text\/html/],
    ['/statusz', '*/*', /^application\/json/],
    ['/statusz?format=json', 'text/html', /^application\/json/],
    ['/statusz?format=html', '*/*', /^text\/html/],
  ];
  for (const [path, accept, type] of kinds)
    expect((await get(site.url, path, { headers: { ...BEARER, accept } })).headers['content-type']).toMatch(type);
});

test('each call shows its last success and failure with their times, what its answers lacked, and the age of the answer shown', async () => {
  await get(site.url, '/');
  const recent = await lineOf('/api/articles/home');
  expect(recent).toMatchObject({ lastFailure: null, lastSuccess: { at: expect.stringMatching(/^\d{4}-.*Z$/) } });
  expect(recent?.lastDeviation?.items).toBeGreaterThan(0);
  expect(recent?.lastDeviation?.first).toMatch(/^\d+(?:\.\w+)*: /);
  expect(recent?.answerAgeSeconds).toBeLessThan(30);
  api.fail(/articles\/home/, 'status 500');
  await expect
    .poll(async () => (await get(site.url, '/'), (await lineOf('/api/articles/home'))?.lastFailure))
    .toMatchObject({ kind: 'unavailable', reason: 'status 500' });
  api.mend();
});

test('it answers while the API hangs, says that the circuit is open, and asks the API nothing', async () => {
  api.fail(/^\/api\//, 'hang');
  await Promise.all(['/article/41', '/partenaire', '/chambre_de_commerce/31', '/toutpage'].map((path) => get(site.url, path)));
  await expect.poll(async () => (await get(site.url, '/'), (await status()).api.circuit)).toBe('open');
  const page = await get(site.url, '/statusz?format=html', { headers: BEARER });
  expect(page.body).toContain('no answer in time');
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
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: 'name=Nadia&email=visitor%40example.org&subject=Nadia&message=Nadia+Nadia',
  });
  for (const path of ['/statusz?format=json', '/statusz?format=html']) {
    const { body } = await get(site.url, path, { headers: BEARER });
    expect(body).toContain(new URL(api.url).host);
    expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([]);
  }
  const log = JSON.stringify(site.log);
  expect(log).toContain('Content API circuit opened');
  expect(SECRETS.filter((secret) => log.includes(secret))).toEqual([]);
});

test('without a token it does not exist', async ({ baseURL }) => {
  expect((await get(baseURL ?? '', '/statusz')).status).toBe(404);
});
