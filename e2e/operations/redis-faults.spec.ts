import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { WRITTEN } from '../../lib/contact/testing/written';
import { announce, LASTING, OPERATED, postMessage, read, readMetric } from '../../testing/calls';
import { get } from '../../testing/http';
import type { Site } from '../../testing/site';
import type { RedisServer } from '../support/redis';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });
test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm test installs Debian’s)');

const SECRET_FORM = /^[\w-]{43}$/;
/** A secret of its own is shared over Redis; nothing grows stale by itself. */
const ENV = { ...LASTING, ...OPERATED, MEDIA_SECRET: '' };
/** What the webhook answers once Redis has the change, and while it does not take it. */
const TAKEN = 200;
const NOT_TAKEN = 202;

const own = ownSites();
let redis: RedisServer;
let client: Redis;
test.beforeEach(async () => {
  redis = await own.startRedis();
  client = new Redis(redis.port, '127.0.0.1', { maxRetriesPerRequest: 0 });
  client.on('error', () => undefined);
});
test.afterEach(() => client.disconnect());

const start = (env: Record<string, string> = {}): Promise<Site> =>
  own.start({ ...ENV, REDIS_URL: `redis://127.0.0.1:${redis.port}`, ...env });

const partners = async (site: Site): Promise<string> => (await read(site, '/partenaire')).main;

/** What an editor's back office does after saving. */
async function change(site: Site, mark: string, status = TAKEN): Promise<void> {
  own.api.mark = mark;
  expect(await announce(site.url, { entity: 'partner' })).toBe(status);
}

const isUp = (site: Site): Promise<number> => readMetric(site.url, 'site_redis_up');
const send = async (site: Site, message: string): Promise<number> =>
  (await postMessage(site.url, { ...WRITTEN, message })).status;

/** Pages, an editor's change and a message, as with a Redis that is well. */
async function works(site: Site, mark: string, status = TAKEN): Promise<void> {
  for (const path of ['/', '/article/41', '/en/chambre_de_commerces'])
    expect((await get(site.url, path)).status).toBe(200);
  await change(site, mark, status);
  expect(await partners(site)).toContain(`Banque partenaire ${mark}`);
  const before = own.api.callsTo('/api/contact').length;
  expect([await send(site, mark), await send(site, mark)]).toEqual([200, 200]);
  expect(own.api.callsTo('/api/contact')).toHaveLength(before + 1);
}

/** Redis hangs from here on: a command that is written gets no answer. */
async function stopRedis(): Promise<number> {
  const pid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  process.kill(pid, 'SIGSTOP');
  return pid;
}

test('Redis hangs, and goes away in the middle of commands: pages, changes and messages arrive, each message once', async () => {
  const site = await start();
  await works(site, 'Atlas');
  await stopRedis();
  await works(site, 'Hoggar', NOT_TAKEN);
  const answers = Promise.all([
    get(site.url, '/article/42'),
    get(site.url, '/page/61'),
    send(site, 'in the middle'),
  ]);
  await redis.kill();
  expect(
    (await answers).map((answer) => (typeof answer === 'number' ? answer : answer.status)),
  ).toEqual([200, 200, 200]);
  await works(site, 'Djurdjura', NOT_TAKEN);
});

test('a Redis that is full takes nothing: all is served, and a change reaches the other instance once there is room', async () => {
  const first = await start();
  const second = await start();
  expect(await partners(second)).toContain('Banque partenaire Atlas');
  await client.config('SET', 'maxmemory-policy', 'noeviction');
  await client.config('SET', 'maxmemory', '1');
  expect(await isUp(first)).toBe(1);
  await works(first, 'Hoggar', NOT_TAKEN);
  expect(await isUp(first)).toBe(0);
  const third = await start();
  await works(third, 'Aurès', NOT_TAKEN);
  await client.config('SET', 'maxmemory', '0');
  await expect.poll(() => partners(second)).toContain('Banque partenaire Aurès');
});

