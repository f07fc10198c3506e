import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { environment } from '@/lib/env';
import { organisation } from '@/lib/organisation';
import { startEmbedded } from './embedded';
import { startMetricsServer } from './metrics-server';
import { announce } from './listen';
import { settleMediaSecret } from './media-secret';
import { statusOf } from './status-of-all';
import { endOnUncaught, goOnUnheard } from './stop';
import { Switchboard } from './switchboard';
import { Workers } from './workers';

/**
 * Starts as many workers as WEB_CONCURRENCY says, which share the port, and serves nobody itself: it starts a worker anew that has
 * died, passes messages between them, and holds what there must be only one of (the embedded API, the port of the figures).
 */
export async function startPrimary(): Promise<void> {
  const env = environment();
  organisation();
  endOnUncaught();
  goOnUnheard();
  await settleMediaSecret();
  const closeApi = env.API_BASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  const workers = new Workers(env.WEB_CONCURRENCY);
  const readFigures = figuresOf(workers);
  const switchboard = new Switchboard(cluster, readFigures);
  const closeMetrics = await startMetricsServer(env, { figures: readFigures, status: async () => statusOf(await switchboard.statuses()) });
  // The workers check the same and say which port it was.
  const port = await workers.start();
  announce(port, { workers: env.WEB_CONCURRENCY });
  workers.stopOnSignals(async () => {
    closeMetrics();
    await closeApi?.();
  });
}

/** The figures of all workers, and how they fare. */
function figuresOf(workers: Workers): () => Promise<string> {
  const all = new AggregatorRegistry();
  const own = new Registry();
  own.registerMetric(
    new Gauge({
      name: 'site_workers',
      help: 'Workers that run',
      registers: [],
      collect() {
        this.set(workers.running);
      },
    }),
  );
  own.registerMetric(
    new Counter({
      name: 'site_worker_restarts_total',
      help: 'Workers started in place of one that died',
      registers: [],
      collect() {
        this.reset();
        this.inc(workers.restarts);
      },
    }),
  );
  return async () => (await all.clusterMetrics()) + (await own.metrics());
}
