import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as AnyServer } from 'node:net';

/** The URL of a server on 127.0.0.1, once it listens: on a free port, unless one is given. */
export async function listen(server: AnyServer, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * A socket bound to a free port, on which this process never accepts, as systemd holds one. Node
 * has no public name for that.
 */
export function boundSocket(): { fd: number; url: string; close(): void } {
  const { TCP, constants } = (process as unknown as Bindings).binding('tcp_wrap');
  const socket = new TCP(constants.SERVER);
  const name: Partial<AddressInfo> = {};
  socket.bind('127.0.0.1', 0);
  socket.getsockname(name);
  return { fd: socket.fd, url: `http://127.0.0.1:${name.port}`, close: () => socket.close() };
}

interface Bindings {
  binding(name: 'tcp_wrap'): {
    TCP: new (type: number) => {
      fd: number;
      bind(address: string, port: number): void;
      getsockname(name: Partial<AddressInfo>): void;
      close(): void;
    };
    constants: { SERVER: number };
  };
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
