import { Clock } from '../../testing/clock';
import { get } from '../../testing/http';
import { BEARER, OPERATED, readStatus } from '../../testing/calls';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';
import { expect, test } from '../../testing/test';
import type { CallReport } from '../../lib/content-api/call-status';

/** What may never stand in the status. */
const SECRETS = [OPERATED.METRICS_TOKEN, 'back-office', 'pass-word', 'Nadia'];

const api = new LaravelApi();
const clock = new Clock();
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await api.start();
  const withCredentials = api.url.replace('://', '://back-office:pass-word@');
  site = await startSite({ API_BASE_URL: withCredentials, ...OPERATED, ...clock.env });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  clock.remove();
});

const lineOf = async (call: string): Promise<CallReport | undefined> =>
  (await readStatus(site.url)).calls.find((line) => line.call === call);

test('each call shows its last success and failure, what its answers lacked, and the age of the answer shown', async () => {
  await get(site.url, '/');
  const recent = await lineOf('/api/articles/home');
  expect(recent).toMatchObject({ lastFailure: null, lastDeviation: { items: 2 } });
  expect(recent?.lastShown?.answerAgeSeconds).toBeLessThan(30);
  api.fail(/articles\/home/, 'status 500');
  const lastFailure = async (): Promise<unknown> => {
    await clock.makeStale();
    await get(site.url, '/');
    return (await lineOf('/api/articles/home'))?.lastFailure;
  };
  await expect.poll(lastFailure).toMatchObject({ kind: 'unavailable', reason: 'status 500' });
  api.mend();
});

test('it answers while the API hangs, says that the circuit is open, and asks the API nothing; the first page after the outage is whole', async () => {
  api.fail(/^\/api\//, 'hang');
  await Promise.all(
    ['/article/41', '/partenaire', '/chambre_de_commerce/31', '/toutpage'].map((path) =>
      get(site.url, path),
    ),
  );
  await expect
    .poll(
      async () => (
        await clock.makeStale(),
        await get(site.url, '/'),
        (await readStatus(site.url)).api.circuit
      ),
    )
    .toBe('open');
  expect(JSON.stringify((await readStatus(site.url)).calls)).toContain('no answer in time');
  // What pages asked for before may still be on its way.
  const callsMeanwhile = async (): Promise<number> => {
    const before = api.calls.length;
    await readStatus(site.url);
    return api.calls.length - before;
  };
  await expect.poll(callsMeanwhile).toBe(0);
  api.mend();
  const partners = (): Promise<string> => get(site.url, '/en/partenaire').then(({ body }) => body);
  await expect.poll(partners).toContain('Partner bank');
  expect((await readStatus(site.url)).api.circuit).toBe('closed');
});

test('no secret, no credential of the API and no keyword of a visitor stands in it, nor in the log', async () => {
  await get(site.url, '/search?keyword=Nadia');
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
