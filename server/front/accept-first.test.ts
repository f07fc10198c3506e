import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { AcceptFirst } from './connections';

const CROWD = 32;

describe('connections that open at the same time', () => {
  it('are all accepted before one of them is answered again and again', async () => {
    const server = createServer();
    const acceptFirst = new AcceptFirst(server);
    server.on('request', (_request, response) => acceptFirst.run(() => response.end('answer')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answers = new Map<Socket, number>();
    const sockets = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'));
    const all = new Promise<number>((resolve) => {
      for (const socket of sockets) {
        const ask = (): boolean => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
        socket.on('connect', ask).on('data', () => {
          answers.set(socket, (answers.get(socket) ?? 0) + 1);
          if (answers.size === CROWD) resolve(Math.max(...answers.values()));
          else ask();
        });
      }
    });
    const most = await all;
    for (const socket of sockets) socket.destroy();
    server.close();
    // Without the wait the first has as many answers as there are connections.
    expect(most).toBeLessThan(CROWD / 4);
  });

  it('keep nobody waiting who asks on an open connection', async () => {
    const server = createServer();
    const order: string[] = [];
    new AcceptFirst(server).run(() => order.push('answered'));
    order.push('returned');
    expect(order).toEqual(['answered', 'returned']);
  });
});
