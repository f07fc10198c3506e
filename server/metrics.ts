import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { splitLanguage } from '@/lib/i18n/language-path';
import { logger } from '@/lib/logger';
import { metrics } from '@/lib/metrics';
import type { PageCache } from './page-cache';
import { isSameSecret } from './secret';
import { sendPlain } from './plain-answer';

export const METRICS_PATH = '/metrics';
const SCREENS = new Set(
  'article page category service toutacticle toutpage search partenaire chambre_de_commerces chambre_de_commerce calendrier contact accessibilite confidentialite'.split(
    ' ',
  ),
);
const ROOMS = new Set('_next api media files locales assets icons'.split(' '));

/** Figures of the process (memory, event loop, collector), of the page cache, and which build this is, besides those counted as they happen. */
export function startMetrics(pages: PageCache, build: string): void {
  const registers = [metrics.registry];
  collectDefaultMetrics({ register: metrics.registry });
  const info = new Gauge({ name: 'site_build_info', help: 'Always 1; the label says which build runs', labelNames: ['build'], registers });
  info.set({ build }, 1);
  gauge('site_page_cache_pages', 'Finished pages kept', () => pages.figures.pages);
  gauge('site_page_cache_bytes', 'Memory of finished pages', () => pages.figures.bytes);
  gauge('site_requests_in_flight', 'Requests being answered', requestsInFlight);
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

/** Counts one answer, while it lasts and when it has ended. */
export function measure(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const end = metrics.latency.startTimer();
  const route = routeOf(request);
  inFlight += 1;
  response.once('close', () => {
    inFlight -= 1;
    const status = response.statusCode;
    metrics.requests.inc({ route, status });
    logger.debug({ requestId, method: request.method, route, status, seconds: end({ route }) }, 'Answered');
  });
}

/** A small, fixed set of names, however many addresses are asked for. Nothing a visitor typed is in them. */
export function routeOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const first = splitLanguage(url.split('?')[0] ?? '/').path.split('/')[1] ?? '';
  if (first === '') return 'home';
  if (SCREENS.has(first)) return first;
  return ROOMS.has(first) ? `/${first}` : 'other';
}

/** Prometheus text, for whoever knows the token; without one configured the address does not exist. */
export async function answerMetrics(token: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!token) return sendPlain(response, 404, 'Not Found');
  if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) return sendPlain(response, 403, 'Forbidden');
  return sendMetrics(response);
}

export async function sendMetrics(response: ServerResponse): Promise<void> {
  const text = await metrics.registry.metrics();
  response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text);
}
