import pino, { type Logger } from 'pino';
import { onGlobal } from './global-instance';
import { currentContext } from './request-context';

/** One JSON line per event on standard output, with the id of the request it belongs to. Never log visitors' data or message bodies. */
export const logger: Logger = onGlobal('logger', () =>
  pino({
    level: process.env['LOG_LEVEL'] || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: currentContext()?.requestId || undefined }),
  }),
);

/** The message of a thrown value, in one line for the log. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of an error of Node or its libraries; empty without one. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
