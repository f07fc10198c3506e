import { createServer } from 'node:http';
import type { Environment } from '@/lib/env';
import { listen } from './listen';
import { METRICS_PATH, sendMetrics } from './metrics';
import { sendPlain } from './plain-answer';

/**
 * `GET /metrics` on a port of its own, when METRICS_PORT names one. Who reaches that port may read: it is on this machine alone unless
 * METRICS_HOST says otherwise. `read` gathers the figures where this process has none of its own. Returns what ends it. Throws `StartError` when the port cannot be used.
 */
export async function startMetricsServer({ METRICS_PORT, METRICS_HOST }: Environment, read?: () => Promise<string>): Promise<() => void> {
  if (METRICS_PORT === undefined) return () => undefined;
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === METRICS_PATH) void sendMetrics(response, read);
    else sendPlain(response, 404, 'Not Found');
  });
  await listen(server, { variable: 'METRICS_PORT', port: METRICS_PORT, host: METRICS_HOST });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
