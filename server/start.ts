import { createServer, type RequestListener, type Server } from 'node:http';
import next from 'next';
import { isRefreshedSince } from '@/lib/api/cache';
import { followChanges } from '@/lib/api/changes';
import { isApiFailing } from '@/lib/api/health';
import { environment, EnvironmentError } from '@/lib/env';
import { logger } from '@/lib/logger';
import { organisation, OrganisationError } from '@/lib/organisation';
import { createFront } from './front';
import { startMetrics } from './metrics';
import { PageCache } from './page-cache';
import { sendPlain } from './plain-answer';
import { Screens } from './screens';
import { setBaseHeaders } from './security-headers';
import { answerOnSocket } from './socket-answers';
import { FOLDERS, StaticFiles } from './static-files';

const DRAIN_MILLISECONDS = 9000;

/** A fault of the operator's set-up: one clear line, no stack. */
class StartError extends Error {
  override name = 'StartError';
}

async function start(dev: boolean): Promise<void> {
  const env = environment();
  organisation();
  startMetrics();
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: 20_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2000,
    // The front answers that itself, with the headers of every answer.
    requireHostHeader: false,
  });
  const isHttps = env.SITE_URL?.startsWith('https:') ?? false;
  const starting: RequestListener = (_request, response) => {
    setBaseHeaders(response, isHttps);
    response.setHeader('retry-after', '2');
    sendPlain(response, 503, 'Starting');
  };
  server.on('request', starting);
  await listen(server, env.PORT, env.HOST);
  let ready = false;
  const closeApi = env.API_BASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  // The framework takes upgraded connections on the server it is given: hot reload in development. In production nobody reaches that one,
  // and a visitor's wish to upgrade is ignored, as the protocol allows.
  const app = next({ dev, dir: process.cwd(), httpServer: dev ? server : createServer(), hostname: 'localhost', port: portOf(server) });
  await app.prepare();
  const handle = app.getRequestHandler();
  const freshSeconds = dev ? 0 : env.PAGE_FRESH_SECONDS;
  const pages = new PageCache({ megabytes: dev ? 0 : env.PAGE_CACHE_MB, freshSeconds, isApiFailing, isRefreshedSince });
  await followChanges(() => pages.clear());
  const front = createFront({
    dev,
    handle,
    screens: new Screens(handle, { dev, freshSeconds, isHttps }),
    pages,
    files: dev ? undefined : new StaticFiles(FOLDERS),
    isHttps,
    revalidateSecret: env.REVALIDATE_SECRET,
    metricsToken: env.METRICS_TOKEN,
    isReady: () => ready,
  });
  server.removeAllListeners('request');
  server.on('request', front);
  answerOnSocket(server, isHttps);
  ready = true;
  logger.info({ port: portOf(server), api: env.API_BASE_URL ?? 'embedded', dev }, 'Site is up');
  process.stdout.write(`\n  → http://localhost:${portOf(server)}\n\n`);
  onStop(async () => {
    ready = false;
    await close(server);
    await closeApi?.();
  });
}

/** The embedded content API is loaded only when no other API is named. */
async function startEmbedded(dataDir: string): Promise<() => Promise<void>> {
  const { startEmbeddedApi } = await import('@/embedded-api/server');
  const api = await startEmbeddedApi({ dataDir });
  process.env['EMBEDDED_API_URL'] = api.url;
  return () => api.close();
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? 'is already in use'
          : error.code === 'EACCES'
            ? 'may not be used by this user'
            : `cannot be opened (${error.code ?? error.message})`;
      reject(new StartError(`PORT ${port} ${why}`));
    });
    server.listen(port, host, resolve);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const handler = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', handler);
  process.on('SIGINT', handler);
}

start(process.argv.includes('--dev')).catch((error: unknown) => {
  if (error instanceof StartError || error instanceof EnvironmentError || error instanceof OrganisationError)
    process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'Start failed');
  process.exit(1);
});
