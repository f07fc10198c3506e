import { expect, test } from '@playwright/test';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  faultsAfter,
  lookBefore,
  readAddresses,
  storm,
  STORMED,
  type Before,
} from '@/testing/storms/storm';
import type { Addresses } from '@/testing/storms/messages';
import { startSite, type Site } from '../../testing/site';

/**
 * Nothing here looks into the site: it is started as a process, and spoken to over sockets. `npm
 * run bench -- storms` is the long form.
 */
test.describe.configure({ mode: 'default' });

/**
 * A fresh site goes on growing for a while: code, the first pages. The long form has a warm-up and
 * a closer bound.
 */
const MOST_MEGABYTES = 200;
/** In each storm. */
const CONNECTIONS = 100;
const NONE = new Map<number, number>();

let site: Site;
let addresses: Addresses;
let before: Before;
test.beforeAll(async () => {
  site = await startSite(STORMED);
  addresses = await readAddresses(site.url);
});
test.beforeEach(async () => {
  before = await lookBefore(site);
});
test.afterAll(() => site.stop());

/**
 * Sends bytes on a connection of their own, in one segment where they fit into one, and does
 * something with it a moment later.
 */
async function send(text: string, then: 'reset' | 'half-close' | 'read', pause = 0): Promise<void> {
  const socket = connect({
    port: Number(new URL(site.url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  const closed = new Promise<void>(
    (resolve) => void socket.once('close', resolve).once('end', resolve),
  );
  socket.on('error', () => socket.destroy());
  await Promise.race([closed, new Promise<void>((resolve) => socket.once('connect', resolve))]);
  socket.resume();
  await Promise.race([closed, new Promise((resolve) => socket.write(text, resolve))]);
  if (pause > 0) await wait(pause);
  if (then === 'reset') socket.resetAndDestroy();
  else if (then === 'half-close') socket.end();
  await Promise.race([closed, wait(2000)]);
  socket.destroy();
}

test('a tunnel that is asked for and reset: the site serves on', async () => {
  for (let times = 0; times < 100; times += 1)
    await send('CONNECT a:1 HTTP/1.1\r\n\r\n', 'reset', times % 3);
  expect(await faultsAfter(site, before, NONE, MOST_MEGABYTES)).toEqual([]);
});

test('forms whose senders leave in the middle: nothing is logged as an error, nothing stays under way', async () => {
  const head =
    'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000\r\n\r\nname=a';
  const json =
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"name":';
  for (const text of [head, json])
    for (const end of ['reset', 'half-close'] as const)
      for (const pause of [0, 20]) await send(text, end, pause);
  expect(await faultsAfter(site, before, NONE, MOST_MEGABYTES)).toEqual([]);
});

for (const seed of [20_261_121, 20_261_122, 20_261_123]) {
  test(`a storm of ${CONNECTIONS} connections made by chance from seed ${seed}: the same process serves on, as before`, async () => {
    const { statuses, lastScripts } = await storm(site, addresses, {
      seed,
      connections: CONNECTIONS,
    });
    expect(
      await faultsAfter(site, before, statuses, MOST_MEGABYTES),
      lastScripts.join('\n'),
    ).toEqual([]);
    // How many get through depends on the machine.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
  });
}
