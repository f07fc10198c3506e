import { STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PendingResponses } from './pending-responses';
import { sendPlain } from '../plain-response';
import { baseHeaders, setBaseHeaders } from '../security-headers';

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
export function answerSocketErrors(server: Server, pending: PendingResponses, isHttps: boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const unfinished = [...(pending.of(socket) ?? [])];
    const isMixedUp = unfinished.length > 1 || unfinished.some((response) => response.headersSent);
    if (!socket.writable || error.code === 'ECONNRESET' || isMixedUp) socket.destroy();
    else endWith(socket, STATUS[error.code ?? ''] ?? 400, isHttps);
  });
  server.on('connect', (_request, socket) => {
    // Answers that are still to come would get mixed up with this one.
    if ((pending.of(socket)?.size ?? 0) > 0) socket.destroy();
    else endWith(socket, 405, isHttps);
  });
  const refuse: RequestListener = (_request, response) => {
    setBaseHeaders(response, isHttps);
    response.setHeader('connection', 'close');
    sendPlain(response, 417, 'Expectation Failed');
  };
  server.on('checkExpectation', refuse);
}

function endWith(socket: Duplex, status: number, isHttps: boolean): void {
  const text = `${STATUS_CODES[status] ?? ''}\n`;
  const headers = {
    ...baseHeaders(isHttps),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(text.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n'), () => socket.destroy());
}
