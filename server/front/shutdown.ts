import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from '@/lib/runtime/logger';

/** From the signal to the end, at the latest. */
const END_MILLISECONDS = 9000;
/** A connection that was just opened gets this long to say what it wants. */
const LAST_REQUESTS_MILLISECONDS = 500;
const CHECK_MILLISECONDS = 50;
/** A terminal's Ctrl+C reaches this process twice when npm started it: from the terminal and from npm. */
const SAME_SIGNAL_MILLISECONDS = 500;

interface Stop {
  server: Server;
  /** Requests that are being answered. */
  inFlight: () => number;
  /** Readiness says no from here on, and answers end their connections. */
  announce: () => void;
  /** Between announcing and closing the door: load balancers need it to notice. */
  delayMilliseconds: number;
  /** What ends after the last answer. */
  finish: () => Promise<void>;
}

/** SIGTERM: announce, go on answering for a while, close the door, answer what is in flight, end. SIGINT does not wait; a second signal ends at once. */
export function stopOnSignals(stop: Stop): void {
  onStopSignals((signal) => stopNow(stop, signal === 'SIGINT' ? 0 : stop.delayMilliseconds));
}

/** Ends the process after `stop`, with code 0, at the first signal; a second one ends it at once. */
export function onStopSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stoppedAt: number | undefined;
  const handler = (signal: NodeJS.Signals): void => {
    if (stoppedAt !== undefined) {
      if (Date.now() - stoppedAt > SAME_SIGNAL_MILLISECONDS) process.exit(1);
      return;
    }
    stoppedAt = Date.now();
    logger.info({ signal }, 'Site is stopping');
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => endOf(error, 'Stop failed'),
    );
  };
  process.on('SIGTERM', handler);
  process.on('SIGINT', handler);
}

/** Whoever started the site may stop reading what it prints: it goes on unheard. */
export function ignoreBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** A fault nobody caught: the state of the process is unknown, so it is logged and ends. Whoever started it starts another. */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => endOf(error, 'Uncaught exception'));
  process.on('unhandledRejection', (reason) => endOf(reason, 'Unhandled rejection'));
}

function endOf(error: unknown, message: string): void {
  logger.fatal({ err: error }, message);
  process.exit(1);
}

async function stopNow({ server, inFlight, announce, finish }: Stop, delay: number): Promise<void> {
  const end = Date.now() + END_MILLISECONDS;
  announce();
  await wait(delay);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  let busyAt = Date.now();
  while (Date.now() < end && Date.now() - busyAt < LAST_REQUESTS_MILLISECONDS) {
    server.closeIdleConnections();
    if (inFlight() > 0) busyAt = Date.now();
    await wait(CHECK_MILLISECONDS);
  }
  server.closeAllConnections();
  await closed;
  await finish();
}
