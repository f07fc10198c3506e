import { expect, test } from '@playwright/test';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { WRITTEN } from '../../lib/contact/testing/written';
import { get, type Answer } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { Cable, RedisServer } from '../support/redis';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });
test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm test installs Debian’s)');

const PER_HOUR = 4;
let api: LaravelApi;
let redis: RedisServer;
let cable: Cable;
let first: Site;
let second: Site;

/** Two sites on one API and one Redis; the second one's connection can be cut. */
test.beforeAll(async () => {
  api = await new LaravelApi().start();
  redis = await new RedisServer().start();
  cable = await new Cable(() => redis.port).plug();
  const env = {
    API_BASE_URL: api.url,
    TRUST_PROXY: '127.0.0.0/8',
    CONTACT_PER_ADDRESS_HOUR: String(PER_HOUR),
    CONTACT_TIMEOUT_SECONDS: '2',
  };
  [first, second] = await Promise.all([
    startSite({ ...env, REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
    startSite({ ...env, REDIS_URL: cable.url }),
  ]);
});
test.afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await cable.cut();
  await redis.stop();
  await api.stop();
});

function post(site: Site, message: string, visitor: string, key: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': visitor,
    'idempotency-key': key,
  };
  return get(site.url, '/api/contact', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...WRITTEN, message }),
  });
}
const received = (message: string): number =>
  api.callsTo('/api/contact').filter(({ body }) => body.includes(message)).length;

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

test('an address has one hour in all instances; with Redis gone each counts on by itself, and the form works on', async () => {
  const send = (site: Site, nth: number, visitor = '198.51.100.2'): Promise<Answer> =>
    post(site, `Message ${nth}`, visitor, `key-of-message-${nth}`);
  for (let nth = 0; nth < PER_HOUR; nth += 1)
    expect((await send(nth % 2 ? first : second, nth)).status).toBe(200);
  expect((await send(first, 10)).status).toBe(429);
  expect((await send(second, 11)).status).toBe(429);
  await cable.cut();
  await expect
    .poll(() => second.log.some(({ msg }) => msg === 'Redis is gone: served from memory'))
    .toBe(true);
  expect((await send(second, 20, '198.51.100.3')).status, 'a message is taken without Redis').toBe(
    200,
  );
  expect((await send(second, 20, '198.51.100.3')).status, 'and once').toBe(200);
  expect(received('Message 20')).toBe(1);
  const answers = [];
  for (let nth = 30; nth < 30 + PER_HOUR; nth += 1) answers.push((await send(second, nth)).status);
  expect(answers.at(-1), 'what this instance had counted is not forgotten').toBe(429);
});
