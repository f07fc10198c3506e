import { createServer } from 'node:http';
import type { Environment } from '@/lib/env';
import { listen } from './listen';
import { sendStatus, STATUS_PATH } from './answer-status';
import { METRICS_PATH, sendMetrics } from './metrics';
import { sendPlain } from './plain-answer';
import { setBaseHeaders } from './security-headers';
import type { Status } from './status-of-all';

interface Sources {
  /** Gathers the figures where this process has none of its own. */
  figures?: () => Promise<string>;
  status: () => Promise<Status>;
}

/**
 * `GET /metrics` and `/statusz` on a port of their own, when METRICS_PORT names one. Who reaches that port may read: it is on this machine
 * alone unless METRICS_HOST says otherwise. Returns what ends it. Throws `StartError` when the port cannot be used.
 */
export async function startMetricsServer({ METRICS_PORT, METRICS_HOST }: Environment, { figures, status }: Sources): Promise<() => void> {
  if (METRICS_PORT === undefined) return () => undefined;
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    setBaseHeaders(response, false);
    if (path === METRICS_PATH) void sendMetrics(response, figures);
    else if (path === STATUS_PATH) void status().then((all) => sendStatus(all, request, response));
    else sendPlain(response, 404, 'Not Found');
  });
  await listen(server, { variable: 'METRICS_PORT', port: METRICS_PORT, host: METRICS_HOST });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
