import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { connect } from 'node:net';
import { get } from '../../testing/http';
import { readConnection, sendRaw } from '../../testing/raw';

/** Messages that no browser writes, over sockets (RFC 9110, RFC 9112). */
const HOST = 'Host: localhost\r\n';
const NEXT = `GET /readyz HTTP/1.1\r\n${HOST}\r\n`;
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

const statuses = (received: string): string[] =>
  Array.from(received.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status = '']) => status);

for (const [name, text, status] of [
  [
    'a page with a body that does not come',
    `GET / HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\nabc`,
    '200',
  ],
  [
    'a webhook call without a secret',
    `POST /api/revalidate HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\nabc`,
    '403',
  ],
  [
    'a request to upgrade, and half of another one',
    `GET /healthz HTTP/1.1\r\n${HOST}${UPGRADE}\r\nGET /cut`,
    '200',
  ],
] as const) {
  test(`${name}: one response, and the end of the connection`, async ({ baseURL }) => {
    const { received, closed } = await readConnection(baseURL ?? '', text);
    expect(statuses(received)).toEqual([status]);
    expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(closed).toBe(true);
  });
}

test('pipelined requests: the first is answered, and its response is the last of the connection', async ({
  baseURL,
}) => {
  const page = `GET /search?keyword=pipelined${Date.now()} HTTP/1.1\r\n${HOST}\r\n`;
  const form = `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`;
  const { received, closed } = await readConnection(baseURL ?? '', page + form);
  expect(statuses(received)).toEqual(['200']);
  expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
  expect(closed).toBe(true);
});

test('what the parser refuses has a date and a reason', async ({ baseURL }) => {
  for (const [text, status] of [
    [`GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['garbage\r\n\r\n', 400],
  ] as const) {
    const answer = await sendRaw(baseURL ?? '', text);
    expect(answer.status).toBe(status);
    expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(
      60_000,
    );
  }
});

test('chunks, and more headers than are read, behind which a second host may stand, are refused', async ({
  baseURL,
}) => {
  const { received } = await readConnection(
    baseURL ?? '',
    `POST /api/contact HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${NEXT}`,
  );
  expect(statuses(received)).toEqual(['400']);
  expect(
    (
      await sendRaw(
        baseURL ?? '',
        `GET / HTTP/1.1\r\n${HOST}${'a:\r\n'.repeat(2500)}Host: other.example\r\n\r\n`,
      )
    ).status,
  ).toBe(431);
  const chunked = `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${NEXT}`;
  expect(statuses((await readConnection(baseURL ?? '', chunked)).received)).toEqual(['411']);
});

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

test('a route handler’s entity tag reaches the visitor, and is known again', async ({
  baseURL,
}) => {
  const path = '/locales/fr/translation.json';
  const missing = await get(baseURL ?? '', '/locales/xx/translation.json');
  expect({ status: missing.status, caching: missing.headers['cache-control'] }).toEqual({
    status: 404,
    caching: 'no-store',
  });
  const first = await get(baseURL ?? '', path);
  const again = await get(baseURL ?? '', path, {
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect({ first: first.status, again: again.status, body: again.body }).toEqual({
    first: 200,
    again: 304,
    body: '',
  });
});
