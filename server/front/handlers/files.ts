import { pipeline } from 'node:stream/promises';
import { logThrottled } from '@/lib/content-api/log-failure';
import { MissingError } from '@/lib/platform/transport';
import { addressGroup, clientAddressOf } from '@/lib/platform/client-address';
import { environment } from '@/lib/platform/env';
import { errorMessage, logger } from '@/lib/platform/logger';
import { downloadPath, openDownload } from '@/lib/media/open-download';
import { sendError } from '../../http/plain-response';
import type { Exchange } from '../exchange';
import { createNamedLimit } from '@/lib/platform/limit';

/**
 * At most 32 downloads run at a time, each with its own connection to the API. One visitor may have
 * 8 of them, and 200 more may wait.
 */
const limit = createNamedLimit(32, 8, 200);
/**
 * Longest wait in the queue, in milliseconds: by then stalled readers have been dropped
 * (`dropSilentConnections`).
 */
const MAX_WAIT = 20_000;

export async function answerFile({
  id,
  request,
  response,
}: Pick<Exchange, 'id' | 'request' | 'response'>): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = downloadPath(address);
  if (!path) return sendError({ request, response }, 404);
  const connectionClosed = new AbortController();
  response.once('close', () => connectionClosed.abort());
  const { signal } = connectionClosed;
  const sendDownload = async (): Promise<void> => {
    const { range: _, ...withoutRange } = request.headers;
    // Only a GET has a range (RFC 9110, 14.2).
    const clientHeaders = request.method === 'GET' ? request.headers : withoutRange;
    const { status, headers, body } = await openDownload(address, path, { clientHeaders, signal });
    if (status === 416) {
      body.destroy();
      response.setHeader('content-range', headers['content-range'] ?? 'bytes */*');
      return sendError({ request, response }, 416);
    }
    response.writeHead(status, headers);
    if (request.method !== 'HEAD') return pipeline(body, response);
    body.destroy();
    response.end();
  };
  try {
    const visitor = addressGroup(clientAddressOf(request, environment().TRUST_PROXY));
    await limit(visitor, sendDownload, AbortSignal.timeout(MAX_WAIT));
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof MissingError) return sendError({ request, response }, 404);
    const reason = errorMessage(error);
    logThrottled(`file ${reason}`, () =>
      logger.error({ requestId: id, file: path, reason }, 'File cannot be downloaded'),
    );
    if (!response.headersSent) sendError({ request, response }, 503);
  }
}
