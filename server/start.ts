import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { NOTICE_TAG, NoticeSource } from '@/lib/organisation/notice';
import { organisation, OrganisationError } from '@/lib/organisation/organisation';
import { trustsAnyClient } from '@/lib/runtime/trust-proxy';
import { environment, EnvironmentError, isDemonstration, isHttps as servesHttps } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { settleMediaSecret } from './media-secret';
import { PageCache } from './cache/page-cache';
import { startMetrics, startMetricsServer } from './endpoints/metrics';
import { FOLDERS, StaticFiles } from './endpoints/static-files';
import { statusSource } from './endpoints/status';
import { answerSocketErrors, createVisitorServer, dropSilentConnections, PendingResponses } from './front/connections';
import { Forwarder } from './front/renderers/forward-to-renderer';
import { Invalidation } from './front/renderers/invalidation';
import { announce, listen, portOf, StartError } from './front/listen';
import { sendPlain } from './front/plain-response';
import { RendererPool } from './front/renderers/renderer-pool';
import { createFront } from './front/request-handler';
import { requestsInFlight, submissionsInFlight } from './front/request-metrics';
import { baseHeaders, setBaseHeaders } from './front/security-headers';
import { endOnUncaught, ignoreBrokenPipe, stopOnSignals } from './front/shutdown';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Flags of a renderer's Node: its heap has a limit of its own, and gives memory back. */
const RENDERER_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--single-threaded-gc'];
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
  const isHttps = servesHttps(env);
  const server = createVisitorServer();
  const starting: RequestListener = (_request, response) => {
    setBaseHeaders(response, isHttps);
    response.setHeader('retry-after', '2');
    sendPlain(response, 503, 'Starting');
  };
  server.on('request', starting);
  await listen(server, { variable: 'PORT', port: env.PORT, host: env.HOST });
  await settleMediaSecret();
  const build = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  const embedded = env.API_BASE_URL ? undefined : await startEmbeddedApi();
  if (embedded) process.env['EMBEDDED_API_URL'] = embedded.url;
  const pool = new RendererPool(env.RENDERERS, { env: process.env, execArgv: RENDERER_FLAGS, niceness: env.RENDERER_NICENESS });
  const pages = new PageCache(env.PAGE_CACHE_MB);
  const invalidation = new Invalidation(pages, pool);
  await Promise.race([Promise.all([pool.start(), invalidation.follow()]), ...(embedded ? [embedded.failed] : [])]);
  const stopWatching = await watchNotice(() => void invalidation.announceLocally([NOTICE_TAG]));
  let ready = false;
  const isReady = (): boolean => ready;
  const metrics = startMetrics(pages, build, pool);
  const status = statusSource(build, pages, pool, isReady);
  const closeMetrics = await startMetricsServer(env, { metrics, status });
  const pending = new PendingResponses();
  server.removeAllListeners('request');
  server.on(
    'request',
    createFront({
      forwarder: new Forwarder(pool, isHttps),
      pages,
      files: new StaticFiles(FOLDERS, baseHeaders(isHttps)),
      pending,
      isHttps,
      isReady,
      metrics,
      status,
      revalidateSecret: env.REVALIDATE_SECRET,
      metricsToken: env.METRICS_TOKEN,
      editorsToken: env.EDITORS_TOKEN,
      invalidate: invalidation.announce,
      contentReport: (requestId) => pool.contentReport(requestId),
    }),
  );
  dropSilentConnections(server, pending);
  answerSocketErrors(server, pending, isHttps);
  ready = true;
  announce(portOf(server), { renderers: env.RENDERERS });
  stopOnSignals({
    server,
    inFlight: requestsInFlight,
    submissions: submissionsInFlight,
    submissionMilliseconds: env.CONTACT_TIMEOUT_SECONDS * 1000,
    announce: () => (ready = false),
    delayMilliseconds: env.STOP_DELAY_SECONDS * 1000,
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

/** Built from embedded-api/cli.ts, beside the front. */
const FILE = fileURLToPath(new URL('./api.mjs', import.meta.url));

/**
 * Starts the embedded content API in a process of its own, on a free port, which ends with this one in any case. Resolves with its address while the
 * database may still be filled: it answers afterwards. `failed` rejects when the process ends.
 */
async function startEmbeddedApi(): Promise<{ url: string; failed: Promise<never>; close: () => void }> {
  const child = fork(FILE, [], { env: { ...process.env, API_PORT: '0' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The embedded content API ended with code ${code} while it started`);
  });
  // Of no concern after the start: pages are served on, as with any API that is gone.
  failed.catch(() => undefined);
  const [url] = await Promise.race([once(child, 'message'), failed]);
  return { url: String(url), failed, close: () => child.connected && child.disconnect() };
}
