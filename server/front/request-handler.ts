import type { RequestListener } from 'node:http';
import { originForm, type RouteMatch } from '@/lib/routes/canonical';
import { environment } from '@/lib/platform/env';
import { BusyError } from '@/lib/platform/limit';
import { logger } from '@/lib/platform/logger';
import { sendCached, type CachedResponse } from '../http/cached-response';
import { answerContactForm, fetchSentScreen } from './handlers/contact';
import { HANDLERS } from './handlers/handlers';
import { endsConnection, framingFault, isConnectionError, isOnlyResponse } from './connections';
import { pageFetcher, forwardRequest } from '../renderer/pool/forward-to-renderer';
import {
  resolveRequest,
  resolveTarget,
  type PageRequest,
  type ResolvedRequest,
} from './resolve-request';
import {
  redirect,
  sendError,
  sendMethodNotAllowed,
  rememberLanguage,
  sendResponse,
} from '../http/plain-response';
import { REQUEST_ID, requestId } from '@/lib/platform/client-address';
import { trackRequest } from './request-metrics';
import { setBaseHeaders } from '../http/security-headers';
import type { Exchange, FrontServices } from './exchange';

/**
 * Creates the front's listener. It checks the limits of the connection, resolves the request, and
 * answers from the page cache, a renderer or a handler.
 */
export function createFront(site: FrontServices): RequestListener {
  return (request, response) => {
    if (!isOnlyResponse(response)) return;
    const id = requestId(request, environment().TRUST_PROXY);
    request.url = originForm(request.url ?? '');
    const target = resolveTarget(request.url);
    const end = trackRequest({ requestId: id, method: request.method, route: target.label });
    response.once('close', () => end(response.statusCode));
    if (endsConnection(request)) response.shouldKeepAlive = false;
    // Handlers read the body of a POST; any other body is discarded as it arrives.
    if (request.method !== 'POST') request.resume();
    handleExchange({ site, id, request, response, target });
  };
}

function handleExchange(exchange: Exchange): void {
  const { site, id, request, response, target } = exchange;
  try {
    const status = framingFault(request);
    const resolved: ResolvedRequest = status
      ? { kind: 'refused', status }
      : resolveRequest(request, target, site.files.has);
    const hit = lookupCached(site, resolved);
    const answered = hit
      ? sendCached(hit, request, response, [REQUEST_ID, id])
      : respond(exchange, resolved);
    answered
      ?.catch((error: unknown) => handleFailure(exchange, error))
      .finally(() => request.resume());
  } catch (error) {
    handleFailure(exchange, error);
  }
}

/** The cached page or file, which answers most requests without a promise or a context. */
function lookupCached(
  { pages, files, state }: FrontServices,
  resolved: ResolvedRequest,
): CachedResponse | undefined {
  if (state === 'stopping') return undefined;
  if (resolved.kind === 'file') return files.lookup(resolved.path);
  const isShared = resolved.kind === 'page' && !resolved.isFlashed;
  return isShared ? pages.lookup(resolved.key) : undefined;
}

function handleFailure({ id, target, request, response }: Exchange, error: unknown): void {
  // The client closed its connection during the request, which is no error of the site.
  if (request.socket.destroyed && isConnectionError(error)) {
    logger.debug({ requestId: id, err: error, route: target.label }, 'Visitor left');
    return void response.destroy();
  }
  if (error instanceof BusyError)
    logger.warn({ requestId: id, route: target.label, reason: error.message }, 'Rendering refused');
  else logger.error({ requestId: id, err: error, route: target.label }, 'Request failed');
  if (response.headersSent) return void response.destroy();
  setBaseHeaders(response);
  sendError({ request, response }, 503);
}

async function respond(exchange: Exchange, resolved: ResolvedRequest): Promise<void> {
  const { site, id, request, response } = exchange;
  setBaseHeaders(response);
  response.setHeader(REQUEST_ID, id);
  // A stopping site closes its connections.
  if (site.state === 'stopping') response.setHeader('connection', 'close');
  switch (resolved.kind) {
    case 'page':
      return sendCached(await fetchPage(exchange, resolved), request, response);
    case 'file': {
      const file = await site.files.get(resolved.path);
      return file ? sendCached(file, request, response) : sendError(exchange, 404);
    }
    case 'handler':
      return answerRoute(exchange, resolved.match);
    case 'contact-form':
      return answerContactForm(exchange, resolved);
    case 'redirect':
      if (resolved.remember) rememberLanguage(response, resolved.remember);
      return redirect(response, resolved.status, resolved.location);
    case 'refused':
      return resolved.allowed
        ? sendMethodNotAllowed(exchange, resolved.allowed)
        : sendError(exchange, resolved.status);
  }
}

function fetchPage(exchange: Exchange, asked: PageRequest): Promise<CachedResponse> {
  return asked.isFlashed
    ? fetchSentScreen(exchange, asked)
    : exchange.site.pages.get(asked.key, pageFetcher(exchange, asked));
}

async function answerRoute(exchange: Exchange, { name }: RouteMatch): Promise<void> {
  const handler = HANDLERS[name];
  if (handler) return handler(exchange);
  sendResponse(exchange.response, await forwardRequest(exchange, name));
}
