/*
 * Relies on Node's HTTP server starting to read a new connection in the tick queue of its `connection` event, and on its event loop accepting
 * one connection per iteration and reading all others in the same iteration. Seen in Node 20.20.
 * Otherwise: a new connection is read at once, which is right, only later for the last of many.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** New connections wait at most this long for others that open at the same time. */
const BURST_MILLISECONDS = 50;

/**
 * Accepts connections that open at the same time before any of them is read: without this, the last of 128 waits until the first were
 * answered up to 127 times (bench `tail`).
 */
export function acceptFirst(server: Server): void {
  const unread: Socket[] = [];
  let accepted = 0;
  const readAfter = (seen: number, until: number): void => {
    setImmediate(() => {
      if (accepted !== seen && performance.now() < until) return readAfter(accepted, until);
      for (const socket of unread.splice(0)) socket.resume();
    });
  };
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    // After Node's start, which would end the pause.
    process.nextTick(() => socket.pause());
    if (unread.push(socket) === 1) readAfter(0, performance.now() + BURST_MILLISECONDS);
  });
}
