import { createServer, type Server } from 'node:http';

/** Another host, that no call of the site may ever reach. */
export interface Trap {
  url: string;
  reached: number;
  server: Server;
}

let listening: Promise<Trap> | undefined;

/** The trap redirects lead to, listening from its first use on. */
export function trap(): Promise<Trap> {
  listening ??= new Promise((resolve, reject) => {
    const set: Trap = { url: '', reached: 0, server: createServer((_request, response) => response.end('[]')) };
    set.server.on('connection', () => (set.reached += 1));
    set.server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = set.server.address();
      set.url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
      // It never keeps a process alive that wants to end.
      set.server.unref();
      resolve(set);
    });
  });
  return listening;
}
