import { writeSync } from 'node:fs';
import pino, { type Logger } from 'pino';
import { currentContext, processSingleton } from './request-context';

const MAX_UNWRITTEN_BYTES = 1024 * 1024;
const RETRY_MILLISECONDS = 100;

/**
 * Writes one JSON line per event to standard output, with the request's id. Visitors' data and
 * message bodies must never be logged.
 */
export const logger: Logger = processSingleton('logger', () => {
  // Next writes to stdout as well, so its errors are ignored. Opening it also makes pipes
  // non-blocking.
  process.stdout.on('error', () => undefined);
  const options = {
    level: parseLevel(process.env['LOG_LEVEL'] ?? ''),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: currentContext()?.requestId || undefined }),
  };
  return pino(options, { write: writeToStdout });
});

/** An invalid level is `info` here; `readEnvironment` reports it. */
function parseLevel(given: string): string {
  return given in pino.levels.values || given === 'silent' ? given : 'info';
}

let unwritten: Uint8Array = new Uint8Array();
let retryTimer: NodeJS.Timeout | undefined;

/**
 * Writes to standard output without blocking, which pino's own destination does while a disk is
 * full or a pipe's reader stalls. Up to 1 MB is kept for later; the rest is lost.
 */
export function writeToStdout(text: string): void {
  if (unwritten.byteLength < MAX_UNWRITTEN_BYTES)
    unwritten = Buffer.concat([unwritten, Buffer.from(text)]);
  flushUnwritten();
}

function flushUnwritten(): void {
  try {
    while (unwritten.byteLength > 0)
      unwritten = unwritten.subarray(writeSync(process.stdout.fd, unwritten));
  } catch {
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      flushUnwritten();
    }, RETRY_MILLISECONDS).unref();
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
