import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { acceptFirst } from './accept-first.internals';

const CONNECTIONS = 20;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const server = createServer();
let sockets: Socket[] = [];

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('connections that open at the same time are all accepted before the first of them is answered', async () => {
  acceptFirst(server);
  const seen: string[] = [];
  server.on('connection', () => seen.push('accepted'));
  server.on('request', (_request, response) => {
    seen.push('answered');
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write(REQUEST);
      await once(socket, 'data');
    }),
  );
  const times = (word: string): string[] => Array<string>(CONNECTIONS).fill(word);
  expect(seen).toEqual([...times('accepted'), ...times('answered')]);

  // Afterwards a request on an open connection is answered at once.
  sockets[0]?.write(REQUEST);
  await once(server, 'request');
  expect(seen).toHaveLength(2 * CONNECTIONS + 1);
});
