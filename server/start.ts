import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { environment, EnvironmentError } from '@/lib/env';
import { logger } from '@/lib/logger';
import { organisation, OrganisationError } from '@/lib/organisation';
import { askPrimary, isWorker, serveThePrimary, tellPrimary } from '@/lib/workers';
import { HeardOfApi } from './api-news';
import { createVisitorServer, dropTheSilent } from './connections';
import { startEmbedded } from './embedded';
import { createFront } from './front';
import { announce, listen, portOf, StartError } from './listen';
import { settleMediaSecret } from './media-secret';
import { requestsInFlight, startMetrics } from './metrics';
import { startMetricsServer } from './metrics-server';
import { OpenAnswers } from './open-answers';
import { PageCache } from './page-cache';
import { sendPlain } from './plain-answer';
import { openRendering } from './rendering/open-rendering';
import { freshSeconds, isHttps as servesHttps } from './rendering/settings';
import { Tidying } from './rendering/tidying';
import { baseHeaders, setBaseHeaders } from './security-headers';
import { answerOnSocket } from './socket-answers';
import { FOLDERS, StaticFiles } from './static-files';
import { ownStatus } from './status';
import { readStatus } from './status-of-all';
import { endOnUncaught, goOnUnheard, stopOnSignals } from './stop';

async function start(dev: boolean): Promise<void> {
  const env = environment();
  organisation();
  endOnUncaught();
  goOnUnheard();
  const server = createVisitorServer();
  const isHttps = servesHttps(env);
  const starting: RequestListener = (_request, response) => {
    setBaseHeaders(response, isHttps);
    response.setHeader('retry-after', '2');
    sendPlain(response, 503, 'Starting');
  };
  server.on('request', starting);
  const openDoor = (): Promise<void> => listen(server, { variable: 'PORT', port: env.PORT, host: env.HOST });
  // One process says at once that it is starting. A worker takes visitors when it can serve them: the others do so meanwhile.
  if (!isWorker()) await openDoor();
  await settleMediaSecret();
  const build = dev ? 'development' : readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  // What there must be only one of on a machine is the primary's, where there are workers.
  const closeApi = env.API_BASE_URL || isWorker() ? undefined : await startEmbedded(env.DATA_DIR);
  const { isApiFailing, isRefreshedSince, apiFailed, refreshed } = new HeardOfApi();
  const pages = new PageCache({
    megabytes: dev ? 0 : env.PAGE_CACHE_MB,
    freshSeconds: freshSeconds(env, dev),
    isApiFailing,
    isRefreshedSince,
    lookAgain: (key) => rendering.lookAgain(key),
  });
  const changed = (): void => pages.clear();
  const { rendering, framework, restarts, close } = await openRendering(dev, server, { apiFailed, refreshed, changed, askPrimary });
  const { apiStatus, takeChange } = rendering;
  let ready = false;
  const status = { build, pages, isReady: () => ready, apiStatus };
  const closeMetrics = isWorker() ? undefined : await startMetricsServer(env, { status: () => readStatus(status) });
  serveThePrimary({ takeChange, describe: async () => JSON.stringify((await ownStatus(status)) ?? null) });
  startMetrics(pages, build, rendering, restarts);
  const open = new OpenAnswers();
  const front = createFront({
    dev,
    open,
    rendering,
    framework,
    files: dev ? undefined : new StaticFiles(FOLDERS, baseHeaders(isHttps)),
    isHttps,
    revalidateSecret: env.REVALIDATE_SECRET,
    metricsToken: env.METRICS_TOKEN,
    editorsToken: env.EDITORS_TOKEN,
    ...status,
  });
  server.removeAllListeners('request');
  server.on('request', front);
  if (!dev) tidyWhenQuiet(server);
  dropTheSilent(server, open, dev);
  answerOnSocket(server, open, isHttps);
  ready = true;
  if (isWorker()) await openDoor();
  if (isWorker()) tellPrimary({ site: 'ready', port: portOf(server) });
  else announce(portOf(server), { dev });
  stopOnSignals({
    server,
    inFlight: requestsInFlight,
    announce: () => (ready = false),
    delayMilliseconds: env.STOP_DELAY_SECONDS * 1000,
    finish: async () => {
      closeMetrics?.();
      await close();
      await closeApi?.();
    },
  });
}

/** What many visitors leave behind in this thread is collected when there are none. */
function tidyWhenQuiet(server: Server): void {
  const tidying = new Tidying();
  server.on('request', () => tidying.wasBusy());
}

/** One process that serves, or one that looks after several. */
async function startAsAsked(): Promise<void> {
  const dev = process.argv.includes('--dev');
  if (dev || isWorker() || environment().WEB_CONCURRENCY === 1) return start(dev);
  const { startPrimary } = await import('./primary');
  return startPrimary();
}

startAsAsked().catch((error: unknown) => {
  if (error instanceof StartError || error instanceof EnvironmentError || error instanceof OrganisationError)
    process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'Start failed');
  process.exit(1);
});
