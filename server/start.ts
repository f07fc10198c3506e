import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { isRefreshedSince } from '@/lib/api/cache';
import { followChanges } from '@/lib/api/changes';
import { isApiFailing } from '@/lib/api/health';
import { environment, EnvironmentError } from '@/lib/env';
import { logger } from '@/lib/logger';
import { organisation, OrganisationError } from '@/lib/organisation';
import { describeToPrimary, isWorker, tellPrimary } from '@/lib/workers';
import { createVisitorServer, dropTheSilent } from './connections';
import { startEmbedded } from './embedded';
import { startFramework } from './framework';
import { createFront } from './front';
import { announce, listen, portOf, StartError } from './listen';
import { requestsInFlight, startMetrics } from './metrics';
import { startMetricsServer } from './metrics-server';
import { watchNotice } from './notice';
import { OpenAnswers } from './open-answers';
import { PageCache } from './page-cache';
import { sendPlain } from './plain-answer';
import { Screens } from './screens';
import { baseHeaders, setBaseHeaders } from './security-headers';
import { answerOnSocket } from './socket-answers';
import { FOLDERS, StaticFiles } from './static-files';
import { ownStatus } from './status';
import { readStatus } from './status-of-all';
import { endOnUncaught, stopOnSignals } from './stop';

/** Made by the build from components/late. */
const LOADER = join('dist', 'late-scripts.js');

async function start(dev: boolean): Promise<void> {
  const env = environment();
  organisation();
  endOnUncaught();
  const server = createVisitorServer();
  const isHttps = env.SITE_URL?.startsWith('https:') ?? false;
  const starting: RequestListener = (_request, response) => {
    setBaseHeaders(response, isHttps);
    response.setHeader('retry-after', '2');
    sendPlain(response, 503, 'Starting');
  };
  server.on('request', starting);
  await listen(server, { variable: 'PORT', port: env.PORT, host: env.HOST });
  const freshSeconds = dev ? 0 : env.PAGE_FRESH_SECONDS;
  const pages = new PageCache({ megabytes: dev ? 0 : env.PAGE_CACHE_MB, freshSeconds, isApiFailing, isRefreshedSince });
  const build = dev ? 'development' : readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  let ready = false;
  const status = { build, pages, isReady: () => ready };
  // What there must be only one of on a machine is the primary's, where there are workers.
  const closeApi = env.API_BASE_URL || isWorker() ? undefined : await startEmbedded(env.DATA_DIR);
  const closeMetrics = isWorker() ? undefined : await startMetricsServer(env, { status: () => readStatus(status) });
  describeToPrimary(() => JSON.stringify(ownStatus(status)));
  watchNotice(env, () => pages.clear());
  const handle = await startFramework(dev, server);
  await followChanges(() => pages.clear());
  startMetrics(pages, build);
  const open = new OpenAnswers();
  const front = createFront({
    dev,
    open,
    handle,
    screens: new Screens(handle, { dev, freshSeconds, isHttps, loader: dev ? undefined : readFileSync(LOADER, 'utf8').trim() }),
    files: dev ? undefined : new StaticFiles(FOLDERS, baseHeaders(isHttps)),
    isHttps,
    revalidateSecret: env.REVALIDATE_SECRET,
    metricsToken: env.METRICS_TOKEN,
    editorsToken: env.EDITORS_TOKEN,
    ...status,
  });
  server.removeAllListeners('request');
  server.on('request', front);
  dropTheSilent(server, open, dev);
  answerOnSocket(server, open, isHttps);
  ready = true;
  if (isWorker()) tellPrimary({ site: 'ready', port: portOf(server) });
  else announce(portOf(server), { dev });
  stopOnSignals({
    server,
    inFlight: requestsInFlight,
    announce: () => (ready = false),
    delayMilliseconds: env.STOP_DELAY_SECONDS * 1000,
    finish: async () => {
      closeMetrics?.();
      await closeApi?.();
    },
  });
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
