import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sendRaw } from '../../testing/raw';

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
