import { connect, type Socket } from 'node:net';

/** Ways to hold a connection open: the data sent first, and then every second. */
const KINDS: Record<string, { first: string; again: string; reads: boolean }> = {
  silent: { first: '', again: '', reads: true },
  'slow head': { first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', again: 'a', reads: true },
  'slow body': {
    first:
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000\r\n\r\nname=',
    again: 'a',
    reads: true,
  },
  'slow reader': {
    first: 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n',
    again: '',
    reads: false,
  },
};

/** Opens so many slow connections of every kind. Returns what closes those that are still open. */
export async function openSlowSockets(url: string, each: number): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (const { first, again, reads } of Object.values(KINDS)) {
    for (let number = 0; number < each; number += 1) {
      sockets.push(await open(hostname, Number(port), first, reads));
      if (again) trickle(sockets.at(-1), again);
    }
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function open(host: string, port: number, first: string, reads: boolean): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port }, () => {
      // The site is expected to drop it.
      socket.off('error', reject).on('error', () => socket.destroy());
      if (first) socket.write(first);
      resolve(socket);
    });
    socket.once('error', reject);
    if (reads) socket.resume();
    else socket.pause();
  });
}

function trickle(socket: Socket | undefined, text: string): void {
  const timer = setInterval(() => socket?.write(text), 1000);
  socket?.once('close', () => clearInterval(timer));
}
