/*
 * Relies on Node's event loop accepting one connection per iteration and reading all others in the same iteration. Seen in Node 20.20.
 * Otherwise: a request waits for one iteration that it need not wait for.
 */
import type { IncomingMessage, Server } from 'node:http';

/** Requests wait at most this long for connections that open at the same time. */
const BURST_MILLISECONDS = 50;

/** Answers a request at once, or after the connections that are opening. */
export type AfterBurst = (request: IncomingMessage, answer: () => void) => void;

/**
 * Accepts connections that open at the same time before any request is answered, on older connections too: otherwise the last of 128
 * waits until the others were answered up to 127 times (bench `tail`). The connection of a waiting request is not read further.
 */
export function acceptFirst(server: Server): AfterBurst {
  const waiting: (() => void)[] = [];
  let accepted = 0;
  let isBurst = false;
  const endAfter = (seen: number, until: number): void => {
    setImmediate(() => {
      if (accepted !== seen && performance.now() < until) return endAfter(accepted, until);
      isBurst = false;
      for (const answer of waiting.splice(0)) answer();
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
    socket.pause();
    waiting.push(() => {
      socket.resume();
      answer();
    });
  };
}
