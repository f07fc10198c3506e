import { createServer, type Server } from 'node:http';

/** A host that no call of the site may reach. */
export interface ForeignHost {
  url: string;
  reached: number;
  server: Server;
}

let listening: Promise<ForeignHost> | undefined;

/** The host that redirects lead to, listening from its first use on. */
export function foreignHost(): Promise<ForeignHost> {
  listening ??= new Promise((resolve, reject) => {
    const set: ForeignHost = {
      url: '',
      reached: 0,
      server: createServer((_request, response) => response.end('[]')),
    };
    set.server.on('connection', () => (set.reached += 1));
    set.server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = set.server.address();
      set.url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
      // Does not keep the process alive.
      set.server.unref();
      resolve(set);
    });
  });
  return listening;
}
