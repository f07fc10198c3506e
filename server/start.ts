import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_TAG, NoticeSource } from '@/lib/organisation/notice';
import { organisation, OrganisationError } from '@/lib/organisation/organisation';
import { trustsAnyClient } from '@/lib/platform/client-address';
import { environment, EnvironmentError, isDemonstration, WRONG_SETTING } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { connectRedis } from '@/lib/platform/redis';
import { startEmbeddedApi } from './renderer/pool/supervisor';
import { settleMediaSecret } from './media-secret';
import { PageCache } from './front/cache/page-cache';
import { startMetrics } from './front/handlers/status';
import { StaticFiles } from './front/cache/static-files';
import { createVisitorServer, isOnlyResponse } from './front/connections';
import { Invalidation } from './renderer/pool/invalidation';
import {
  announce,
  drainOnSignals,
  endOnSignals,
  endOnUncaught,
  listen,
  StartError,
} from './front/lifecycle';
import { refuse, sendPlain } from './http/plain-response';
import { routes } from '@/lib/routes/links';
import { RendererPool } from './renderer/pool/renderer-pool';
import { createFront } from './front/request-handler';
import type { FrontServices } from './front/site';
import { setBaseHeaders } from './http/security-headers';

const NOTICE_INTERVAL = 1000;
const ANY_CONNECTION =
  'TRUST_PROXY counts proxies: a client that reaches this port directly can write any address into X-Forwarded-For. Name the proxies’ addresses, or set HOST=127.0.0.1';
const NO_SITE_CONFIG =
  'SITE_CONFIG is not set: pages show no address, phone, e-mail, opening hours, map, figures and links of the organisation, and a general name and text about it';

async function start(): Promise<void> {
  // Files of the site and its processes are for their user only.
  process.umask(0o077);
  const env = environment();
  organisation();
  const notices = new NoticeSource(env);
  endOnUncaught();
  endOnSignals();
  if (trustsAnyClient(env.TRUST_PROXY, env.HOST)) logger.warn(ANY_CONNECTION);
  if (!isDemonstration() && !env.SITE_CONFIG) logger.warn(NO_SITE_CONFIG);
  const pool = new RendererPool(env.RENDERERS);
  const server = createVisitorServer();
  server.on('request', (request, response) => {
    if (!isOnlyResponse(response)) return;
    response.shouldKeepAlive = false;
    setBaseHeaders(response);
    // The process lives.
    if (request.url === routes.healthz) return sendPlain(response, 200, 'ok');
    refuse({ request, response }, 503, pool.outage ?? 'Starting');
  });
  await listen(server, env.PORT, env.HOST);
  await connectRedis();
  await settleMediaSecret();
  if (!env.API_BASE_URL) process.env['EMBEDDED_API_URL'] = await startEmbeddedApi();
  const pages = new PageCache(env.PAGE_CACHE_MB);
  const site: FrontServices = {
    build: readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim(),
    pages,
    pool,
    invalidation: new Invalidation(pool),
    files: new StaticFiles(),
    isReady: false,
  };
  await pool.start();
  // Renderers that are not there yet would miss what others invalidated before.
  await site.invalidation.follow();
  const stopWatching = await watchNotice(
    notices,
    () => void site.invalidation.apply([[NOTICE_TAG, 0]]),
  );
  startMetrics(site);
  server.removeAllListeners('request');
  server.on('request', createFront(site));
  site.isReady = true;
  announce(server);
  drainOnSignals({
    server,
    site,
    finish: async () => {
      stopWatching();
      await pool.close();
    },
  });
}

/** Calls back when the notice has changed or expired. Returns a function that stops it. */
async function watchNotice(source: NoticeSource, onChange: () => void): Promise<() => void> {
  let shown: string | undefined;
  const look = async (): Promise<void> => {
    const now = JSON.stringify(await source.read(new Date()));
    if (shown !== undefined && now !== shown) onChange();
    shown = now;
  };
  // Before the first page is rendered, so that no later change is missed.
  await look();
  const timer = setInterval(() => void look(), NOTICE_INTERVAL).unref();
  return () => clearInterval(timer);
}

start().catch((error: unknown) => {
  const isSetting = error instanceof EnvironmentError || error instanceof OrganisationError;
  if (isSetting || error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'Start failed');
  process.exit(isSetting ? WRONG_SETTING : 1);
});
