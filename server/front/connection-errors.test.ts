import { jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, stopServer } from '@/testing/loopback';
import { createVisitorServer, isConnectionError, isOnlyResponse } from './connections';
import { ignoreErrors } from '../http/protocol';
import { baseHeaders } from '../http/security-headers';

const coded = (code: unknown): Error => Object.assign(new Error('x'), { code });

test('an error of one connection is told from every other', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED'])
    expect(isConnectionError(coded(code))).toBe(true);
  for (const error of [
    coded('ENOENT'),
    coded(104),
    new TypeError('x'),
    { code: 'EPIPE' },
    undefined,
  ])
    expect(isConnectionError(error)).toBe(false);
});

test('an error of what was taken up does not end the process', () => {
  const emitter = new EventEmitter();
  ignoreErrors(emitter);
  expect(() => emitter.emit('error', coded('ECONNRESET'))).not.toThrow();
});

test.each([
  ['no HTTP at all', 'x\r\n\r\n', 400],
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])(
  'from its first moment on, a server answers %s with the headers of every answer',
  async (_name, sent, status) => {
    const server = createVisitorServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(baseHeaders()))
      expect(answer).toContain(`${name}: ${value}\r\n`);
    server.close();
  },
);

test.each([
  ['its client reads nothing', 64 * 1024 * 1024, 1],
  ['the site has not gone on with it', 10, 0],
])('a response without traffic is ended if %s (bytes %i, ended %i)', async (_why, bytes, ended) => {
  const server = createVisitorServer();
  server.timeout = 100;
  const closed = jest.fn();
  server.on('request', (request, response) => {
    isOnlyResponse(response);
    request.socket.once('close', closed);
    response.write(Buffer.alloc(bytes));
  });
  const socket = connect(Number(new URL(await listen(server)).port), '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await wait(1000);
  socket.destroy();
  const before = closed.mock.calls.length;
  await stopServer(server);
  expect(before).toBe(ended);
});

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
/** Node ends the first response while it parses the body. */
const FORM = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\nx';

test.each([
  ['a cached page', 2, 'at once'],
  ['a rendered page', 2, 'later'],
  ['a rendered page', 50, 'later'],
])(
  'of pipelined requests for %s (%i), the first is answered, and its response is the last of the connection',
  async (_name, count, when) => {
    const server = createVisitorServer();
    const answered = jest.fn();
    server.on('request', (_request, response) => {
      if (!isOnlyResponse(response)) return;
      answered();
      if (when === 'later') setTimeout(() => response.end('whole'), 50);
      else response.end('whole');
    });
    const socket = connect(Number(new URL(await listen(server)).port), '127.0.0.1');
    socket.write(REQUEST.repeat(count) + FORM + REQUEST);
    const received = await text(socket);
    await stopServer(server);
    expect(received).toMatch(/^HTTP\/1.1 200 .*\r\n\r\nwhole$/s);
    expect(received.includes('Connection: close')).toBe(when === 'later');
    expect(answered).toHaveBeenCalledTimes(1);
  },
);

test('a flood of pipelined requests ends its connection; requests one after the other share one', async () => {
  const server = createVisitorServer();
  server.on('request', (_request, response) => {
    if (isOnlyResponse(response)) setImmediate(() => response.end('whole'));
  });
  const port = Number(new URL(await listen(server)).port);
  const flood = connect(port, '127.0.0.1').on('error', () => undefined);
  flood.write(REQUEST.repeat(50_000));
  await new Promise((resolve) => flood.once('close', resolve));
  const next = connect(port, '127.0.0.1').setEncoding('utf8');
  for (let times = 0; times < 3; times += 1) {
    next.write(REQUEST);
    expect(String(await once(next, 'data'))).toMatch(/Connection: keep-alive.*whole/s);
  }
  next.destroy();
  await stopServer(server);
});
