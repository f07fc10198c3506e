import type { IncomingMessage, ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import { logger } from '@/lib/logger';
import { withTimeout } from '@/lib/with-timeout';
import { askPrimary, isWorker } from '@/lib/workers';
import type { PageCache } from './page-cache';
import { isSameSecret } from './secret';
import { sendPlain } from './plain-answer';
import type { Rendering } from './rendering/calls';
import { visitorMetrics } from './visitor-metrics';

export const METRICS_PATH = '/metrics';

/** All figures of this process: the visitors', and those from where pages are rendered, unless it is too busy to tell them. */
class AllFigures extends Registry {
  constructor(private readonly rendering: Pick<Rendering, 'figures' | 'figuresAsJson'>) {
    super();
  }

  override async metrics(): Promise<string> {
    const [own, theirs] = await Promise.all([visitorMetrics.registry.metrics(), told(this.rendering.figures())]);
    return `${own}${theirs ?? ''}`;
  }

  override async getMetricsAsJSON(): Promise<MetricObjectWithValues<MetricValue<string>>[]> {
    const [own, theirs] = await Promise.all([visitorMetrics.registry.getMetricsAsJSON(), told(this.rendering.figuresAsJson())]);
    return [...own, ...(theirs ?? [])];
  }
}

/** Whoever asks how the site fares waits a second at most for a part of it that is busy. */
function told<T>(figures: Promise<T>): Promise<T | null> {
  return withTimeout(figures, 1000).catch(() => null);
}

let figures: Registry = visitorMetrics.registry;

/** Figures of the process (memory, event loop, collector), of the page cache, and which build this is, besides those counted as they happen. */
export function startMetrics(pages: PageCache, build: string, rendering: Rendering, restarts: () => number): void {
  figures = new AllFigures(rendering);
  const registers = [visitorMetrics.registry];
  collectDefaultMetrics({ register: visitorMetrics.registry });
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
  gauge('site_rendering_restarts', 'Threads of the renderings started in place of one that died', restarts);
  if (isWorker()) shareFigures();
}

/** From here on the primary's questions for this process's figures are answered: the library listens once there is such a registry. */
function shareFigures(): AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> {
  AggregatorRegistry.setRegistries([figures]);
  return new AggregatorRegistry();
}

function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [visitorMetrics.registry],
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
    visitorMetrics.requests.inc({ route, status });
    visitorMetrics.latency.observe({ route }, seconds);
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
  if (!isWorker()) return figures.metrics();
  const text = await askPrimary({ ask: 'metrics' });
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export async function sendMetrics(response: ServerResponse, read: () => Promise<string | undefined> = readFigures): Promise<void> {
  const text = await read();
  if (text === undefined) return sendPlain(response, 503, 'Figures of the workers cannot be read');
  response.writeHead(200, { 'content-type': figures.contentType, 'cache-control': 'no-store' }).end(text);
}
