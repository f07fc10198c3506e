import { expect, test } from '@playwright/test';
import { WRITTEN } from '../../lib/contact/testing/written';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { announce, LASTING, OPERATED, postMessage, read } from '../../testing/calls';
import { CONTENT_SCREENS } from '../../testing/faults/fault-screens';
import type { Answer } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { shownIn } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { inLanguage, LANGUAGES } from '../../testing/test';
import { Cable, RedisServer } from '../support/redis';

/** Tests share two sites on one API and one Redis; the second one's connection can be cut. */
test.describe.configure({ mode: 'default' });
test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm test installs Debian’s)');

const PER_HOUR = 4;
const ENV = {
  ...LASTING,
  ...OPERATED,
  TRUST_PROXY: '127.0.0.0/8',
  CONTACT_PER_ADDRESS_HOUR: String(PER_HOUR),
  CONTACT_TIMEOUT_SECONDS: '2',
};
const PARTNER = { fr: 'Banque partenaire', en: 'Partner bank', ar: 'بنك شريك' };

let api: LaravelApi;
let redis: RedisServer;
let cable: Cable;
let first: Site;
let second: Site;

const start = (url: string): Promise<Site> =>
  startSite({ API_BASE_URL: api.url, ...ENV, REDIS_URL: url });
test.beforeAll(async () => {
  api = await new LaravelApi().start();
  redis = await new RedisServer().start();
  cable = await new Cable(() => redis.port).plug();
  [first, second] = await Promise.all([start(`redis://127.0.0.1:${redis.port}`), start(cable.url)]);
});
test.afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
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
  expect(await announce(site.url, { entity: 'partner' })).toBe(status);
}

const post = (site: Site, message: string, visitor: string, key: string): Promise<Answer> =>
  postMessage(
    site.url,
    { ...WRITTEN, message },
    { 'x-forwarded-for': visitor, 'idempotency-key': key },
  );
const received = (message: string): number =>
  api.callsTo('/api/contact').filter(({ body }) => body.includes(message)).length;

const GONE = 'Redis is gone: served from memory';
const BACK = 'Redis is back';
const lines = (site: Site, msg: string): number =>
  site.log.filter((line) => line['msg'] === msg).length;

test('an instance that starts while the API is down shows what the others have seen but for typed searches', async () => {
  for (const { path } of CONTENT_SCREENS) expect((await read(first, path)).status).toBe(200);
  await api.stop();
  const third = await start(cable.url);
  for (const { path, shows } of CONTENT_SCREENS)
    if (!path.includes('keyword='))
      expect.soft((await read(third, path)).main, path).toContain(shows);
  await third.stop();
  await api.start();
});

test('an editors’ webhook on one instance changes both at once, in all languages', async () => {
  for (const site of [first, second]) expect(await partners(site)).toMatch(allSay('Atlas'));
  for (const [changed, mark] of [
    [first, 'Hoggar'],
    [second, 'Djurdjura'],
  ] as const) {
    await change(changed, mark);
    for (const site of [first, second])
      await expect.poll(() => partners(site)).toMatch(allSay(mark));
  }
});

test('one message posted to two instances at once, and again later, arrives once', async () => {
  const send = (site: Site): Promise<Answer> =>
    post(site, 'Une seule fois', '198.51.100.1', 'key-of-one-message');
  const answers = await Promise.all([send(first), send(second)]);
  answers.push(await send(first), await send(second));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(received('Une seule fois')).toBe(1);
});

test('while one instance has no answer the other does not send the message as well; afterwards a try with the same key is answered by the API', async () => {
  const send = (site: Site): Promise<Answer> =>
    post(site, 'Sans réponse', '198.51.100.4', 'key-of-a-slow-message');
  const answer = api.hold('/api/contact');
  const sent = send(first);
  await expect.poll(() => received('Sans réponse')).toBe(1);
  expect((await Promise.all([sent, send(second)])).map(({ status }) => status)).toEqual([504, 504]);
  expect(received('Sans réponse')).toBe(1);
  answer();
  expect((await send(second)).status).toBe(200);
  const keys = api.callsTo('/api/contact').filter(({ body }) => body.includes('Sans réponse'));
  expect(keys.map(({ headers }) => headers['idempotency-key'])).toEqual(
    Array.from(keys, () => keys[0]?.headers['idempotency-key']),
  );
});

test('an address has one hour in all instances; one that is cut off from Redis counts on by itself, shows what it knows, and takes over what it missed', async () => {
  const send = (site: Site, nth: number, visitor = '198.51.100.2'): Promise<Answer> =>
    post(site, `Message ${nth}`, visitor, `key-of-message-${nth}`);
  for (let nth = 0; nth < PER_HOUR; nth += 1)
    expect((await send(nth % 2 ? first : second, nth)).status).toBe(200);
  expect((await send(first, 10)).status).toBe(429);
  expect((await send(second, 11)).status).toBe(429);
  await cable.cut();
  await expect.poll(() => lines(second, GONE)).toBeGreaterThan(lines(second, BACK));
  expect((await send(second, 20, '198.51.100.3')).status, 'a message without Redis').toBe(200);
  expect((await send(second, 20, '198.51.100.3')).status, 'and once').toBe(200);
  expect(received('Message 20')).toBe(1);
  const answers = [];
  for (let nth = 30; nth < 30 + PER_HOUR; nth += 1) answers.push((await send(second, nth)).status);
  expect(answers.at(-1), 'what this instance had counted is not forgotten').toBe(429);

  await change(first, 'Tassili');
  expect(await partners(first)).toMatch(allSay('Tassili'));
  expect(await partners(second), 'what it knows').toMatch(allSay('Djurdjura'));
  await cable.plug();
  await expect.poll(() => partners(second)).toMatch(allSay('Tassili'));
});

test('Redis gone: instances serve from memory, log it once and recover, one starts all the same; a change made meanwhile reaches the other', async () => {
  const sites = [first, second];
  await redis.kill();
  for (const site of sites)
    await expect.poll(() => lines(site, GONE)).toBeGreaterThan(lines(site, BACK));
  const logged = sites.map((site) => lines(site, GONE));
  for (const site of sites) {
    expect(await partners(site)).toMatch(allSay('Tassili'));
    for (const { path, shows } of CONTENT_SCREENS) {
      const page = await read(site, path);
      expect.soft(page.status, path).toBe(200);
      expect.soft(page.main, path).toContain(shows.replace(' Atlas', ''));
    }
  }
  const alone = await start(cable.url);
  expect(await partners(alone)).toMatch(allSay('Tassili'));
  await alone.stop();
  await change(first, 'Aurès', 202);
  expect(await partners(first)).toMatch(allSay('Aurès'));
  // However many commands and attempts to connect have failed meanwhile.
  expect(
    sites.map((site) => lines(site, GONE)),
    'logged once',
  ).toEqual(logged);
  await redis.start();
  for (const site of sites) await expect.poll(() => lines(site, BACK)).toBe(lines(site, GONE));
  await expect.poll(() => partners(second)).toMatch(allSay('Aurès'));
});
