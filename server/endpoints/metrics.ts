import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { PageCache } from '../cache/page-cache';
import { sendPlain } from '../front/plain-response';
import type { RendererPool } from '../front/renderers/renderer-pool';
import { frontRegistry, requestsInFlight } from '../front/request-metrics';
import { CONTROL_PATHS } from '../renderer/protocol';
import type { Exchange } from '../front/request-handler';
import type { EndpointOptions } from './endpoints';
import { isSameSecret } from './operator-pages';
import type { Environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { routes } from '@/lib/routes/links';
import { ignoreErrors } from '../front/connections';
import { listen } from '../front/listen';
import { setBaseHeaders } from '../front/security-headers';
import { sendStatus, type StatusSource } from './status';

/** A renderer that is busy for longer is left out. */
const RENDERER_TIMEOUT = 1000;

/** Prometheus text of front and renderers together. */
export type MetricsSource = () => Promise<string>;

/** Metrics of the front's process and page cache, and of the build, beside those counted as they happen. Gives the text of all processes. */
export function startMetrics(pages: PageCache, build: string, pool: RendererPool): MetricsSource {
  collectDefaultMetrics({ register: frontRegistry });
  const info = new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the label says which build runs',
    labelNames: ['build'],
    registers: [frontRegistry],
  });
  info.set({ build }, 1);
  gauge('site_page_cache_pages', 'Pages in the page cache', () => pages.figures.pages);
  gauge('site_page_cache_bytes', 'Memory of the page cache', () => pages.figures.bytes);
  gauge('site_requests_in_flight', 'Requests being answered', requestsInFlight);
  gauge('site_renderer_restarts', 'Renderers started in place of one that ended', () => pool.restarts);
  gauge('site_renderings_in_flight', 'Requests being answered by the renderers', () =>
    pool.renderers.reduce((sum, { inFlight }) => sum + inFlight, 0),
  );
  return async () => {
    const answers = await pool.control(CONTROL_PATHS.metrics, { timeout: RENDERER_TIMEOUT });
    const known = answers.filter((answer): answer is MetricObjectWithValues<MetricValue<string>>[] => Array.isArray(answer));
    return (await frontRegistry.metrics()) + (await AggregatorRegistry.aggregate(known).metrics());
  };
}

function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [frontRegistry],
    collect() {
      this.set(read());
    },
  });
}

/** Prometheus text, for clients that know the token; without one configured the address does not exist. */
export async function answerMetrics({ request, response }: Exchange, { metricsToken: token, metrics }: EndpointOptions): Promise<void> {
  if (!token) return sendPlain(response, 404, 'Not Found');
  if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) return sendPlain(response, 403, 'Forbidden');
  return sendMetrics(metrics, response);
}

async function sendMetrics(source: MetricsSource, response: ServerResponse): Promise<void> {
  const text = await source();
  response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' }).end(text);
}

/**
 * `GET /metrics` and `/statusz` on a port of their own, when METRICS_PORT names one. Clients that reach that port may read: it is on this machine
 * alone unless METRICS_HOST says otherwise. Returns what closes it. Throws `StartError` when the port cannot be used.
 */
export async function startMetricsServer(
  { METRICS_PORT, METRICS_HOST }: Environment,
  { metrics, status }: { metrics: MetricsSource; status: StatusSource },
): Promise<() => void> {
  if (METRICS_PORT === undefined) return () => undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    if (path === routes.metrics) await sendMetrics(metrics, response);
    else if (path === routes.status) sendStatus(await status(), request, response);
    else sendPlain(response, 404, 'Not Found');
  };
  const server = createServer((request, response) => {
    ignoreErrors(response);
    setBaseHeaders(response, false);
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'Metrics cannot be read');
      sendPlain(response, 503, 'Metrics cannot be read');
    });
  });
  await listen(server, { variable: 'METRICS_PORT', port: METRICS_PORT, host: METRICS_HOST });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
