import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Environment } from '@/lib/env';
import { logger } from '@/lib/logger';
import { hearErrors } from './connection-errors';
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
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    if (path === METRICS_PATH) await sendMetrics(response, figures);
    else if (path === STATUS_PATH) sendStatus(await status(), request, response);
    else sendPlain(response, 404, 'Not Found');
  };
  const server = createServer((request, response) => {
    hearErrors(response);
    setBaseHeaders(response, false);
    // Figures of several workers come in time or not at all: that one of them is stuck must not end the others.
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'Figures of the site cannot be read');
      sendPlain(response, 503, 'Figures of the site cannot be read');
    });
  });
  await listen(server, { variable: 'METRICS_PORT', port: METRICS_PORT, host: METRICS_HOST });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
