import type { IncomingMessage, ServerResponse } from 'node:http';
import { OUTCOME_HEADER } from '@/lib/contact/outcome';
import { clientAddressOf } from '@/lib/platform/client-address';
import { environment } from '@/lib/platform/env';
import { MAX_REQUEST_BYTES } from '@/lib/platform/http-messages';
import { readBounded } from '@/lib/platform/read-body';
import { createRequestContext, runInContext } from '@/lib/platform/request-context';
import { joinHeaders, sendResponse } from '../http/plain-response';
import type { Invalidation } from '../renderer/pool/invalidation';
import type { RendererPool } from '../renderer/pool/renderer-pool';
import type { PageCache } from './cache/page-cache';
import type { StaticFiles } from './cache/static-files';
import type { ResolvedTarget } from './resolve-request';

export interface FrontServices {
  build: string;
  pages: PageCache;
  pool: RendererPool;
  invalidation: Invalidation;
  files: StaticFiles;
  /**
   * A starting site answers, and its pages wait for a renderer. A stopping one answers, and closes
   * its connections.
   */
  state: 'starting' | 'ready' | 'stopping';
}

export interface Exchange {
  site: FrontServices;
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  target: ResolvedTarget;
}

/**
 * Runs a route handler of the application in the front. The front is a single process, so the
 * handler's state is valid for all renderers. `url` is the handler's path and query, by default the
 * requested ones.
 */
export async function runRouteHandler(
  exchange: Exchange,
  handler: (request: Request) => Promise<Response>,
  url = exchange.request.url ?? '',
): Promise<Response> {
  const { id, request } = exchange;
  // A body beyond the limit is replaced by an empty one. The handler still refuses the request,
  // because its Content-Length exceeds the limit.
  const body = new Uint8Array((await readRequestBody(exchange)) ?? []);
  const forwarded = new Request(new URL(url, 'http://localhost'), {
    method: 'POST',
    headers: joinHeaders(request.headers),
    body,
  });
  const context = createRequestContext({
    requestId: id,
    clientAddress: clientAddressOf(request, environment().TRUST_PROXY),
  });
  return runInContext(context, () => handler(forwarded));
}

/** Sends a handler's response, without the headers meant for the front. */
export async function sendHandlerResponse({ response }: Exchange, answer: Response): Promise<void> {
  const { [OUTCOME_HEADER]: _outcome, ...headers } = Object.fromEntries(answer.headers);
  sendResponse(response, {
    status: answer.status,
    headers,
    body: new Uint8Array(await answer.arrayBuffer()),
  });
}

/** The body of a request; null for one beyond the limit. */
export function readRequestBody({ request }: { request: IncomingMessage }): Promise<Buffer | null> {
  // The end of the loop must not destroy the connection, which still carries the response.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  return readBounded(chunks, MAX_REQUEST_BYTES);
}
