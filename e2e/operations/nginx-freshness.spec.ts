import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import { createRequestContext } from '@/lib/platform/request-context';
import { cachedResponse, sendCached } from '@/server/http/cached-response';
import { cacheHeaders } from '@/server/renderer/render';
import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { get, type Answer } from '../../testing/http';
import { listen, stopServer } from '../../testing/loopback';
import { startNginx, type Nginx } from '../../testing/proxies/nginx';

test.describe.configure({ mode: 'default' });
test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');

/**
 * A site whose pages are stale after a second, and shown for three days while it fails, or not at
 * all.
 */
const RULES = {
  '/shown': { freshSeconds: 1, maxAge: 0, staleIfError: 3 * 86_400 },
  '/not-shown': { freshSeconds: 1, maxAge: 0, staleIfError: 0 },
};
let nginx: Nginx;
/** What the site answers now. */
let status = 200;
const site = createServer((request, response) => {
  const rule = Object.entries(RULES).find(([path]) => path === request.url)?.[1];
  const context = createRequestContext({ degraded: status === 503 });
  const headers = cacheHeaders(rule ?? RULES['/shown'], status, context);
  const body = { body: Buffer.from(`status ${status}`), coding: undefined };
  void sendCached(cachedResponse(status, headers, body), request, response);
});

test.beforeEach(async () => {
  status = 200;
  nginx = await startNginx(await listen(site));
});
test.afterEach(async () => {
  await nginx.stop();
  await stopServer(site);
});

const read = (path: string): Promise<Answer> => get(nginx.url, path);
const cacheOf = ({ headers }: Answer): unknown => headers['x-cache'];

for (const end of ['gone', 'failing'] as const)
  test(`nginx shows a page for as long as it says itself while the site is ${end}, and not for ever`, async () => {
    for (const path of Object.keys(RULES)) expect((await read(path)).status).toBe(200);
    if (end === 'gone') await stopServer(site);
    else status = 503;
    await expect
      .poll(async () => (await read('/not-shown')).status, { message: 'its second is over' })
      .toBe(end === 'gone' ? 502 : 503);
    await expect.poll(async () => cacheOf(await read('/shown'))).toBe('STALE');
    expect(await read('/shown')).toMatchObject({ status: 200, body: 'status 200' });
  });

test('what was deleted replaces what nginx kept: it is not shown again when the site is gone', async () => {
  expect((await read('/shown')).status).toBe(200);
  status = 404;
  await expect.poll(async () => (await read('/shown')).status).toBe(404);
  await stopServer(site);
  await expect.poll(async () => (await read('/shown')).status).toBe(502);
});
