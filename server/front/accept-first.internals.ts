/*
 * Relies on Node's event loop accepting one connection per iteration and reading all others in the
 * same iteration, and on its HTTP server not reading a paused socket, once the ticks after a
 * request are over in which it resumes it. Seen in Node 20.20. Otherwise: a request waits for one
 * iteration that it need not wait for.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Requests wait at most this long for connections that open at the same time. */
const BURST_MILLISECONDS = 50;

/** Answers a request at once, or after the connections that are opening. */
export type AfterBurst = (request: IncomingMessage, answer: () => void) => void;

/**
 * Accepts connections that open at the same time before any request is answered, on older
 * connections too: otherwise the last of 128 waits until the others were answered up to 127 times
 * (bench `tail`). The connection of a waiting request is not read: at its end, which some clients
 * send right behind the request, Node would close it unanswered.
 */
export function acceptFirst(server: Server): AfterBurst {
  const waiting = new Map<() => void, Socket>();
  let accepted = 0;
  let isBurst = false;
  const endAfter = (seen: number, until: number): void => {
    setImmediate(() => {
      if (accepted !== seen && performance.now() < until) return endAfter(accepted, until);
      isBurst = false;
      for (const [answer, socket] of waiting) {
        waiting.delete(answer);
        socket.resume();
        answer();
      }
    });
  };
  server.on('connection', () => {
    accepted += 1;
    if (isBurst) return;
    isBurst = true;
    endAfter(0, performance.now() + BURST_MILLISECONDS);
  });
  return ({ socket }, answer) => {
    if (!isBurst) return answer();
    waiting.set(answer, socket);
    setImmediate(() => waiting.has(answer) && socket.pause());
  };
}
