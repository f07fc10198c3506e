import type { IncomingMessage, ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Gauge } from 'prom-client';
import { logger } from '@/lib/logger';
import { metrics } from '@/lib/metrics';
import { askPrimary, isWorker } from '@/lib/workers';
import type { PageCache } from './page-cache';
import { isSameSecret } from './secret';
import { sendPlain } from './plain-answer';

export const METRICS_PATH = '/metrics';

/** Figures of the process (memory, event loop, collector), of the page cache, and which build this is, besides those counted as they happen. */
export function startMetrics(pages: PageCache, build: string): void {
  const registers = [metrics.registry];
  collectDefaultMetrics({ register: metrics.registry });
  const info = new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the label says which build runs',
    labelNames: ['build'],
    registers,
    aggregator: 'first',
  });
  info.set({ build }, 1);
  gauge('site_page_cache_pages', 'Finished pages kept', () => pages.figures.pages);
  gauge('site_page_cache_bytes', 'Memory of finished pages', () => pages.figures.bytes);
  gauge('site_requests_in_flight', 'Requests being answered', requestsInFlight);
  if (isWorker()) shareFigures();
}

/** From here on the primary's questions for this process's figures are answered: the library listens once there is such a registry. */
function shareFigures(): AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> {
  AggregatorRegistry.setRegistries([metrics.registry]);
  return new AggregatorRegistry();
}

function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [metrics.registry],
    collect() {
      this.set(read());
    },
  });
}

let inFlight = 0;

export function requestsInFlight(): number {
  return inFlight;
}

/** What an answer is called in figures and logs. */
interface Named {
  requestId: string;
  method: string | undefined;
  route: string;
}

/** Counts one answer while it lasts; what it returns counts its end. */
export function measure({ requestId, method, route }: Named): (status: number) => void {
  const begun = performance.now();
  inFlight += 1;
  return (status) => {
    inFlight -= 1;
    const seconds = (performance.now() - begun) / 1000;
    metrics.requests.inc({ route, status });
    metrics.latency.observe({ route }, seconds);
    if (logger.isLevelEnabled('debug')) logger.debug({ requestId, method, route, status, seconds }, 'Answered');
  };
}

/** Prometheus text, for whoever knows the token; without one configured the address does not exist. */
export async function answerMetrics(token: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!token) return sendPlain(response, 404, 'Not Found');
  if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) return sendPlain(response, 403, 'Forbidden');
  return sendMetrics(response);
}

/** What one process knows is a part only where several share the port: there the primary gathers the figures of all. */
async function readFigures(): Promise<string | undefined> {
  if (!isWorker()) return metrics.registry.metrics();
  const text = await askPrimary({ ask: 'metrics' });
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export async function sendMetrics(response: ServerResponse, read: () => Promise<string | undefined> = readFigures): Promise<void> {
  const text = await read();
  if (text === undefined) return sendPlain(response, 503, 'Figures of the workers cannot be read');
  response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text);
}
