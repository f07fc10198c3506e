import { jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, stopServer } from '@/testing/loopback';
import { createVisitorServer, isConnectionError, PendingResponses } from './connections';
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
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n', 405],
])(
  'from its first moment on, a server answers %s with the headers of every answer',
  async (_name, sent, status) => {
    const { server } = createVisitorServer(new PendingResponses());
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
  const pending = new PendingResponses();
  const { server } = createVisitorServer(pending);
  server.timeout = 100;
  const closed = jest.fn();
  server.on('request', (request, response) => {
    pending.add(response);
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
