import { writeSync } from 'node:fs';
import pino, { type Logger } from 'pino';
import { onGlobal } from './global-instance';
import { currentContext } from './request-context';

const MAX_UNWRITTEN_BYTES = 1024 * 1024;
const RETRY_MILLISECONDS = 100;

/**
 * One JSON line per event on standard output, with the id of the request it belongs to. Never log
 * visitors' data or message bodies.
 */
export const logger: Logger = onGlobal('logger', () => {
  // Of the framework's own lines. Opened, a pipe no longer blocks its writers.
  process.stdout.on('error', () => undefined);
  const options = {
    level: levelOf(process.env['LOG_LEVEL'] ?? ''),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: currentContext()?.requestId || undefined }),
  };
  return pino(options, { write: writeOut });
});

/** `readEnvironment` reports a wrong one. */
function levelOf(given: string): string {
  return given in pino.levels.values || given === 'silent' ? given : 'info';
}

let unwritten: Uint8Array = new Uint8Array();
let retry: NodeJS.Timeout | undefined;

/**
 * Writes to standard output without ever waiting for it. A disk that is full and a pipe whose
 * reader stalls must not stop the site: pino's own destination tries again until it can write,
 * without an end. What does not fit is kept up to a bound, and lost beyond it.
 */
export function writeOut(text: string): void {
  if (unwritten.byteLength < MAX_UNWRITTEN_BYTES)
    unwritten = Buffer.concat([unwritten, Buffer.from(text)]);
  writeOn();
}

function writeOn(): void {
  try {
    while (unwritten.byteLength > 0)
      unwritten = unwritten.subarray(writeSync(process.stdout.fd, unwritten));
  } catch {
    retry ??= setTimeout(() => {
      retry = undefined;
      writeOn();
    }, RETRY_MILLISECONDS).unref();
  }
}

/** The message of a thrown value, in one line for the log. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of an error of Node or its libraries; empty without one. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
