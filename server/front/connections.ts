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
import { ignoreErrors } from '../http/protocol';
import { baseHeaders } from '../http/security-headers';

/**
 * Connections beyond this number are refused: each costs memory, and a flood must not reach the
 * limit of open files.
 */
const MAX_CONNECTIONS = 10_000;
/**
 * Headers of a request, which cost a multiple of their bytes in memory. Node drops those beyond
 * this number, so a request that reaches it is refused.
 */
const MAX_HEADERS = 100;
/** Time limits for a request's head and for the whole request. Bodies are 16 KB at most. */
const HEAD_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 15_000;
const KEEP_ALIVE_MILLISECONDS = 65_000;
/**
 * Time without traffic after which a connection in the middle of a message is closed. Node checks a
 * stuck response twice, so its reader is dropped after twice this time.
 */
const SILENCE_MILLISECONDS = 8000;

/**
 * The public server: a client that is slow, silent or does not read is dropped within 20 seconds.
 */
export function createVisitorServer(): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: HEAD_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    connectionsCheckingInterval: 1000,
    // `framingFault` refuses a request without Host. Node's refusal would lack the usual headers.
    requireHostHeader: false,
    // A second Host makes the header invalid; Node would otherwise drop it.
    joinDuplicateHeaders: true,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.maxHeadersCount = MAX_HEADERS;
  dropSilentConnections(server);
  answerSocketErrors(server);
  return server;
}

/** Closes connections that are idle or whose response is not read. */
function dropSilentConnections(server: Server): void {
  server.setTimeout(SILENCE_MILLISECONDS, (socket: Socket) => {
    const response = pendingResponses.get(socket);
    // A client waits for the site if the response has not begun, or if all bytes written so far
    // have been sent.
    const isWaiting =
      response?.req.complete === true && (!response.headersSent || socket.writableLength === 0);
    if (!isWaiting) socket.destroy();
  });
}

/**
 * At most 64 pipelined requests are held over all connections together, since the head of each
 * takes up to 16 KB. A connection that sends one more is closed.
 */
const MAX_PIPELINED = 64;
let pipelinedRequests = 0;

/** The response that each connection is waiting for. */
const pendingResponses = new WeakMap<Duplex, ServerResponse>();

/**
 * Whether a response is the only one that its connection waits for. Pipelined requests, which
 * browsers and nginx do not send, are not answered: the earlier response is the last of the
 * connection, and the client repeats the others on a new one (RFC 9112, 9.3.2).
 */
export function isOnlyResponse(response: ServerResponse): boolean {
  const { socket } = response.req;
  const earlier = pendingResponses.get(socket);
  ignoreErrors(response);
  // Node parses the rest of a segment even when it has ended the connection.
  if (!socket.writable) return false;
  if (!earlier) {
    pendingResponses.set(socket, response);
    response.once('close', () => pendingResponses.delete(socket));
    return true;
  }
  earlier.shouldKeepAlive = false;
  // Node gives this response the socket once the earlier response is sent. Because this response is
  // destroyed, Node then destroys the socket.
  response.destroy();
  pipelinedRequests += 1;
  earlier.setMaxListeners(0).once('close', () => (pipelinedRequests -= 1));
  if (pipelinedRequests > MAX_PIPELINED) socket.destroy();
  return false;
}

/** What a `Host` header may hold: a name or an address in brackets, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Returns a status if a proxy in front could place the end of the request elsewhere than this
 * server does (request smuggling), else undefined. A request needs exactly one Host (optional in
 * HTTP/1.0), and a body framed by Content-Length (RFC 9112, 6.1). Chunked bodies are refused:
 * browsers send none, and Node keeps a buffer for each chunk.
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
  const { host } = headers;
  return (host === undefined ? httpVersion === '1.0' : HOST.test(host)) ? undefined : 400;
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

const STATUS_OF_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers messages that never become a request, and ends their connections. These answers have the
 * usual headers (`baseHeaders`), too. Node closes the connection of a CONNECT request.
 */
function answerSocketErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isBegun = pendingResponses.get(socket)?.headersSent ?? false;
    if (!socket.writable || error.code === 'ECONNRESET' || isBegun) socket.destroy();
    else endWithStatus(socket, STATUS_OF_ERROR[error.code ?? ''] ?? 400);
  });
  // A server may ignore an expectation that it does not know (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function endWithStatus(socket: Duplex, status: number): void {
  const text = `${STATUS_CODES[status] ?? ''}\n`;
  const headers = {
    ...baseHeaders(),
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
const CONNECTION_ERROR_CODES =
  /^(?:ABORT_ERR|UND_ERR_|ECONN|ENOTCONN|EPIPE|ETIMEDOUT|ERR_(?:HTTP_REQUEST_|SOCKET_CLOSED|STREAM_))/;

/** Whether an error concerns one connection and leaves the state of the process intact. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && CONNECTION_ERROR_CODES.test(errorCode(error));
}
