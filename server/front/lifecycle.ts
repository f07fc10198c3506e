import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, withoutCredentials } from '@/lib/platform/env';
import { errorMessage, logger, writeToStdout } from '@/lib/platform/logger';
import { withLanguage } from '@/lib/i18n/language-path';
import { LOCALES } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { pageFetcher } from '../renderer/pool/forward-to-renderer';
import { isConnectionError } from './connections';
import { inFlight, uncaughtConnectionErrors } from './request-metrics';
import { resolveRequest, resolveTarget } from './resolve-request';
import type { FrontServices } from './exchange';

export class StartError extends Error {
  override name = 'StartError';
}

/** The first descriptor that systemd passes (sd_listen_fds(3)). */
const FIRST_PASSED = 3;

/**
 * Listens on the socket that systemd has passed, else at the configured address. Connections to a
 * passed socket wait in the kernel during a restart. Throws `StartError` when the port cannot be
 * used. Errors while accepting later connections are logged and do not stop the server.
 */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const isPassed = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0;
  server.listen(isPassed ? { fd: FIRST_PASSED } : { port, host });
  // `once` rejects with the server's error.
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartError(`HOST ${host} with PORT ${port}: ${errorMessage(error)}`);
  });
  server.on('error', (error) => logger.error({ err: error }, 'A connection could not be taken'));
}

/**
 * Renders the home screen in each language, whatever the API answers, so that the first visitors do
 * not wait while a renderer loads its code. Resolves after `milliseconds` at the latest.
 */
export async function warmUp(site: FrontServices, milliseconds: number): Promise<void> {
  const rendered = LOCALES.map(async (locale) => {
    const target = resolveTarget(withLanguage(routes.home, locale));
    const asked = resolveRequest({ method: 'GET', headers: {} }, target, () => false);
    if (asked.kind === 'page')
      await site.pages.get(asked.key, pageFetcher({ site, id: 'start', target }, asked));
  });
  await Promise.race([Promise.allSettled(rendered), wait(milliseconds, undefined, { ref: false })]);
}

export function logStarted(server: Server): void {
  const { API_BASE_URL, RENDERERS } = environment();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  logger.info(
    { port, api: withoutCredentials(API_BASE_URL ?? 'embedded'), renderers: RENDERERS },
    'Site is up',
  );
  writeToStdout(`\n  → http://localhost:${port}\n\n`);
}

/** Longest time from the signal to the exit; only submitted forms may take longer. */
const END_MILLISECONDS = 9000;
/** A connection that was just opened has this long to send a request. */
const LAST_REQUESTS_MILLISECONDS = 500;
const CHECK_MILLISECONDS = 50;
/**
 * A terminal's Ctrl+C reaches this process twice when npm started it: from the terminal and from
 * npm.
 */
const SAME_SIGNAL_MILLISECONDS = 500;

/**
 * The parts that a stop closes. `finish` runs after the last response and closes everything except
 * the server.
 */
interface Stop {
  server: Server;
  site: Pick<FrontServices, 'state'>;
  finish: () => Promise<void>;
}

/** Drains and ends the process. Undefined while the process starts. */
let drain: ((reason: string, delay: number, code: number) => void) | undefined;

/**
 * SIGTERM and SIGHUP: report not ready, continue to answer for the delay, close the listener,
 * finish requests in flight, exit with code 0. SIGINT skips the delay; a second signal exits at
 * once, and so does one during the start.
 */
export function endOnSignals(): void {
  let signalledAt: number | undefined;
  const handler = (signal: NodeJS.Signals): void => {
    if (!drain) process.exit(0);
    if (signalledAt !== undefined && performance.now() - signalledAt > SAME_SIGNAL_MILLISECONDS)
      process.exit(1);
    signalledAt ??= performance.now();
    drain(signal, signal === 'SIGINT' ? 0 : environment().STOP_DELAY_SECONDS * 1000, 0);
  };
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, handler);
}

/** From now on a signal, or an unhandled error of a connection, drains the site before it ends. */
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

/**
 * An uncaught error leaves the process in an unknown state: it is logged and ends the process,
 * which the service manager restarts. After an error of a single connection, the process drains
 * first.
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

/**
 * `delay` is the time between reporting not ready and closing the listener, so that load balancers
 * notice.
 */
async function stopNow({ server, site, finish }: Stop, delay: number): Promise<void> {
  const end = performance.now() + END_MILLISECONDS;
  const submissionEnd = end + environment().CONTACT_TIMEOUT_SECONDS * 1000;
  // In this state every response closes its connection.
  site.state = 'stopping';
  await wait(delay);
  const closed = new Promise<void>((resolve) => {
    // The `close` of an HTTP server would also close connections whose response is complete but not
    // sent.
    Listener.prototype.close.call(server, () => resolve());
  });
  let busyAt = performance.now();
  while (
    performance.now() < (inFlight.submissions > 0 ? submissionEnd : end) &&
    performance.now() - busyAt < LAST_REQUESTS_MILLISECONDS
  ) {
    if (inFlight.requests > 0) busyAt = performance.now();
    else server.closeIdleConnections();
    await wait(CHECK_MILLISECONDS);
  }
  server.closeAllConnections();
  await closed;
  await finish();
}
