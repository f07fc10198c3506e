import type { EventEmitter } from 'node:events';

/** What Node and undici say when the other side of a connection has gone, or when this side ended it while something was still written or read. */
const CODES = new Set([
  'ABORT_ERR',
  'ECONNABORTED',
  'ECONNRESET',
  'ENOTCONN',
  'EPIPE',
  'ERR_HTTP_REQUEST_TIMEOUT',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
  'UND_ERR_ABORTED',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_SOCKET',
]);

/** The error is about one connection; it says nothing about the state of the process. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && CODES.has(error.code);
}

/**
 * A listener for the errors of a connection or an answer, for as long as it lives. An error is always followed by `close`, and that is what the front acts
 * upon; without any listener the error would end the process. Node removes its own listeners from a socket it hands over (CONNECT, Upgrade).
 */
export function ignoreErrors(emitter: EventEmitter): void {
  emitter.on('error', () => undefined);
}
