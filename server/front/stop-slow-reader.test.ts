import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { measure } from './request-metrics';
import { drainOnSignals, endOnSignals } from './lifecycle';

process.env['STOP_DELAY_SECONDS'] = '0';
/** More than the kernel takes for a client that does not read. */
const BYTES = 16 * 1024 * 1024;

test('an answer that is complete, but not yet read, is sent to its end after SIGTERM', async () => {
  jest.spyOn(process, 'exit').mockImplementation((() => undefined) as typeof process.exit);
  const server = createServer((request, response) => {
    const end = measure({ requestId: 'an-id', method: request.method, route: 'a route' });
    response.on('close', () => end(response.statusCode));
    response.shouldKeepAlive = false;
    response.writeHead(200, { 'content-length': BYTES }).end(Buffer.alloc(BYTES));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(server, 'request');
  const finished = new Promise<void>((resolve) => {
    endOnSignals();
    drainOnSignals({ server, site: { state: 'ready' }, finish: async () => resolve() });
  });
  process.emit('SIGTERM', 'SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  let bytes = 0;
  client.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
  await once(client, 'end');
  expect(bytes).toBeGreaterThan(BYTES);
  await finished;
  await new Promise(setImmediate);
  jest.restoreAllMocks();
});
