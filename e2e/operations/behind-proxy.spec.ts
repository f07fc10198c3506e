import { expect, test } from '@playwright/test';
import { connect } from 'node:net';
import { WRITTEN } from '../../lib/contact/testing/written';
import { postMessage } from '../../testing/calls';
import { get } from '../../testing/http';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });
test.skip(
  process.platform !== 'linux',
  'Only Linux lets a client choose among the addresses of 127.0.0.0/8',
);

const [PROXY, STRANGER] = ['127.0.0.1', '127.0.0.2'];
const own = ownSites();

test('behind nginx the site’s port is open on loopback alone; X-Forwarded-For and X-Request-Id of an unknown client are ignored, those of the proxy are accepted', async () => {
  // As the documentation and `deploy/` run a site behind nginx.
  const loopback = { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' };
  const { url } = await own.start({ ...loopback, CONTACT_PER_ADDRESS_HOUR: '2' });
  const statuses = async (from: string): Promise<number[]> => {
    const seen = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${nth}` };
      const message = { ...WRITTEN, message: `${from} ${nth}` };
      seen.push((await postMessage(url, message, headers, from)).status);
    }
    return seen;
  };
  expect(await statuses(STRANGER)).toEqual([200, 200, 429, 429]);
  expect(await statuses(PROXY)).toEqual([200, 200, 200, 200]);

  const headers = { 'x-request-id': 'chosen-by-the-client' };
  const idFor = async (localAddress: string): Promise<unknown> =>
    (await get(url, '/healthz', { headers, localAddress })).headers['x-request-id'];
  expect(await idFor(STRANGER)).not.toBe('chosen-by-the-client');
  expect(await idFor(PROXY)).toBe('chosen-by-the-client');

  const reaches = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect({ host, port: Number(new URL(url).port) }, () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  expect([await reaches('127.0.0.1'), await reaches('127.0.0.2')]).toEqual([true, false]);
});

test('a start that counts proxies on an open port warns that any client could choose its address', async () => {
  for (const [HOST, TRUST_PROXY, isWarned] of [
    ['0.0.0.0', '1', true],
    ['0.0.0.0', '127.0.0.1', false],
    ['127.0.0.1', '1', false],
  ] as const) {
    const { log } = await own.start({ HOST, TRUST_PROXY });
    expect(log.some(({ msg }) => String(msg).startsWith('TRUST_PROXY counts proxies'))).toBe(
      isWarned,
    );
  }
});
