import { expect, test } from '@playwright/test';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { PROBED_DETAILS, PROBED_LISTS, read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { Cable, RedisServer } from '../support/redis';
import { startSite, type Site } from '../../testing/site';
import { inLanguage, LANGUAGES } from '../../testing/test';
import { shownIn } from '../../testing/messages';

test.describe.configure({ mode: 'default' });
// Two sites and more at a time, each rendering its first pages.
test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm test installs Debian’s)');

const SECRET = 'a-secret-of-the-editors';
/** Nothing grows stale by itself, so that what changes has been announced. */
const LASTING = {
  CONTENT_FRESH_SECONDS: '3600',
  PAGE_FRESH_SECONDS: '3600',
  REVALIDATE_SECRET: SECRET,
};
const PARTNER = { fr: 'Banque partenaire', en: 'Partner bank', ar: 'بنك شريك' };

let api: LaravelApi;
let redis: RedisServer;
let cable: Cable;
let sites: [Site, Site];

/** Two sites on one API and one Redis; the second one's connection can be cut. */
test.beforeEach(async () => {
  api = await new LaravelApi().start();
  redis = await new RedisServer().start();
  cable = await new Cable(() => redis.port).plug();
  const env = { API_BASE_URL: api.url, ...LASTING };
  sites = await Promise.all([
    startSite({ ...env, REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
    startSite({ ...env, REDIS_URL: cable.url }),
  ]);
});
test.afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await cable.cut();
  await redis.stop();
  await api.stop();
});

async function partners(site: Site): Promise<string> {
  const pages = await Promise.all(
    LANGUAGES.map((language) => read(site, inLanguage('/partenaire', language))),
  );
  return pages.map(({ status, main }) => `${status} ${main}`).join('\n');
}

function allSay(mark: string): RegExp {
  return new RegExp(
    LANGUAGES.map((language) => `200 [^\\n]*${shownIn(language, PARTNER)} ${mark}`).join('[^]*'),
  );
}

/** What an editor's back office does after saving. */
async function change(site: Site, mark: string, status = 200): Promise<void> {
  api.mark = mark;
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const answer = await get(site.url, '/api/revalidate', {
    method: 'POST',
    headers,
    body: JSON.stringify({ entity: 'partner' }),
  });
  expect(answer.status).toBe(status);
}

const GONE = 'Redis is gone: served from memory';
const BACK = 'Redis is back';
const lines = (site: Site, msg: string): number =>
  site.log.filter((line) => line['msg'] === msg).length;

test('an editors’ webhook on one instance changes both at once, in all languages', async () => {
  for (const site of sites) expect(await partners(site)).toMatch(allSay('Atlas'));
  for (const [index, mark] of ['Hoggar', 'Djurdjura'].entries()) {
    await change(sites[index] ?? sites[0], mark);
    for (const site of sites) await expect.poll(() => partners(site)).toMatch(allSay(mark));
  }
});

test('an instance that was cut off from Redis takes over what it missed', async () => {
  for (const site of sites) expect(await partners(site)).toMatch(allSay('Atlas'));
  await cable.cut();
  await expect.poll(() => lines(sites[1], GONE)).toBeGreaterThan(lines(sites[1], BACK));
  await change(sites[0], 'Hoggar');
  expect(await partners(sites[0])).toMatch(allSay('Hoggar'));
  expect(await partners(sites[1]), 'what it knows').toMatch(allSay('Atlas'));
  await cable.plug();
  await expect.poll(() => partners(sites[1])).toMatch(allSay('Hoggar'));
});

test('Redis gone: both instances serve from memory, log it once and recover; a change made meanwhile reaches the other', async () => {
  for (const site of sites) expect(await partners(site)).toMatch(allSay('Atlas'));
  await redis.kill();
  for (const site of sites)
    await expect.poll(() => lines(site, GONE)).toBeGreaterThan(lines(site, BACK));
  const logged = sites.map((site) => lines(site, GONE));
  for (const site of sites) {
    expect(await partners(site)).toMatch(allSay('Atlas'));
    for (const { path, shows } of [...PROBED_DETAILS, ...PROBED_LISTS]) {
      const page = await read(site, path);
      expect.soft(page.status, path).toBe(200);
      expect.soft(page.main, path).toContain(shows);
    }
  }
  await change(sites[0], 'Hoggar', 202);
  expect(await partners(sites[0])).toMatch(allSay('Hoggar'));
  // However many commands and attempts to connect have failed meanwhile.
  expect(
    sites.map((site) => lines(site, GONE)),
    'logged once',
  ).toEqual(logged);
  await redis.start();
  for (const site of sites) await expect.poll(() => lines(site, BACK)).toBe(lines(site, GONE));
  await expect.poll(() => partners(sites[1])).toMatch(allSay('Hoggar'));
});

test('an instance that starts while the API is down shows what the others have seen but for typed searches; one that starts without Redis serves all the same', async () => {
  for (const { path } of [...PROBED_DETAILS, ...PROBED_LISTS])
    expect((await read(sites[0], path)).status).toBe(200);
  await api.stop();
  const third = await startSite({ API_BASE_URL: api.url, ...LASTING, REDIS_URL: cable.url });
  for (const { path, shows } of [...PROBED_DETAILS, ...PROBED_LISTS])
    if (!path.includes('keyword='))
      expect.soft((await read(third, path)).main, path).toContain(shows);
  await third.stop();
  await redis.kill();
  await api.start();
  const alone = await startSite({ API_BASE_URL: api.url, ...LASTING, REDIS_URL: cable.url });
  expect(await partners(alone)).toMatch(allSay('Atlas'));
  await alone.stop();
});
