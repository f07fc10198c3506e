import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { isRefreshedSince } from '@/lib/api/cache';
import { followChanges } from '@/lib/api/changes';
import { isApiFailing } from '@/lib/api/health';
import { environment, EnvironmentError } from '@/lib/env';
import { logger } from '@/lib/logger';
import { organisation, OrganisationError } from '@/lib/organisation';
import { createVisitorServer, dropTheSilent } from './connections';
import { createFront } from './front';
import { listen, portOf, StartError } from './listen';
import { requestsInFlight, startMetrics } from './metrics';
import { startMetricsServer } from './metrics-server';
import { watchNotice } from './notice';
import { PageCache } from './page-cache';
import { sendPlain } from './plain-answer';
import { Screens } from './screens';
import { setBaseHeaders } from './security-headers';
import { answerOnSocket } from './socket-answers';
import { FOLDERS, StaticFiles } from './static-files';
import { endOnUncaught, stopOnSignals } from './stop';

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
  const source = { build, pages, isReady: () => ready };
  const closeApi = env.API_BASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  const closeMetrics = await startMetricsServer(env, source);
  watchNotice(env, () => pages.clear());
  // The framework takes upgraded connections on the server it is given: hot reload in development. In production nobody reaches that one,
  // and a visitor's wish to upgrade is ignored, as the protocol allows.
  const app = next({ dev, dir: process.cwd(), httpServer: dev ? server : createServer(), hostname: 'localhost', port: portOf(server) });
  await app.prepare();
  const handle = app.getRequestHandler();
  await followChanges(() => pages.clear());
  startMetrics(pages, build);
  const front = createFront({
    dev,
    handle,
    screens: new Screens(handle, { dev, freshSeconds, isHttps }),
    files: dev ? undefined : new StaticFiles(FOLDERS),
    isHttps,
    revalidateSecret: env.REVALIDATE_SECRET,
    metricsToken: env.METRICS_TOKEN,
    editorsToken: env.EDITORS_TOKEN,
    ...source,
  });
  server.removeAllListeners('request');
  server.on('request', front);
  dropTheSilent(server, dev);
  answerOnSocket(server, isHttps);
  ready = true;
  logger.info({ port: portOf(server), api: env.API_BASE_URL ?? 'embedded', dev }, 'Site is up');
  process.stdout.write(`\n  → http://localhost:${portOf(server)}\n\n`);
  stopOnSignals({
    server,
    inFlight: requestsInFlight,
    announce: () => (ready = false),
    delayMilliseconds: env.STOP_DELAY_SECONDS * 1000,
    finish: async () => {
      closeMetrics();
      await closeApi?.();
    },
  });
}

/** The embedded content API is loaded only when no other API is named. */
async function startEmbedded(dataDir: string): Promise<() => Promise<void>> {
  const { startEmbeddedApi } = await import('@/embedded-api/server');
  const api = await startEmbeddedApi({ dataDir });
  process.env['EMBEDDED_API_URL'] = api.url;
  return () => api.close();
}

start(process.argv.includes('--dev')).catch((error: unknown) => {
  if (error instanceof StartError || error instanceof EnvironmentError || error instanceof OrganisationError)
    process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'Start failed');
  process.exit(1);
});
