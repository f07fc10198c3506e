import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** More than this many at once are turned away: each costs memory, and a flood must not reach the limit of open files. */
const MAX_CONNECTIONS = 10_000;
/** A head must be there after this long, a whole request after that long. Bodies are 16 KB at most. */
const HEAD_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 15_000;
/** A visitor's open connection between two requests. */
const KEEP_ALIVE_MILLISECONDS = 65_000;
/**
 * A connection on which nothing moves in either direction, in the middle of a request or of an answer. Node looks twice when an answer
 * is stuck: its reader is dropped after twice this long.
 */
const SILENCE_MILLISECONDS = 8000;
/** In development the first answer of a screen waits until it is compiled. */
const PATIENCE_MILLISECONDS = 300_000;

/** Requests sent on one connection without waiting for answers. Browsers send one. */
const MAX_UNANSWERED = 64;

/** The visitors' server: whoever is slow, silent or does not read is dropped within 20 seconds. */
export function createVisitorServer(dev: boolean): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: HEAD_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    connectionsCheckingInterval: 1000,
    // The front answers that itself, with the headers of every answer.
    requireHostHeader: false,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(dev ? PATIENCE_MILLISECONDS : SILENCE_MILLISECONDS);
  return server;
}

/** Drops who sends requests and more requests on one connection without reading the answers: each is kept in memory until it is read. */
export function limitUnanswered(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MAX_UNANSWERED) socket.destroy();
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
