import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_TAG, NoticeSource } from '@/lib/organisation/notice';
import { organisation, OrganisationError } from '@/lib/organisation/organisation';
import { trustsAnyClient } from '@/lib/runtime/trust-proxy';
import { environment, EnvironmentError, isDemonstration } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { connectRedis } from '@/lib/runtime/redis';
import { settleMediaSecret } from './media-secret';
import { PageCache } from './cache/page-cache';
import { startMetrics, startMetricsServer } from './endpoints/metrics';
import { StaticFiles } from './endpoints/static-files';
import { AcceptFirst, answerSocketErrors, createVisitorServer, dropSilentConnections, PendingResponses } from './front/connections';
import { Invalidation } from './front/renderers/invalidation';
import { announce, listen, StartError } from './front/listen';
import { sendUnavailable } from './front/plain-response';
import { RendererPool } from './front/renderers/renderer-pool';
import { createFront } from './front/request-handler';
import type { Site } from './front/site';
import { setBaseHeaders } from './front/security-headers';
import { endOnUncaught, ignoreBrokenPipe, stopOnSignals } from './front/shutdown';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const NOTICE_INTERVAL = 1000;
const ANY_CONNECTION =
  'TRUST_PROXY counts proxies: a client that reaches this port directly can write any address into X-Forwarded-For. Name the proxies’ addresses, or set HOST=127.0.0.1';
const NO_SITE_CONFIG =
  'SITE_CONFIG is not set: pages show no address, phone, e-mail, opening hours, map, figures and links of the organisation, and a general name';

async function start(): Promise<void> {
  const env = environment();
  organisation();
  endOnUncaught();
  ignoreBrokenPipe();
  if (trustsAnyClient(env.TRUST_PROXY, env.HOST)) logger.warn(ANY_CONNECTION);
  if (!isDemonstration() && !env.SITE_CONFIG) logger.warn(NO_SITE_CONFIG);
  const server = createVisitorServer();
  server.on('request', (request, response) => {
    setBaseHeaders(response);
    sendUnavailable({ request, response }, 'Starting', '2');
  });
  await listen(server, 'PORT', env.PORT, env.HOST);
  await connectRedis();
  await settleMediaSecret();
  const embedded = env.API_BASE_URL ? undefined : await startEmbeddedApi();
  if (embedded) process.env['EMBEDDED_API_URL'] = embedded.url;
  const pool = new RendererPool(env.RENDERERS);
  const pages = new PageCache(env.PAGE_CACHE_MB);
  const site: Site = {
    build: readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim(),
    pages,
    pool,
    invalidation: new Invalidation(pages, pool),
    files: new StaticFiles(),
    pending: new PendingResponses(),
    acceptFirst: new AcceptFirst(server),
    isReady: false,
  };
  await Promise.race([Promise.all([pool.start(), site.invalidation.follow()]), ...(embedded ? [embedded.failed] : [])]);
  const stopWatching = await watchNotice(() => void site.invalidation.apply([NOTICE_TAG]));
  startMetrics(site);
  const closeMetrics = await startMetricsServer(site);
  server.removeAllListeners('request');
  server.on('request', createFront(site));
  dropSilentConnections(server, site.pending);
  answerSocketErrors(server, site.pending);
  site.isReady = true;
  announce(server);
  stopOnSignals({
    server,
    site,
    finish: async () => {
      closeMetrics();
      stopWatching();
      await pool.close();
      embedded?.close();
    },
  });
}

/** Calls back when the notice has changed, or its time is over. Gives what ends that. */
async function watchNotice(onChange: () => void): Promise<() => void> {
  const source = new NoticeSource(environment());
  let shown: string | undefined;
  const look = async (): Promise<void> => {
    const now = JSON.stringify(await source.read(new Date()));
    if (shown !== undefined && now !== shown) onChange();
    shown = now;
  };
  // Before the first page is rendered: what changes from then on is noticed.
  await look();
  const timer = setInterval(() => void look(), NOTICE_INTERVAL).unref();
  return () => clearInterval(timer);
}

start().catch((error: unknown) => {
  if (error instanceof StartError || error instanceof EnvironmentError || error instanceof OrganisationError)
    process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'Start failed');
  process.exit(1);
});

/**
 * Starts the embedded content API in a process of its own, which ends with this one in any case. Resolves with its address at once: calls wait until it has
 * started. `failed` rejects when the process ends.
 */
async function startEmbeddedApi(): Promise<{ url: string; failed: Promise<never>; close: () => void }> {
  // Built from embedded-api/cli.ts, beside the front.
  const child = fork(new URL('./api.mjs', import.meta.url), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  child.send('listener', listener, () => listener.close());
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The embedded content API ended with code ${code} while it started`);
  });
  // Of no concern after the start: pages are served on, as with any API that is gone.
  failed.catch(() => undefined);
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, failed, close: () => child.connected && child.disconnect() };
}
