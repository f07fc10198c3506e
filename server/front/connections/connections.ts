import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PendingResponses } from './pending-responses';

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

/** The public server: a client that is slow, silent or does not read is dropped within 20 seconds. */
export function createVisitorServer(): Server {
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
  return server;
}

/** Drops connections that are silent or not read. To be called once requests are answered. */
export function dropSilentConnections(server: Server, pending: PendingResponses): void {
  server.setTimeout(SILENCE_MILLISECONDS, (socket: Socket) => {
    // A client whose response has not begun waits for the site, not the other way round.
    if (!isWaiting(pending.of(socket))) socket.destroy();
  });
}

function isWaiting(answers: ReadonlySet<ServerResponse> | undefined): boolean {
  const [next] = answers ?? [];
  return next !== undefined && next.req.complete && !next.headersSent;
}
