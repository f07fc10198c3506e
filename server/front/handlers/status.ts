import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import { callReports, mergeCallReports } from '@/lib/content-api/call-status';
import { environment } from '@/lib/platform/env';
import { gauge, registry } from '@/lib/platform/metrics';
import { hasBearerToken } from '@/lib/platform/signature';
import type { Exchange, FrontServices } from '../exchange';
import { CONTROL_PATHS } from '../../http/protocol';
import { processStatus, type RendererStatus } from '../../renderer/renderer-status';
import { sendError, sendResponse } from '../../http/plain-response';
import { inFlight } from '../request-metrics';

/** A renderer that takes longer counts as not answering, and is left out. */
const RENDERER_TIMEOUT = 1000;

export type Status = Awaited<ReturnType<typeof gatherStatus>>;

type StatusOf = Pick<FrontServices, 'build' | 'state'> & {
  pages: Pick<FrontServices['pages'], 'stats'>;
  pool: Pick<FrontServices['pool'], 'control' | 'restarts'> & {
    renderers: readonly { pid: number | undefined }[];
  };
};

/** The status needs no API call, so it is available while the API hangs. */
export async function gatherStatus({ build, state, pages, pool }: StatusOf) {
  const { API_BASE_URL } = environment();
  const answers = (await pool.control(CONTROL_PATHS.status, {
    timeout: RENDERER_TIMEOUT,
  })) as (RendererStatus | null)[];
  const renderers = answers.filter((answer) => answer !== null);
  const front = processStatus();
  const memoryMegabytes = renderers.reduce(
    (sum, renderer) => sum + renderer.memoryMegabytes,
    front.memoryMegabytes,
  );
  return {
    site: { build, ...front, node: process.version, memoryMegabytes, isReady: state === 'ready' },
    renderers: {
      expected: pool.renderers.length,
      answered: renderers.length,
      silent: pool.renderers.filter((_, index) => !answers[index]).map(({ pid }) => pid ?? 0),
      restarts: pool.restarts,
    },
    api: {
      // The host alone, since an address may hold credentials.
      host: API_BASE_URL === undefined ? 'embedded' : new URL(API_BASE_URL).host,
      // The circuit is open if it is open in any renderer.
      circuit: renderers.find(({ circuit }) => circuit === 'open')?.circuit ?? 'closed',
      oldestStaleSeconds: Math.max(
        0,
        ...renderers.map(({ oldestStaleSeconds }) => oldestStaleSeconds),
      ),
    },
    pages: { kept: pages.stats.pages, kilobytes: Math.round(pages.stats.bytes / 1024) },
    processes: renderers.map(({ calls: _calls, ...rest }) => rest),
    // The front makes calls too: contact messages.
    calls: mergeCallReports([...callReports(), ...renderers.flatMap(({ calls }) => calls)]),
  };
}

/** Refuses clients without METRICS_TOKEN: with 403, or with 404 if no token is configured. */
function authorize({ request, response }: Pick<Exchange, 'request' | 'response'>): boolean {
  const token = environment().METRICS_TOKEN;
  const isAuthorized = token !== undefined && hasBearerToken(request.headers.authorization, token);
  if (!isAuthorized) sendError({ request, response }, token === undefined ? 404 : 403);
  return isAuthorized;
}

export async function answerStatus(exchange: Exchange): Promise<void> {
  if (!authorize(exchange)) return;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  sendResponse(exchange.response, {
    status: 200,
    headers,
    body: `${JSON.stringify(await gatherStatus(exchange.site), null, 2)}\n`,
  });
}

/** Node's own metrics are those of the front alone: some have no sum over several processes. */
const processMetrics = new Registry();

/** Gauges of the front's process, its page cache and the build, read when scraped. */
export function startMetrics(site: FrontServices): void {
  const { build, pages, pool } = site;
  collectDefaultMetrics({ register: processMetrics });
  const labels = { help: 'Always 1; the label says which build runs', labelNames: ['build'] };
  new Gauge({ name: 'site_build_info', ...labels, registers: [registry] }).set({ build }, 1);
  gauge('site_page_cache_pages', 'Pages in the page cache', () => pages.stats.pages);
  gauge('site_page_cache_bytes', 'Memory of the page cache', () => pages.stats.bytes);
  gauge('site_requests_in_flight', 'Requests being answered', () => inFlight.requests);
  gauge(
    'site_renderer_restarts',
    'Renderers started in place of one that ended',
    () => pool.restarts,
  );
  gauge('site_renderings_in_flight', 'Requests being answered by the renderers', () =>
    pool.renderers.reduce((sum, renderer) => sum + renderer.inFlight, 0),
  );
}

type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** The Prometheus text of front and renderers together. */
export async function answerMetrics(exchange: Exchange): Promise<void> {
  if (!authorize(exchange)) return;
  const { site, response } = exchange;
  const answers = await site.pool.control(CONTROL_PATHS.metrics, { timeout: RENDERER_TIMEOUT });
  const metricsByProcess = [
    await registry.getMetricsAsJSON(),
    ...answers.filter((answer): answer is Metrics => Array.isArray(answer)),
  ];
  const text =
    (await processMetrics.metrics()) +
    (await AggregatorRegistry.aggregate(metricsByProcess).metrics());
  response
    .writeHead(200, {
      'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
      'cache-control': 'no-store',
    })
    .end(text);
}
