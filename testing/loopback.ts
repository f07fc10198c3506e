import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as AnyServer } from 'node:net';

/** The URL of a server on 127.0.0.1, once it listens: on a free port, unless one is given. */
export async function listen(server: AnyServer, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Stops as a crashed machine does: open connections are cut. Nothing to do for one that does not
 * listen.
 */
export async function stopServer(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}
