import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { connect } from 'node:net';
import { faultsAfter, lookBefore, readAddresses, storm, STORMED } from '@/testing/storms/storm';
import { fuzz } from '../../testing/fuzz/run';
import { sendRaw } from '../../testing/raw';
import { startSite } from '../../testing/site';

/** Messages that no browser writes, over sockets (RFC 9110, RFC 9112). */
const HOST = 'Host: localhost\r\n';

test('a form full of what takes most room in a header comes back on the contact screen', async ({
  baseURL,
}) => {
  const head = `POST /contact HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n`;
  for (const sign of ['\u0001', '\u00FF', '"']) {
    const body = `message=${sign.repeat(16_376)}`;
    const answer = await sendRaw(
      baseURL ?? '',
      `${head}Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: 422,
      type: 'text/html; charset=utf-8',
    });
  }
});

test('messages that are never sent whole keep no other from being answered', async ({
  baseURL,
}) => {
  const head = `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
  // More than are handled and wait at a time.
  const slow = Array.from({ length: 150 }, () =>
    connect(Number(new URL(baseURL ?? '').port), '127.0.0.1').on('error', () => undefined),
  );
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  await Promise.all(
    slow.map((socket) => new Promise((resolve) => socket.write(`${head}{`, resolve))),
  );
  const answer = await sendRaw(baseURL ?? '', `${head}{}`);
  for (const socket of slow) socket.destroy();
  expect(answer.status).toBe(422);
});

test('500 requests made by chance: no 5xx, the usual headers, no host reflected, reference pages the same to the byte', async () => {
  const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '86400' });
  try {
    const { statuses, faults, changed } = await fuzz(site.url, { count: 500, seed: 20_261_121 });
    expect(faults).toEqual([]);
    expect(changed).toEqual([]);
    // Enough of them got as far as a screen.
    expect((statuses.get(200) ?? 0) + (statuses.get(404) ?? 0)).toBeGreaterThan(60);
  } finally {
    await site.stop();
  }
});

/**
 * A fresh site goes on growing for a while: code, the first pages. The long form, `npm run bench --
 * storms`, has a warm-up and a closer bound.
 */
const MOST_MEGABYTES = 200;

test('storms of connections made by chance (resets, floods, upgrades, cut bodies): the same process serves on, as before', async () => {
  const site = await startSite(STORMED);
  const addresses = await readAddresses(site.url);
  const before = await lookBefore(site);
  const { statuses, lastScripts } = await storm(site, addresses, {
    seed: 20_261_121,
    connections: 120,
  });
  const faults = await faultsAfter(site, before, statuses, MOST_MEGABYTES);
  expect(faults, lastScripts.join('\n')).toEqual([]);
  // How many get through depends on the machine.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
  await site.stop();
});
