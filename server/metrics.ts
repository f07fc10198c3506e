import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { splitLanguage } from '@/lib/i18n/language-path';
import { metrics } from '@/lib/metrics';
import { isSameSecret } from './secret';
import { sendPlain } from './plain-answer';

export const METRICS_PATH = '/metrics';
const SCREENS = new Set(
  'article page category service toutacticle toutpage search partenaire chambre_de_commerces chambre_de_commerce calendrier contact accessibilite confidentialite'.split(
    ' ',
  ),
);
const ROOMS = new Set('_next api media files locales assets icons'.split(' '));

/** Memory, event loop and collector figures besides our own. */
export function startMetrics(): void {
  collectDefaultMetrics({ register: metrics.registry });
}

/** Counts one answer when it has ended. */
export function measure(request: IncomingMessage, response: ServerResponse): void {
  const end = metrics.latency.startTimer();
  response.once('close', () => {
    const route = routeOf((request.url ?? '/').split('?')[0] ?? '/');
    end({ route });
    metrics.requests.inc({ route, status: response.statusCode });
  });
}

/** A small, fixed set of names, however many addresses are asked for. */
function routeOf(path: string): string {
  const first = splitLanguage(path).path.split('/')[1] ?? '';
  if (first === '') return 'home';
  if (SCREENS.has(first)) return first;
  return ROOMS.has(first) ? `/${first}` : 'other';
}

/** Prometheus text, for whoever knows the token; without one configured the address does not exist. */
export async function answerMetrics(token: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!token) return sendPlain(response, 404, 'Not Found');
  if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) return sendPlain(response, 403, 'Forbidden');
  const text = await metrics.registry.metrics();
  response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text);
}
