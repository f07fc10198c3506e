import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorCode } from '@/lib/platform/logger';
import { sendPlain } from '../http/plain-response';
import { ignoreErrors } from '../http/protocol';
import { acceptFirst, type AfterBurst } from './accept-first.internals';
import { baseHeaders, setBaseHeaders } from '../http/security-headers';

/**
 * Further connections are refused: each costs memory, and a flood must not reach the limit of open
 * files.
 */
const MAX_CONNECTIONS = 10_000;
/**
 * Each header costs a multiple of its bytes in memory. Node drops further ones, so a request with
 * so many is refused.
 */
const MAX_HEADERS = 100;
/** Time limits for a request's head and for the whole request. Bodies are 16 KB at most. */
const HEAD_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 15_000;
const KEEP_ALIVE_MILLISECONDS = 65_000;
/**
 * A connection without traffic in the middle of a message. Node checks a stuck response twice: its
 * reader is dropped after twice this.
 */
const SILENCE_MILLISECONDS = 8000;

/**
 * The public server: a client that is slow, silent or does not read is dropped within 20 seconds.
 */
export function createVisitorServer(pending: PendingResponses): {
  server: Server;
  afterBurst: AfterBurst;
} {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: HEAD_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    connectionsCheckingInterval: 1000,
    // The front answers that itself, with the headers of every response.
    requireHostHeader: false,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.maxHeadersCount = MAX_HEADERS;
  dropSilentConnections(server, pending);
  answerSocketErrors(server, pending);
  return { server, afterBurst: acceptFirst(server) };
}

/** Closes connections that are idle or whose response is not read. */
function dropSilentConnections(server: Server, pending: PendingResponses): void {
  server.setTimeout(SILENCE_MILLISECONDS, (socket: Socket) => {
    const [next] = pending.of(socket) ?? [];
    // Before the response begins, and once all of it so far is sent, the client waits for the site,
    // not the site for the client.
    const isWaiting =
      next?.req.complete === true && (!next.headersSent || socket.writableLength === 0);
    if (!isWaiting) socket.destroy();
  });
}

/** Pipelined requests per connection. Browsers send one at a time. */
const MAX_UNANSWERED = 64;
/**
 * Memory of the pipelined requests of all connections that wait for the response to an earlier one:
 * each with its head.
 */
const MAX_WAITING_BYTES = 32 * 1024 * 1024;
const REQUEST_BYTES = 2048;

/** The pending responses of each connection, in the order of their requests. */
export class PendingResponses {
  readonly #bySocket = new WeakMap<Duplex, Set<ServerResponse>>();
  #waitingBytes = 0;

  of(socket: Duplex): ReadonlySet<ServerResponse> | undefined {
    return this.#bySocket.get(socket);
  }

  /** Adds a response to the set it returns; the caller removes it when it is closed. */
  add(response: ServerResponse): Set<ServerResponse> {
    const { socket } = response.req;
    const answers = this.#bySocket.get(socket) ?? this.#follow(socket);
    ignoreErrors(response);
    answers.add(response);
    if (answers.size > 1) {
      const bytes = response.req.rawHeaders.reduce((sum, text) => sum + text.length, REQUEST_BYTES);
      this.#waitingBytes += bytes;
      response.once('close', () => (this.#waitingBytes -= bytes));
      // Endless requests whose responses are not read: each response stays in memory until then.
      if (answers.size > MAX_UNANSWERED || this.#waitingBytes > MAX_WAITING_BYTES) socket.destroy();
    }
    return answers;
  }

  /**
   * When a connection closes, Node does not close the responses queued behind the one being sent:
   * they would never end.
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
 * Why a request is refused that a proxy in front may delimit otherwise than this server does: it
 * needs exactly one Host (optional in HTTP/1.0), and a body framed by Content-Length (RFC 9112,
 * 6.1). Chunks, which no browser sends, may hold one byte each, of which each becomes a buffer.
 */
export function framingFault({
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): 400 | 411 | 431 | undefined {
  if (rawHeaders.length >= 2 * MAX_HEADERS) return 431;
  const framing = headers['transfer-encoding'];
  if (framing !== undefined)
    return httpVersion === '1.0' || framing.toLowerCase() !== 'chunked' ? 400 : 411;
  let given = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  const isAddressed =
    given === 0 ? httpVersion === '1.0' : given === 1 && HOST.test(headers.host ?? '');
  return isAddressed ? undefined : 400;
}

/**
 * Whether a request must be the last of its connection: the rest of an unread body must not be
 * parsed as another message (RFC 9112, 9.3), and Node drops what follows an upgrade request in the
 * same segment.
 */
export function endsConnection({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (
    headers.upgrade !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0
  );
}

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never reaches the request handler, with the headers of every response, and ends the
 * connection.
 */
function answerSocketErrors(server: Server, pending: PendingResponses): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const unfinished = [...(pending.of(socket) ?? [])];
    const isMixedUp = unfinished.length > 1 || unfinished.some((response) => response.headersSent);
    if (!socket.writable || error.code === 'ECONNRESET' || isMixedUp) socket.destroy();
    else endWith(socket, STATUS[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => {
    // This response would be mixed with the pending ones.
    if ((pending.of(socket)?.size ?? 0) > 0) socket.destroy();
    else endWith(socket, 405, { allow: 'GET, HEAD, POST' });
  });
  server.on('checkContinue', (request, response: ServerResponse) => {
    // Behind a pending response, Node would write this one into its body.
    if ((pending.of(request.socket)?.size ?? 0) === 0) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response: ServerResponse) => {
    const { socket } = request;
    if ((pending.of(socket)?.size ?? 0) > 0) return void socket.destroy();
    const unanswered = pending.add(response);
    response.once('close', () => unanswered.delete(response));
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
  socket.end(
    [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n'),
    () => socket.destroy(),
  );
}

/**
 * Error codes of Node and undici for a connection that either side closed during a read or write.
 */
const CODES =
  /^(?:ABORT_ERR|UND_ERR_|ECONN|ENOTCONN|EPIPE|ETIMEDOUT|ERR_(?:HTTP_REQUEST_|SOCKET_CLOSED|STREAM_))/;

/** The error concerns one connection, not the state of the process. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && CODES.test(errorCode(error));
}
