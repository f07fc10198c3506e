import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorCode } from '@/lib/runtime/logger';
import { sendPlain } from '../http/plain-response';
import { baseHeaders, setBaseHeaders } from '../http/security-headers';
import type { EventEmitter } from 'node:events';

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
export function createVisitorServer(pending: PendingResponses): Server {
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
  // All of a head is read, a second host at its end included: its size is bounded already.
  server.maxHeadersCount = 0;
  dropSilentConnections(server, pending);
  answerSocketErrors(server, pending);
  return server;
}

/** Drops connections that are silent or not read. */
function dropSilentConnections(server: Server, pending: PendingResponses): void {
  server.setTimeout(SILENCE_MILLISECONDS, (socket: Socket) => {
    const [next] = pending.of(socket) ?? [];
    // A client whose response has not begun waits for the site, not the other way round.
    const isWaiting = next?.req.complete === true && !next.headersSent;
    if (!isWaiting) socket.destroy();
  });
}

/** Requests sent on one connection without waiting for answers. Browsers send one. */
const MAX_UNANSWERED = 64;

/** The responses each connection still waits for, in the order of their requests. */
export class PendingResponses {
  readonly #bySocket = new WeakMap<Duplex, Set<ServerResponse>>();

  of(socket: Duplex): ReadonlySet<ServerResponse> | undefined {
    return this.#bySocket.get(socket);
  }

  /** Adds a response; it is to be removed from the returned set when it is closed. */
  add(response: ServerResponse): Set<ServerResponse> {
    const { socket } = response.req;
    const answers = this.#bySocket.get(socket) ?? this.#follow(socket);
    ignoreErrors(response);
    answers.add(response);
    // Requests without end whose responses are not read: each response is kept in memory until it is read.
    if (answers.size > MAX_UNANSWERED) socket.destroy();
    return answers;
  }

  /**
   * Node closes the answer that is being sent when its connection closes, but none of those that wait behind it: they would be under way
   * for ever, and so would the downloads that are read for them.
   */
  #follow(socket: Duplex): Set<ServerResponse> {
    const answers = new Set<ServerResponse>();
    this.#bySocket.set(socket, answers);
    socket.once('close', () => {
      setImmediate(() => answers.forEach((response) => response.destroy().emit('close')));
    });
    return answers;
  }
}

/** What a `Host` header may hold: a name or an address in brackets, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * A request's head is one that every server in front reads as we do: exactly one host, which only the oldest version of the protocol
 * may leave out, and a body framed by its length or, in a version that knows them, in plain chunks (RFC 9112, 6.1).
 */
export function hasSafeFraming({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const framing = headers['transfer-encoding'];
  if (framing !== undefined && (httpVersion === '1.0' || framing.toLowerCase() !== 'chunked')) return false;
  let given = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  if (given === 0) return httpVersion === '1.0';
  return given === 1 && HOST.test(headers.host ?? '');
}

/**
 * Whether a request is the last of its connection. Of a body that is not read, neither the rest nor what the parser says about it may be
 * taken for another message (RFC 9112, 9.3); and Node drops what stands behind a request to upgrade in the same segment.
 */
export function endsConnection({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade !== undefined || headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** What the parser's complaint means for a visitor; everything else is a bad request. */
const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never becomes a request of the front: broken or oversized heads, slow senders, tunnels, expectations. They carry the
 * headers every other answer has, and the connection ends.
 */
function answerSocketErrors(server: Server, pending: PendingResponses): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const unfinished = [...(pending.of(socket) ?? [])];
    const isMixedUp = unfinished.length > 1 || unfinished.some((response) => response.headersSent);
    if (!socket.writable || error.code === 'ECONNRESET' || isMixedUp) socket.destroy();
    else endWith(socket, STATUS[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => {
    // Answers that are still to come would get mixed up with this one.
    if ((pending.of(socket)?.size ?? 0) > 0) socket.destroy();
    else endWith(socket, 405, { allow: 'GET, HEAD, POST' });
  });
  server.on('checkContinue', (request, response: ServerResponse) => {
    // Behind a response that is still to come, Node would write it into the body of this one.
    if ((pending.of(request.socket)?.size ?? 0) === 0) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    setBaseHeaders(response);
    response.setHeader('connection', 'close');
    sendPlain(response, 417, 'Expectation Failed');
  });
}

function endWith(socket: Duplex, status: number, more: Record<string, string> = {}): void {
  const text = `${STATUS_CODES[status] ?? ''}\n`;
  const headers = {
    ...baseHeaders(),
    ...more,
    date: new Date().toUTCString(),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(text.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n'), () => socket.destroy());
}

/**
 * What Node and undici say when the other side of a connection has gone, or when this side ended it while something was still written or
 * read.
 */
const CODES = /^(?:ABORT_ERR|ECONN\w+|ENOTCONN|EPIPE|ETIMEDOUT|ERR_HTTP_REQUEST_TIMEOUT|ERR_SOCKET_CLOSED|ERR_STREAM_\w+|UND_ERR_\w+)$/;

/** The error is about one connection; it says nothing about the state of the process. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && CODES.test(errorCode(error));
}

/**
 * A listener for the errors of a connection or an answer, for as long as it lives. An error is always followed by `close`, and that is what
 * the front acts upon; without any listener the error would end the process. Node removes its own listeners from a socket it hands over
 * (CONNECT, Upgrade).
 */
export function ignoreErrors(emitter: EventEmitter): void {
  emitter.on('error', () => undefined);
}
