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

/** Ends the process in order, from its readiness on; undefined while it starts. */
let drain: ((reason: string, delay: number, code: number) => void) | undefined;

/**
 * SIGTERM and SIGHUP: announce, go on answering for a while, close the listener, answer what is in flight, end with code 0. SIGINT does not
 * wait; a second signal ends at once. A site that is still starting has nothing to finish.
 */
export function endOnSignals(): void {
  let signalledAt: number | undefined;
  const handler = (signal: NodeJS.Signals): void => {
    if (!drain) process.exit(0);
    if (signalledAt !== undefined && performance.now() - signalledAt > SAME_SIGNAL_MILLISECONDS) process.exit(1);
    signalledAt ??= performance.now();
    drain(signal, signal === 'SIGINT' ? 0 : environment().STOP_DELAY_SECONDS * 1000, 0);
  };
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, handler);
}

/** From here on a signal, and an error of a connection that nothing handled, drain the site before it ends. */
export function drainOnSignals(stop: Stop): void {
  let isStopping = false;
  drain = (reason, delay, code) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal: reason }, 'Site is stopping');
    stopNow(stop, delay).then(
      () => process.exit(code),
      (error: unknown) => exitWith(error, 'Stop failed'),
    );
  };
}

/** The process that started the site may stop reading what it prints: the site goes on. */
export function ignoreBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/**
 * An uncaught error leaves the process in an unknown state: it is logged and ends the process, and the service manager starts another. One
 * of a single connection leaves everything else as it was: the process drains before it ends.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => endOrDrain(error, 'Uncaught exception'));
  process.on('unhandledRejection', (reason) => endOrDrain(reason, 'Unhandled rejection'));
}

function endOrDrain(error: unknown, message: string): void {
  if (!drain || !isConnectionError(error)) return exitWith(error, message);
  uncaughtConnectionErrors.inc();
  logger.error({ err: error }, `${message} of a connection: the process drains`);
  drain('error', environment().STOP_DELAY_SECONDS * 1000, 1);
}

function exitWith(error: unknown, message: string): void {
  logger.fatal({ err: error }, message);
  process.exit(1);
}

/** `delay`: between announcing the end and closing the listener; load balancers need it to notice. */
async function stopNow({ server, site, finish }: Stop, delay: number): Promise<void> {
  const end = performance.now() + END_MILLISECONDS;
  const submissionEnd = end + environment().CONTACT_TIMEOUT_SECONDS * 1000;
  // From here on answers end their connections.
  site.isReady = false;
  await wait(delay);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  let busyAt = performance.now();
  while (performance.now() < (inFlight.submissions > 0 ? submissionEnd : end) && performance.now() - busyAt < LAST_REQUESTS_MILLISECONDS) {
    server.closeIdleConnections();
    if (inFlight.requests > 0) busyAt = performance.now();
    await wait(CHECK_MILLISECONDS);
  }
  server.closeAllConnections();
  await closed;
  await finish();
}
