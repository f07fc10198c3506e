import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { routes } from '@/lib/routes/links';
import { ignoreErrors } from '../front/connections/connection-errors';
import { listen } from '../front/connections/listen';
import { sendPlain } from '../front/plain-response';
import { setBaseHeaders } from '../front/security-headers';
import { sendMetrics, type MetricsSource } from './metrics';
import { sendStatus, type StatusSource } from './status';

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
    // No proxy stands in front of this port.
    setBaseHeaders(response, false, false);
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
