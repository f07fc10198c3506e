import { constants, readFileSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NOTICE_TAG, NoticeSource } from '@/lib/organisation/notice';
import { organisation, OrganisationError } from '@/lib/organisation/organisation';
import { redirects } from '@/lib/routes/redirects';
import { readCommuneFile } from '@/lib/platform/commune-file';
import { trustsAnyClient } from '@/lib/platform/client-address';
import { environment, EnvironmentError, isDemonstration, EXIT_CONFIG } from '@/lib/platform/env';
import { errorMessage, logger } from '@/lib/platform/logger';
import { connectRedis } from '@/lib/platform/redis';
import { startEmbeddedApi } from './renderer/pool/supervisor';
import { settleMediaSecret } from './media-secret';
import { PageCache } from './front/cache/page-cache';
import { startMetrics } from './front/handlers/status';
import { StaticFiles } from './front/cache/static-files';
import { createVisitorServer } from './front/connections';
import { Invalidation } from './renderer/pool/invalidation';
import {
  logStarted,
  drainOnSignals,
  endOnSignals,
  endOnUncaught,
  listen,
  StartError,
  warmUp,
} from './front/lifecycle';
import { RendererPool } from './renderer/pool/renderer-pool';
import { createFront } from './front/request-handler';
import type { FrontServices } from './front/exchange';

const UNWRITABLE =
  'DATA_DIR cannot be written to. After a restart pages seen before are missing while the API fails, pictures are made again, and pages in caches in front lose their pictures (unless MEDIA_SECRET is set) and, after an upgrade, their scripts. The embedded API refuses contact messages';
const NOT_STORED = 'Files of this build are not stored for the time after an upgrade';
const NOTICE_INTERVAL = 1000;
const ANY_CONNECTION =
  'TRUST_PROXY counts proxies: a client that reaches this port directly can write any address into X-Forwarded-For. Name the proxies’ addresses, or set HOST=127.0.0.1';
const NO_SITE_CONFIG =
  'SITE_CONFIG is not set: pages show no address, phone, e-mail, opening hours, map, figures and links of the organisation, and a general name and text about it';

async function start(): Promise<void> {
  // Only this user may access the files that the site and its child processes create.
  process.umask(0o077);
  const env = environment();
  organisation();
  redirects();
  readCommuneFile(env.COMMUNES_FILE);
  const notices = new NoticeSource(env);
  endOnUncaught();
  endOnSignals();
  if (trustsAnyClient(env.TRUST_PROXY, env.HOST)) logger.warn(ANY_CONNECTION);
  if (!isDemonstration() && !env.SITE_CONFIG) logger.warn(NO_SITE_CONFIG);
  const isDataDirWritable = await isWritable(env.DATA_DIR);
  await connectRedis();
  await settleMediaSecret();
  if (!env.API_BASE_URL) process.env['EMBEDDED_API_URL'] = await startEmbeddedApi();
  const pool = new RendererPool(env.RENDERERS);
  const site: FrontServices = {
    build: readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim(),
    pages: new PageCache(env.PAGE_CACHE_MB),
    pool,
    invalidation: new Invalidation(pool),
    files: new StaticFiles(),
    state: 'starting',
  };
  startMetrics(site);
  // Earlier invalidations are read before the renderers start, because each renderer gets them at
  // its start.
  await site.invalidation.followStream();
  const stopWatching = await watchNotice(
    notices,
    () => void site.invalidation.apply([[NOTICE_TAG, 0]]),
  );
  // From here on requests are accepted. They wait in the pool's queue, with its usual limits, until
  // a renderer is ready.
  const server = createVisitorServer().on('request', createFront(site));
  await listen(server, env.PORT, env.HOST);
  await pool.start();
  drainOnSignals({
    server,
    site,
    finish: async () => {
      stopWatching();
      await pool.close();
    },
  });
  if (env.WARM_UP_SECONDS > 0) await warmUp(site, env.WARM_UP_SECONDS * 1000);
  if (site.state !== 'starting') return;
  site.state = 'ready';
  logStarted(server);
  if (isDataDirWritable)
    await site.files.store().catch((error: unknown) => logger.warn({ err: error }, NOT_STORED));
}

/**
 * Creates the folder, and returns whether it is writable. If it is not, the log names the
 * consequences.
 */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    logger.warn({ folder, reason: errorMessage(error) }, UNWRITABLE);
    return false;
  }
}

/** Calls back when the notice has changed or expired. Returns a function that ends the watch. */
async function watchNotice(source: NoticeSource, onChange: () => void): Promise<() => void> {
  let lastNotice: string | undefined;
  const checkNotice = async (): Promise<void> => {
    const notice = JSON.stringify(await source.read(new Date()));
    if (lastNotice !== undefined && notice !== lastNotice) onChange();
    lastNotice = notice;
  };
  // The first check precedes the rendering of the first page, so that no later change is missed.
  await checkNotice();
  const timer = setInterval(() => void checkNotice(), NOTICE_INTERVAL).unref();
  return () => clearInterval(timer);
}

start().catch((error: unknown) => {
  const isSetting = error instanceof EnvironmentError || error instanceof OrganisationError;
  if (isSetting || error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'Start failed');
  process.exit(isSetting ? EXIT_CONFIG : 1);
});
