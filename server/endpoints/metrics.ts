import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { gauge, registry } from '@/lib/runtime/metrics';
import { routes } from '@/lib/routes/links';
import { ignoreErrors } from '../front/connections';
import { listen } from '../front/listen';
import { sendPlain } from '../http/plain-response';
import { inFlight } from '../front/request-metrics';
import { setBaseHeaders } from '../http/security-headers';
import type { Exchange, FrontServices } from '../front/site';
import { CONTROL_PATHS } from '../http/protocol';
import { authorize, sendStatus } from './status';

/** A renderer that takes longer is left out. */
const RENDERER_TIMEOUT = 1000;

/** Node's own metrics, of the front only: some have no meaning for several processes together. */
const processMetrics = new Registry();

/** Gauges of the front's process, its page cache and the build, read when scraped. */
export function startMetrics(site: FrontServices): void {
  const { build, pages, pool } = site;
  collectDefaultMetrics({ register: processMetrics });
  const labels = { help: 'Always 1; the label says which build runs', labelNames: ['build'] };
  new Gauge({ name: 'site_build_info', ...labels, registers: [registry] }).set({ build }, 1);
  gauge('site_page_cache_pages', 'Pages in the page cache', () => pages.figures.pages);
  gauge('site_page_cache_bytes', 'Memory of the page cache', () => pages.figures.bytes);
  gauge('site_requests_in_flight', 'Requests being answered', () => inFlight.requests);
  gauge('site_renderer_restarts', 'Renderers started in place of one that ended', () => pool.restarts);
  gauge('site_renderings_in_flight', 'Requests being answered by the renderers', () =>
    pool.renderers.reduce((sum, renderer) => sum + renderer.inFlight, 0),
  );
}

type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** Prometheus text, for clients that know the token. */
export async function answerMetrics(exchange: Exchange): Promise<void> {
  if (authorize(exchange)) await sendMetrics(exchange.site, exchange.response);
}

/** Sends the Prometheus text of front and renderers together. */
async function sendMetrics({ pool }: FrontServices, response: ServerResponse): Promise<void> {
  const answers = await pool.control(CONTROL_PATHS.metrics, { timeout: RENDERER_TIMEOUT });
  const all = [await registry.getMetricsAsJSON(), ...answers.filter((answer): answer is Metrics => Array.isArray(answer))];
  const text = (await processMetrics.metrics()) + (await AggregatorRegistry.aggregate(all).metrics());
  response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' }).end(text);
}

/**
 * `GET /metrics` and `/statusz` on a port of their own, when METRICS_PORT names one. Access is not authenticated: the port is bound to
 * loopback unless METRICS_HOST says otherwise. Returns a function that closes it. Throws `StartError` when the port cannot be used.
 */
export async function startMetricsServer(site: FrontServices): Promise<() => void> {
  const { METRICS_PORT, METRICS_HOST } = environment();
  if (METRICS_PORT === undefined) return () => undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    if (path === routes.metrics) await sendMetrics(site, response);
    else if (path === routes.status) await sendStatus({ site, response });
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
  await listen(server, 'METRICS_PORT', METRICS_PORT, METRICS_HOST);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
