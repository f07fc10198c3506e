import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { get } from '../../testing/http';
import { listen, stopServer } from '../../testing/loopback';
import { startNginx, type Nginx } from '../../testing/proxies/nginx';
import { sendRaw } from '../../testing/raw';
import { FIXED_HEADERS } from '../../server/http/security-headers';

test.describe.configure({ mode: 'default' });
test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');

/** The test is the load balancer whose clients are visitors: its lines are no longer comments. */
const CLIENT = 'x-forwarded-for';
const withClients = (text: string): string =>
  text
    .replaceAll(/# (set_real_ip_from|real_ip_header|real_ip_recursive)/g, '$1')
    .replace('192.0.2.0/24', '127.0.0.1');

let nginx: Nginx;
let siteUrl: string;
/** Whether all of the large file has left it. */
let isSent = false;
const site = createServer((request, response) => {
  if (request.url === '/files/large')
    return void response.end(Buffer.alloc(64 * 1024 * 1024), () => (isSent = true));
  response.setHeader('cache-control', 'public, max-age=60');
  request.resume();
  request.on('end', () => response.end('ok'));
});

test.beforeEach(async () => {
  siteUrl = await listen(site);
  nginx = await startNginx(siteUrl, { change: withClients });
});
test.afterEach(async () => {
  await nginx.stop();
  await stopServer(site);
});

const post = async (path: string, client: string): Promise<number> =>
  (await get(nginx.url, path, { method: 'POST', headers: { [CLIENT]: client }, body: 'a=b' }))
    .status;
const THIRTY = Array.from({ length: 30 }, (_, nth) => nth);

/** The statuses seen when each of these clients posts once. */
async function statuses(clients: string[]): Promise<Set<number>> {
  const seen = new Set<number>();
  for (const client of clients) seen.add(await post('/contact', client));
  return seen;
}

test('changing the address within one IPv6 network of /64 does not get round the limit of messages', async () => {
  expect(await statuses(THIRTY.map((nth) => `2001:db8:1:2:${nth.toString(16)}::1`))).toEqual(
    new Set([200, 429]),
  );
});

test('other networks, and IPv4 addresses in either form, are limited each by itself', async () => {
  expect(await statuses(THIRTY.map((nth) => `2001:db8:1:${(nth + 3).toString(16)}::1`))).toEqual(
    new Set([200]),
  );
  expect(await statuses(THIRTY.map((nth) => `192.0.2.${nth}`))).toEqual(new Set([200]));
  expect(await statuses(THIRTY.map((nth) => `::ffff:198.51.100.${nth}`))).toEqual(new Set([200]));
  expect(await statuses(THIRTY.map(() => '203.0.113.9'))).toEqual(new Set([200, 429]));
});

test('behind a load balancer an address that a visitor wrote is not believed, and a refusal says when to try again', async () => {
  const forged = THIRTY.map((nth) => `192.0.2.${nth}, 203.0.113.9`);
  expect(await statuses(forged)).toEqual(new Set([200, 429]));
  const refused = await get(nginx.url, '/contact', {
    method: 'POST',
    headers: { [CLIENT]: '203.0.113.9' },
  });
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
});

test('a crowd within the limits finds no lack of open files, on a machine that allows 256', async () => {
  await nginx.stop();
  const prefix = ['sh', '-c', 'ulimit -S -n 256; exec "$@"', 'sh'];
  nginx = await startNginx(siteUrl, { change: withClients, prefix });
  const crowd = Array.from({ length: 350 }, (_, nth) =>
    get(nginx.url, `/en/page/${nth}`, { headers: { [CLIENT]: `203.0.113.${nth % 250}` } }),
  );
  const seen = await Promise.all(crowd);
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
});

test('five hundred calls of the editors’ webhook at once are all let through, and take nothing of the limit of messages', async () => {
  const seen = new Set<number>();
  for (let nth = 0; nth < 25; nth += 1)
    for (const status of await Promise.all(
      THIRTY.slice(0, 20).map(() => post('/api/revalidate', '203.0.113.5')),
    ))
      seen.add(status);
  expect(seen).toEqual(new Set([200]));
  expect(await post('/contact', '203.0.113.5')).toBe(200);
});

test('no log holds a visitor’s address or query: not after limits, refused bodies or while the site is gone', async () => {
  const [client, word] = ['203.0.113.77', 'secret-word'];
  const headers = { [CLIENT]: client };
  await Promise.all(THIRTY.map(() => post(`/contact?keyword=${word}`, client)));
  await get(nginx.url, `/contact?keyword=${word}`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(40_000),
  });
  await stopServer(site);
  expect((await get(nginx.url, `/search?keyword=${word}`, { headers })).status).toBe(502);
  // Each worker keeps its lines for seconds.
  for (const line of [
    / GET \/search 502 /,
    / POST \/contact 413 /,
    / POST \/contact 429 .* REJECTED /,
  ])
    await expect.poll(() => nginx.logs().access).toMatch(line);
  const { access, error } = nginx.logs();
  for (const text of [client, word, 'client:']) {
    expect.soft(access).not.toContain(text);
    expect.soft(error).not.toContain(text);
  }
});

test('what nginx refuses itself, and cannot even read, is answered with its status and the fixed headers', async () => {
  for (const [text, status] of [
    ['garbage\r\n\r\n', 400],
    ['GET /../../etc HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    [`GET /${'a'.repeat(80_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 414],
    ['GET / HTTP/3.0\r\nHost: localhost\r\n\r\n', 505],
  ] as const) {
    const answer = await sendRaw(nginx.url, text);
    expect(answer.status, text.slice(0, 40)).toBe(status);
    for (const [name, value] of Object.entries(FIXED_HEADERS))
      expect.soft(answer.headers.get(name), name).toBe(value);
  }
});

test('a reader who takes nothing of a large file is the site’s to drop: nginx does not take it to disk in their place', async () => {
  isSent = false;
  const reader = connect(Number(new URL(nginx.url).port), '127.0.0.1').pause();
  reader.write('GET /files/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await wait(1500);
  reader.destroy();
  expect(isSent).toBe(false);
});

test('a script that one instance lacks, as in an upgrade, comes from the other', async () => {
  await nginx.stop();
  const builds = [404, 200].map((status) =>
    createServer((_request, response) => response.writeHead(status).end()),
  );
  const [older = '', newer = ''] = await Promise.all(builds.map((build) => listen(build)));
  const change = (text: string): string =>
    text.replace('keepalive 32;', `server ${new URL(older).host}; keepalive 32;`);
  nginx = await startNginx(newer, { change });
  const seen = await Promise.all(THIRTY.map((nth) => get(nginx.url, `/_next/static/${nth}.js`)));
  await Promise.all(builds.map(stopServer));
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
});
