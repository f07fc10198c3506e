import { expect, test } from '@playwright/test';
import { connect } from 'node:net';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });
test.skip(
  process.platform !== 'linux',
  'Only Linux lets a client choose among the addresses of 127.0.0.0/8',
);

const [PROXY, STRANGER] = ['127.0.0.1', '127.0.0.2'];
const PER_HOUR = 2;
let api: LaravelApi;
let site: Site | undefined;

test.beforeEach(async () => {
  api = await new LaravelApi().start();
});
test.afterEach(async () => {
  await site?.stop();
  await api.stop();
});

/** The variables by which the documentation and `deploy/` run a site behind nginx. */
async function startBehindNginx(variables: Record<string, string> = {}): Promise<Site> {
  site = await startSite({
    API_BASE_URL: api.url,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    CONTACT_PER_ADDRESS_HOUR: String(PER_HOUR),
    ...variables,
  });
  return site;
}

async function send(base: string, localAddress: string, nth: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${nth}` };
  const message = {
    name: 'A',
    email: 'a@example.org',
    subject: 'B',
    message: `C ${localAddress} ${nth}`,
  };
  return (
    await get(base, '/api/contact', {
      method: 'POST',
      headers,
      localAddress,
      body: JSON.stringify(message),
    })
  ).status;
}

async function sendSome(base: string, from: string): Promise<number[]> {
  const statuses = [];
  for (let nth = 0; nth < PER_HOUR + 2; nth += 1) statuses.push(await send(base, from, nth));
  return statuses;
}

test('X-Forwarded-For of an unknown client is ignored, that of the proxy is accepted', async () => {
  const { url } = await startBehindNginx();
  expect(await sendSome(url, STRANGER)).toEqual([200, 200, 429, 429]);
  expect(await sendSome(url, PROXY)).toEqual([200, 200, 200, 200]);
});

test('X-Request-Id of an unknown client is ignored, that of the proxy is accepted', async () => {
  const { url } = await startBehindNginx();
  const headers = { 'x-request-id': 'chosen-by-the-client' };
  expect(
    (await get(url, '/healthz', { headers, localAddress: STRANGER })).headers['x-request-id'],
  ).not.toBe('chosen-by-the-client');
  expect(
    (await get(url, '/healthz', { headers, localAddress: PROXY })).headers['x-request-id'],
  ).toBe('chosen-by-the-client');
});

test('behind nginx the site’s port is open on loopback alone', async () => {
  const { url } = await startBehindNginx();
  const reaches = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect({ host, port: Number(new URL(url).port) }, () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  expect([await reaches('127.0.0.1'), await reaches('127.0.0.2')]).toEqual([true, false]);
});

for (const [variables, isWarned] of [
  [{ HOST: '0.0.0.0', TRUST_PROXY: '1' }, true],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '127.0.0.1' }, false],
  [{ HOST: '127.0.0.1', TRUST_PROXY: '1' }, false],
] as const)
  test(`a start with ${JSON.stringify(variables)} ${isWarned ? 'warns that any client could choose its address' : 'has nothing to warn of'}`, async () => {
    const { log } = await startBehindNginx(variables);
    expect(log.some(({ msg }) => String(msg).startsWith('TRUST_PROXY counts proxies'))).toBe(
      isWarned,
    );
  });
