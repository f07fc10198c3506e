import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of responses that their readers have not taken yet, of all connections. Past this, the one that has waited longest is dropped. */
export const UNREAD_BUDGET = 64 * 1024 * 1024;

/** In the order in which they began to wait. A connection has one response at a time (`PendingResponses.inTurn`). */
const unread = new Map<Socket, number>();
let total = 0;

/** Ends a response with its body. What the kernel does not take at once counts against the budget until it is sent. */
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
