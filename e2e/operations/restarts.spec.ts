import { expect, test } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { OPERATED, readMetric } from '../../testing/calls';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { boundSocket } from '../../testing/loopback';
import { startNginx } from '../../testing/proxies/nginx';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });

const AS_SHIPPED = { WARM_UP_SECONDS: '10', STOP_DELAY_SECONDS: '2' };
const PATHS = ['/', '/en', '/ar', '/article/41', '/partenaire', '/toutacticle', '/en/contact'];
/** Between two requests of twenty a second, in milliseconds. */
const PAUSE = 50;

let api: LaravelApi;
test.beforeAll(async () => {
  api = await new LaravelApi().start();
});
test.afterAll(() => api.stop());

/** Makes twenty requests a second while the work goes on; what visitors got instead of a page. */
async function visitedDuring(url: string, work: () => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  const visits: Promise<void>[] = [];
  const visit = async (path: string): Promise<void> => {
    const seen = await get(url, path).then(({ status }) => `status ${status}`, String);
    if (seen !== 'status 200') failed.push(`${path} ${seen}`);
  };
  const state = { isOver: false };
  const working = work().finally(() => (state.isOver = true));
  while (!state.isOver) {
    visits.push(visit(PATHS[visits.length % PATHS.length] ?? '/'));
    await wait(PAUSE);
  }
  await working;
  await Promise.all(visits);
  return failed;
}

test('a single machine with the socket of systemd restarts at 20 requests a second: no visitor sees an error', async () => {
  const socket = boundSocket();
  const env = { API_BASE_URL: api.url, ...AS_SHIPPED };
  let site = await startSite(env, process.cwd(), socket.fd);
  const failed = await visitedDuring(socket.url, async () => {
    await wait(20 * PAUSE);
    expect(await site.stop()).toBe(0);
    // Connections wait in the kernel.
    await wait(20 * PAUSE);
    site = await startSite(env, process.cwd(), socket.fd);
    await wait(20 * PAUSE);
  });
  expect(failed).toEqual([]);
  await site.stop();
  socket.close();
});

test('a rolling restart of two instances behind the shipped nginx at 20 requests a second: no visitor sees an error', async () => {
  test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');
  const ports = [await freePort(), await freePort()];
  const start = (port: string): Promise<Site> =>
    startSite({ API_BASE_URL: api.url, TRUST_PROXY: '127.0.0.1', PORT: port, ...AS_SHIPPED });
  const sites = await Promise.all(ports.map(start));
  const nginx = await startNginx(sites[0]?.url ?? '', {
    change: (text) =>
      text
        .replace(/( +server )127\.0\.0\.1:\d+( max_fails.*)/, `$&\n$1127.0.0.1:${ports[1]}$2`)
        // Each request shall reach an instance.
        .replace('proxy_cache $cache;', 'proxy_cache off;'),
  });
  const failed = await visitedDuring(nginx.url, async () => {
    for (const [index, port] of ports.entries()) {
      await wait(20 * PAUSE);
      expect(await sites[index]?.stop()).toBe(0);
      sites[index] = await start(port);
    }
    await wait(20 * PAUSE);
  });
  expect(failed).toEqual([]);
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
});

test('a site is ready when home has been rendered in each language, or the time for that is over, whatever the API answers', async () => {
  const misses = 'site_page_cache_total{outcome="miss"}';
  const env = { API_BASE_URL: api.url, ...OPERATED, ...AS_SHIPPED };
  const site = await startSite(env);
  expect(await readMetric(site.url, misses)).toBe(3);
  for (const path of ['/', '/en', '/ar']) expect((await get(site.url, path)).status).toBe(200);
  expect(await readMetric(site.url, misses)).toBe(3);
  await site.stop();
  api.fail(/^\/api\//, 'hang');
  const waiting = await startSite({ ...env, WARM_UP_SECONDS: '1', API_TIMEOUT_SECONDS: '8' });
  expect((await get(waiting.url, '/readyz')).status).toBe(200);
  expect(await readMetric(waiting.url, 'site_renderings_in_flight')).toBe(3);
  await waiting.stop();
  api.mend();
});
