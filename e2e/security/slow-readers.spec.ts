import { expect, test } from '@playwright/test';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from '../../testing/http';
import { startSite, type Site } from '../../testing/site';
import { readFileSync } from 'node:fs';

const MEGABYTES = 96; // 64 for slow readers (docs/operations.md, “Limits”), and garbage.

/** Memory of a process alone that is not of files. */
const anonymousMegabytes = (pid: number): number =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Answers to later requests say that those of the readers were begun. */
async function staysSmall(site: Site, before: number, sockets: Socket[]): Promise<void> {
  let most = 0;
  for (let round = 0; round < 20; round += 1) {
    expect((await get(site.url, '/')).status).toBe(200);
    most = Math.max(most, anonymousMegabytes(site.pid));
  }
  expect(most - before).toBeLessThan(MEGABYTES);
  for (const socket of sockets) socket.destroy();
  expect(await site.stop()).toBe(0);
}

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const SMALL_HEADERS = Array.from({ length: 2200 }, (_, nth) => `a${nth % 36}:${nth % 99}\r\n`).join(
  '',
);
for (const [name, text, connections] of [
  ['a head of small headers without an end', HEAD + SMALL_HEADERS, 600],
  ['sixty large heads', `${HEAD}X: ${'x'.repeat(15_000)}\r\n\r\n`.repeat(60), 150],
] as const) {
  test(`senders of ${name}, who read nothing, cost the front little memory; others are answered`, async () => {
    const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '3600' });
    expect((await get(site.url, '/')).status).toBe(200);
    const before = anonymousMegabytes(site.pid);
    const sockets: Socket[] = [];
    const written: Promise<unknown>[] = [];
    for (let sender = 0; sender < connections; sender += 1) {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      socket.on('error', () => undefined).pause();
      const closed = new Promise((resolve) => socket.once('close', resolve));
      // What the site does not read stays unwritten.
      written.push(
        Promise.race([closed, new Promise((resolve) => socket.write(text, resolve)), wait(3000)]),
      );
      sockets.push(socket);
    }
    await Promise.all(written);
    await staysSmall(site, before, sockets);
  });
}