test('a Redis that refuses every command to the site: all is served, and the log says why, once', async () => {
  const rights = (...rules: string[]): Promise<unknown> =>
    client.call('ACL', 'SETUSER', 'site', ...rules);
  await rights('on', '>password', '~*', '&*', '+@all');
  const site = await start({ REDIS_URL: `redis://site:password@127.0.0.1:${redis.port}` });
  await works(site, 'Atlas');
  await rights('-@all');
  await works(site, 'Hoggar', NOT_TAKEN);
  const refusals = () =>
    site.log.filter(({ msg }) => msg === 'Redis refuses commands: served from memory');
  await expect.poll(() => refusals().length).toBe(1);
  expect(refusals()[0]?.['reason']).toContain('NOPERM');
  await rights('+@all', '>another', '<password');
  await client.call('CLIENT', 'KILL', 'USER', 'site');
  await works(site, 'Aurès', NOT_TAKEN);
  await expect
    .poll(() => site.log.filter(({ msg }) => msg === 'Redis is gone: served from memory').length)
    .toBe(1);
  await rights('>password');
  await expect.poll(() => site.log.some(({ msg }) => msg === 'Redis is back')).toBe(true);
});

test('values of other types where the site has its own: all but the stream are replaced or left out, and instances hear of each other', async () => {
  const first = await start();
  await works(first, 'Atlas');
  const keys = await client.keys('*');
  expect(keys).toEqual(expect.arrayContaining(['media:secret', 'contact:count:all']));
  for (const key of keys.filter((name) => name !== 'invalidations')) {
    await client.del(key);
    await client.lpush(key, 'x');
  }
  const second = await start();
  await works(first, 'Hoggar');
  await works(second, 'Djurdjura');
  await expect.poll(() => partners(first)).toContain('Banque partenaire Djurdjura');
  expect(await client.get('media:secret')).toMatch(SECRET_FORM);
});

/** Shows each site the pictures in the pages of every one. Returns the statuses. */
async function pictureStatuses(): Promise<number[]> {
  const statuses: number[] = [];
  for (const { url } of own.sites) {
    const address =
      /"(\/media\/[^" ,]+)/
        .exec((await get(url, '/article/41')).body)?.[1]
        ?.replaceAll('&amp;', '&') ?? '';
    for (const site of own.sites) statuses.push((await get(site.url, address)).status);
  }
  return statuses;
}

test('a secret in Redis is kept in DATA_DIR: an emptied Redis gets it back at the next start', async () => {
  const { folder } = own;
  await start({ DATA_DIR: folder });
  const secret = await client.get('media:secret');
  expect(readFileSync(join(folder, 'media-secret'), 'utf8')).toBe(secret);
  await own.sites.pop()?.stop();
  await client.del('media:secret');
  await start({ DATA_DIR: folder });
  expect(await client.get('media:secret')).toBe(secret);
  await start();
  expect(new Set(await pictureStatuses())).toEqual(new Set([200]));
});

test('a short text in Redis is no secret: the instances share one of their own, and pictures of one are shown by the other', async () => {
  await client.set('media:secret', 'x');
  await Promise.all([start(), start()]);
  expect(await client.get('media:secret')).toMatch(SECRET_FORM);
  expect(await pictureStatuses()).toEqual([200, 200, 200, 200]);
});

test('an instance whose clock is an hour ahead does not make others ask for everything again, nor keeps them from asking', async () => {
  const ahead = await start({
    NODE_OPTIONS: `--import ${pathToFileURL('e2e/support/wall-clock.fixture.mjs').href}`,
    WALL_CLOCK_MS: '3600000',
  });
  await works(ahead, 'Atlas');
  const other = await start({ PAGE_FRESH_SECONDS: '0' });
  const calls = (): number => own.api.callsTo(/partner/).length;
  const before = calls();
  expect(await partners(other)).toContain('Banque partenaire Atlas');
  expect(calls(), 'what the one ahead has asked for is fresh for an hour').toBe(before);
  const callsOfAView = async (): Promise<number> => {
    const before = calls();
    await partners(other);
    return calls() - before;
  };
  await expect.poll(callsOfAView).toBe(0);
  expect([await callsOfAView(), await callsOfAView()]).toEqual([0, 0]);
  await change(ahead, 'Hoggar');
  await expect.poll(() => partners(other)).toContain('Banque partenaire Hoggar');
});
