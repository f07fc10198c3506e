import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bound of unsent response bytes over all connections. Above it, the response that has waited longest is dropped. */
export const UNREAD_BUDGET = 64 * 1024 * 1024;

/** In the order in which they began to wait. A connection has one response at a time. */
const unread = new Map<Socket, number>();
let total = 0;

/** Ends a response with its body. Bytes that the kernel does not accept at once count against the bound until they are sent. */
export function endResponse(response: ServerResponse, body: Uint8Array | string | undefined): void {
  response.end(body);
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  forget(socket);
  unread.set(socket, socket.writableLength);
  total += socket.writableLength;
  response.once('close', () => forget(socket));
  for (const [slowest] of unread) {
    if (total <= UNREAD_BUDGET) return;
    forget(slowest);
    slowest.destroy();
  }
}

function forget(socket: Socket): void {
  total -= unread.get(socket) ?? 0;
  unread.delete(socket);
}
