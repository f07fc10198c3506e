import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { listen, stopServer } from '@/testing/loopback';
import { createRequestContext, currentContext, runInContext } from './request-context';
import { readBody, sendRequest, timeoutSignal, UnavailableError } from './transport';

process.env['SITE_URL'] = 'https://www.example.org';

/**
 * A listener with a blocked thread: the system accepts connections into its backlog and then no
 * more.
 */
const DEAF_LISTENER = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });
`;

/** Fills the backlog of a listener, until a connection is not made in time. */
async function fillQueue(port: number, waiting: Socket[]): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
    waiting.push(socket);
    const isMade = await Promise.race([
      once(socket, 'connect').then(() => true),
      setTimeout(500, false),
    ]);
    if (!isMade) return;
  }
}

test('a connection is given up after a second when the host does not take it', async () => {
  const listener = new Worker(DEAF_LISTENER, { eval: true });
  const waiting: Socket[] = [];
  // Ended by the connection timeout, not by those of the call or the response.
  try {
    const [port] = (await once(listener, 'message')) as [number];
    await fillQueue(port, waiting);
    const call = sendRequest(`http://127.0.0.1:${port}/api/x`, {
      headers: {},
      signal: new AbortController().signal,
    });
    const failure: unknown = await call.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UnavailableError);
    expect(failure).toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
    expect(failure).toHaveProperty('message', expect.stringMatching(/timeout: 1000 ?ms/));
  } finally {
    for (const socket of waiting) socket.destroy();
    await listener.terminate();
  }
});

test('a call says who asks, unless its caller says otherwise', async () => {
  const host = createServer(({ headers }, response) => response.end(headers['user-agent']));
  const address = await listen(host);
  const signal = AbortSignal.timeout(5000);
  const seen = async (headers: Record<string, string>) =>
    String(await readBody(await sendRequest(address, { headers, signal }), 100));
  const names = [await seen({}), await seen({ 'user-agent': 'x' })];
  await stopServer(host);
  expect(names).toEqual(['chamber-network-website (+https://www.example.org)', 'x']);
});

test('a timeout holds on to no page that was rendered while it began', async () => {
  const signal = runInContext(createRequestContext(), () => timeoutSignal(20));
  const context = await new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(currentContext())),
  );
  expect(context).toBeUndefined();
});
