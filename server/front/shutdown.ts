import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { isConnectionError } from './connections';
import { inFlight, uncaughtConnectionErrors } from './request-metrics';

/** From the signal to the end, at the latest; only what a visitor submits may take longer. */
const END_MILLISECONDS = 9000;
/** A connection that was just opened may send a request for this long. */
const LAST_REQUESTS_MILLISECONDS = 500;
const CHECK_MILLISECONDS = 50;
/** A terminal's Ctrl+C reaches this process twice when npm started it: from the terminal and from npm. */
const SAME_SIGNAL_MILLISECONDS = 500;

/** What stops: the listener, the site's readiness, and what ends after the last answer. */
interface Stop {
  server: Server;
  site: { isReady: boolean };
  finish: () => Promise<void>;
}

/** What an orderly end after an uncaught error of a connection does; undefined while the process starts. */
let drain: (() => void) | undefined;

/**
 * SIGTERM: announce, go on answering for a while, close the listener, answer what is in flight, end with code 0. SIGINT does not wait; a second signal
 * ends at once. Without a signal, after an error of a connection without a listener, it ends as after SIGTERM, with code 1.
 */
export function stopOnSignals(stop: Stop): void {
  let signalledAt: number | undefined;
  let isStopping = false;
  const begin = (signal: NodeJS.Signals, code: number): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'Site is stopping');
    stopNow(stop, signal === 'SIGINT' ? 0 : environment().STOP_DELAY_SECONDS * 1000).then(
      () => process.exit(code),
      (error: unknown) => exitWith(error, 'Stop failed'),
    );
  };
  const handler = (signal: NodeJS.Signals): void => {
    if (signalledAt !== undefined && Date.now() - signalledAt > SAME_SIGNAL_MILLISECONDS) process.exit(1);
    signalledAt ??= Date.now();
    begin(signal, 0);
  };
  drain = () => begin('SIGTERM', 1);
  process.on('SIGTERM', handler);
  process.on('SIGINT', handler);
}

/** The process that started the site may stop reading what it prints: the site goes on. */
export function ignoreBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/**
 * An uncaught error leaves the process in an unknown state: it is logged and ends the process, and the service manager starts another. One of a single
 * connection leaves everything else as it was: the process drains before it ends.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => endOrDrain(error, 'Uncaught exception'));
  process.on('unhandledRejection', (reason) => endOrDrain(reason, 'Unhandled rejection'));
}

function endOrDrain(error: unknown, message: string): void {
  if (!drain || !isConnectionError(error)) return exitWith(error, message);
  uncaughtConnectionErrors.inc();
  logger.error({ err: error }, `${message} of a connection: the process drains`);
  drain();
}

function exitWith(error: unknown, message: string): void {
  logger.fatal({ err: error }, message);
  process.exit(1);
}

/** `delay`: between announcing the end and closing the listener; load balancers need it to notice. */
async function stopNow({ server, site, finish }: Stop, delay: number): Promise<void> {
  const end = Date.now() + END_MILLISECONDS;
  const submissionEnd = end + environment().CONTACT_TIMEOUT_SECONDS * 1000;
  // From here on answers end their connections.
  site.isReady = false;
  await wait(delay);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  let busyAt = Date.now();
  while (Date.now() < (inFlight.submissions > 0 ? submissionEnd : end) && Date.now() - busyAt < LAST_REQUESTS_MILLISECONDS) {
    server.closeIdleConnections();
    if (inFlight.requests > 0) busyAt = Date.now();
    await wait(CHECK_MILLISECONDS);
  }
  server.closeAllConnections();
  await closed;
  await finish();
}
