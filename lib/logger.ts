import pino, { type Logger } from 'pino';
import { onGlobal } from './global-instance';

/** One JSON line per event on standard output. Never log visitors' data or message bodies. */
export const logger: Logger = onGlobal('logger', () =>
  pino({ level: process.env['LOG_LEVEL'] || 'info', base: null, timestamp: pino.stdTimeFunctions.isoTime }),
);
