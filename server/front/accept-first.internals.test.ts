import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { acceptFirst } from './accept-first.internals';

const CONNECTIONS = 20;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const server = createServer();
const seen: ('accepted' | 'answered')[] = [];
const sockets: Socket[] = [];
/** Of each request, whether it was answered at once. */
const atOnce: boolean[] = [];

/** Opens connections that ask again and again; resolves when each has an answer. */
async function openMany(): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const opened = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
  sockets.push(...opened);
  await Promise.all(
    opened.map(async (socket) => {
      socket.write(REQUEST);
      socket.on('data', () => socket.write(REQUEST));
      await once(socket, 'data');
    }),
  );
}

beforeAll(async () => {
  const afterBurst = acceptFirst(server);
  server.on('connection', () => seen.push('accepted'));
  server.on('request', (request, response) => {
    let isAnswered = false;
    afterBurst(request, () => {
      isAnswered = true;
      seen.push('answered');
      response.end();
    });
    atOnce.push(isAnswered);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('connections that open at the same time are all accepted before the first of them is answered', async () => {
  await openMany();
  expect(seen.slice(0, CONNECTIONS)).toEqual(Array<string>(CONNECTIONS).fill('accepted'));
});

test('afterwards a request on an open connection is answered at once', async () => {
  await once(server, 'request');
  expect(atOnce[0]).toBe(false);
  expect(atOnce.at(-1)).toBe(true);
});

test('requests on older connections wait for them, too', async () => {
  seen.length = 0;
  await openMany();
  const meanwhile = seen
    .slice(seen.indexOf('accepted'), seen.lastIndexOf('accepted'))
    .filter((event) => event === 'answered');
  // One per connection and burst. Without waiting: one per connection and acceptance.
  expect(meanwhile.length).toBeLessThan((CONNECTIONS * CONNECTIONS) / 4);
});

test('a client that ends its side right behind its request is answered', async () => {
  const { port } = server.address() as AddressInfo;
  const ended = Array.from({ length: CONNECTIONS }, () =>
    connect({ port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  sockets.push(...ended);
  const answers = ended.map(async (socket) => {
    socket.end(REQUEST);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'end');
    return Buffer.concat(chunks).toString();
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200/);
});
