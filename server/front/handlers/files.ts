import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { logSeldom } from '@/lib/content-api/log-failure';
import { MissingError } from '@/lib/platform/transport';
import { addressGroup, visitorAddress } from '@/lib/platform/client-address';
import { matchesEntityTag } from '@/lib/platform/http-messages';
import { environment } from '@/lib/platform/env';
import { errorMessage, logger } from '@/lib/platform/logger';
import { downloadPath, openDownload } from '@/lib/media/open-download';
import { headersOf, refuse } from '../../http/plain-response';
import type { Exchange } from '../site';
import { createNamedLimit } from '@/lib/platform/limit';

/**
 * Concurrent downloads, each with its own connection to the API; of these, per visitor; and the
 * length of the queue.
 */
const limit = createNamedLimit(32, 8, 200);
/**
 * Longest wait in the queue, in milliseconds: by then stalled readers have been dropped
 * (`dropSilentConnections`).
 */
const LONGEST_WAIT = 20_000;

const OF_THE_BODY = /^content-(?:length|range|encoding)$/;

/** Answered by the front, as pictures are. */
export async function answerFile({
  id,
  request,
  response,
}: Pick<Exchange, 'id' | 'request' | 'response'>): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = downloadPath(address);
  if (!path) return refuse({ request, response }, 404);
  const gone = new AbortController();
  const { signal } = gone;
  // No `AbortSignal.any` of a timeout: Node 20 collects that as garbage while it is waited for.
  const waited = new AbortController();
  const late = setTimeout(() => waited.abort(), LONGEST_WAIT);
  response.once('close', () => {
    clearTimeout(late);
    waited.abort();
    gone.abort();
  });
  const send = async (): Promise<void> => {
    // Only a GET has a range (RFC 9110, 14.2).
    const range = request.method === 'GET' ? request.headers.range : undefined;
    const ifRange = request.headers['if-range']?.toString();
    const { status, headers, body } = await openDownload(address, path, { range, ifRange, signal });
    if (status === 416) {
      body.destroy();
      response.setHeader('content-range', headers['content-range'] ?? 'bytes */*');
      return refuse({ request, response }, 416);
    }
    const isKnown = status < 300 && isUnchanged(request.headers, headers);
    response.writeHead(
      isKnown ? 304 : status,
      isKnown ? headersOf(headers, (name) => !OF_THE_BODY.test(name)) : headers,
    );
    if (isKnown || request.method === 'HEAD') body.destroy();
    else await forwardBody(body, response, signal);
    response.end();
  };
  try {
    const visitor = addressGroup(visitorAddress(request, environment().TRUST_PROXY));
    await limit(visitor, send, waited.signal);
  } catch (error) {
    if (signal.aborted) return void response.destroy();
    if (error instanceof MissingError) return refuse({ request, response }, 404);
    const reason = errorMessage(error);
    logSeldom(`file ${reason}`, (more) =>
      logger.error({ requestId: id, file: path, reason, ...more }, 'File cannot be downloaded'),
    );
    if (response.headersSent) return void response.destroy();
    return refuse({ request, response }, 503);
  }
}

/** Conditional requests (RFC 9110, 13.2.2): the date counts only without an entity tag. */
function isUnchanged(
  asked: IncomingHttpHeaders,
  { etag, 'last-modified': modified = '' }: Record<string, string>,
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = asked;
  return tags === undefined
    ? Date.parse(modified) <= Date.parse(since)
    : matchesEntityTag(tags, etag?.replace(/^W\//, '') || '\0');
}

async function forwardBody(
  body: AsyncIterable<Uint8Array>,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  for await (const chunk of body) {
    if (!response.write(chunk)) await once(response, 'drain', { signal });
  }
}
