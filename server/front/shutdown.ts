import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from '@/lib/runtime/logger';
import { isConnectionError } from './connections';
import { uncaughtConnectionErrors } from './request-metrics';

/** From the signal to the end, at the latest; only what a visitor submits may take longer. */
const END_MILLISECONDS = 9000;
/** A connection that was just opened may send a request for this long. */
const LAST_REQUESTS_MILLISECONDS = 500;
const CHECK_MILLISECONDS = 50;
/** A terminal's Ctrl+C reaches this process twice when npm started it: from the terminal and from npm. */
const SAME_SIGNAL_MILLISECONDS = 500;

interface Stop {
  server: Server;
  /** Requests that are being answered. */
  inFlight: () => number;
  /** Of these, requests that submit something, and for how much longer they are waited for. */
  submissions: () => number;
  submissionMilliseconds: number;
  /** Readiness says no from here on, and answers end their connections. */
  announce: () => void;
  /** Between announcing and closing the listener: load balancers need it to notice. */
  delayMilliseconds: number;
  /** What ends after the last answer. */
  finish: () => Promise<void>;
}

/** SIGTERM: announce, go on answering for a while, close the listener, answer what is in flight, end. SIGINT does not wait; a second signal ends at once. */
export function stopOnSignals(stop: Stop): void {
  onStopSignals((signal) => stopNow(stop, signal === 'SIGINT' ? 0 : stop.delayMilliseconds));
}

/** What an orderly end after an uncaught error of a connection does; undefined while the process starts. */
let drain: (() => void) | undefined;

/**
 * Ends the process after `stop`, with code 0, at the first signal; a second one ends it at once. Without a signal, after an error of a connection
 * without a listener, it ends in the same way with code 1.
 */
function onStopSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let signalledAt: number | undefined;
  let isStopping = false;
  const begin = (signal: NodeJS.Signals, code: number): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'Site is stopping');
    stop(signal).then(
      () => process.exit(code),
      (error: unknown) => endOf(error, 'Stop failed'),
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
  if (!drain || !isConnectionError(error)) return endOf(error, message);
  uncaughtConnectionErrors.inc();
  logger.error({ err: error }, `${message} of a connection: the process drains`);
  drain();
}

function endOf(error: unknown, message: string): void {
  logger.fatal({ err: error }, message);
  process.exit(1);
}

async function stopNow({ server, inFlight, submissions, submissionMilliseconds, announce, finish }: Stop, delay: number): Promise<void> {
  const end = Date.now() + END_MILLISECONDS;
  announce();
  await wait(delay);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  let busyAt = Date.now();
  const isInTime = (): boolean => Date.now() < end || (submissions() > 0 && Date.now() < end + submissionMilliseconds);
  while (isInTime() && Date.now() - busyAt < LAST_REQUESTS_MILLISECONDS) {
    server.closeIdleConnections();
    if (inFlight() > 0) busyAt = Date.now();
    await wait(CHECK_MILLISECONDS);
  }
  server.closeAllConnections();
  await closed;
  await finish();
}
