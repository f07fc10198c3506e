import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { endResponse, UNREAD_BUDGET } from './unread-responses';

/** Shared by all responses, so that the test itself takes little memory. */
const BODY = Buffer.alloc(UNREAD_BUDGET / 4);
const READERS = 6;

test('of slow readers whose answers wait, those that have waited longest are dropped once too many bytes wait; one that reads gets all of it', async () => {
  const server = createServer((_request, response) => endResponse(response, BODY));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  const closed: number[] = [];
  const slow: Socket[] = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    const served = once(server, 'request');
    const socket = ask();
    socket.on('error', () => undefined).pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [, response] = (await served) as [unknown, { req: { socket: Socket } }];
    response.req.socket.once('close', () => closed.push(reader));
    slow.push(socket);
  }
  await new Promise(setImmediate);
  // The kernel buffers some megabytes of each.
  expect(closed.length).toBeGreaterThan(0);
  expect(closed).toEqual(Array.from({ length: closed.length }, (_, reader) => reader));
  expect(closed.length).toBeLessThanOrEqual(READERS - 4);
  const quick = ask();
  let received = 0;
  quick.on('data', (chunk: Buffer) => (received += chunk.length));
  quick.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(quick, 'close');
  expect(received).toBeGreaterThan(BODY.length);
  for (const socket of slow) socket.destroy();
  server.close();
});
