import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { RedisServer } from '../support/redis';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });

let api: LaravelApi;
let folder: string;
const sites: Site[] = [];
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  api = await new LaravelApi().start();
});
test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As an operator starts it who has set no secret. */
async function start(env: Record<string, string>): Promise<Site> {
  const site = await startSite({ API_BASE_URL: api.url, MEDIA_SECRET: '', ...env });
  sites.push(site);
  return site;
}

async function pictureOn(site: Site): Promise<string> {
  const { body } = await get(site.url, '/article/41');
  return /"(\/media\/[^" ,]+)/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? 'no picture';
}

test('a page kept by a proxy keeps its pictures when the site is killed and started again', async () => {
  const before = await start({ DATA_DIR: folder });
  const picture = await pictureOn(before);
  await before.kill();
  const after = await start({ DATA_DIR: folder });
  expect((await get(after.url, picture)).status).toBe(200);
});

test('a picture of one renderer’s page is answered by all renderers', async () => {
  const site = await start({ RENDERERS: '2' });
  const picture = await pictureOn(site);
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(site.url, picture)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('an address that no page has is refused without a call to the API, whatever it is made up of', async () => {
  const site = await start({});
  const picture = await pictureOn(site);
  expect((await get(site.url, picture)).status).toBe(200);
  const before = api.calls.length;
  for (let turn = 0; turn < 200; turn += 1) {
    const made = [
      `${picture}&q=v%3D${turn}`,
      `${picture}&x=${turn}`,
      picture.replace(/w=\d+/, `w=${turn + 1281}`),
      `/media/storage/${turn}.png?w=96`,
    ];
    expect((await get(site.url, made[turn % made.length] ?? '')).status).toBe(404);
  }
  expect(api.calls.length).toBe(before);
});

test.describe('with Redis', () => {
  test.skip(
    !systemRedis(),
    'No redis-server on this machine (as root, npm test installs Debian’s)',
  );

  test('several instances answer for each other’s pages, also after Redis was emptied', async () => {
    const redis = await new RedisServer().start();
    try {
      const shared = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
      const one = await start({ ...shared, DATA_DIR: join(folder, 'one') });
      const other = await start({ ...shared, DATA_DIR: join(folder, 'other') });
      const picture = await pictureOn(one);
      expect((await get(other.url, picture)).status).toBe(200);
      await other.kill();
      await redis.kill();
      await redis.start();
      const again = await start({ ...shared, DATA_DIR: join(folder, 'other') });
      expect((await get(again.url, picture)).status).toBe(200);
    } finally {
      await redis.stop();
    }
  });
});
