import type { RequestListener } from 'node:http';
import { environment } from '@/lib/runtime/env';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { BusyError } from '@/lib/runtime/limit';
import { logger } from '@/lib/runtime/logger';
import { originForm, splitTarget } from '@/lib/routes/canonical';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteMatch } from '@/lib/routes/match';
import { sendCached, type CachedResponse } from '../cache/cached-response';
import { answerContactForm, confirmationIn, confirmedScreen } from '../endpoints/contact';
import { ENDPOINTS } from '../endpoints/endpoints';
import { endsConnection, hasSafeFraming, isConnectionError } from './connections';
import { fetchPage, forwardRequest } from './renderers/forward-to-renderer';
import { keepChoice, PAGE_HEADERS, resolveAddress, resolveScreen, type ScreenRequest } from './resolve-request';
import { languageHints, redirect, refuse, refuseMethod, rememberLanguage, sendUnavailable, sendWhole } from './plain-response';
import { requestId } from './visitor-address';
import { measure } from './request-metrics';
import { setBaseHeaders } from './security-headers';
import type { Exchange, Site } from './site';

const READ = ['GET', 'HEAD'];
/** After this long the renderings that wait now are done, or refused as well. */
const RETRY_AFTER_SECONDS = '5';

/** The front: limits → route table → language → cache key → page cache → renderer. */
export function createFront(site: Site): RequestListener {
  return (request, response) => {
    const id = requestId(request, environment().TRUST_PROXY);
    request.url = originForm(request.url ?? '');
    const address = resolveAddress(request.url);
    const pending = site.pending.add(response);
    const end = measure({ requestId: id, method: request.method, route: address.label });
    response.on('close', () => {
      pending.delete(response);
      end(response.statusCode);
    });
    if (endsConnection(request)) response.shouldKeepAlive = false;
    const exchange = { site, id, request, response, address };
    site.acceptFirst.run(() => begin(exchange));
  };
}

function begin(exchange: Exchange): void {
  const { id, request, response } = exchange;
  // The visitor may have left while other connections were opening.
  if (request.socket.destroyed) return;
  try {
    const hit = readyResponse(exchange);
    const answered = hit ? sendCached(hit, request, response, ['x-request-id', id]) : answer(exchange);
    answered?.catch((error: unknown) => fail(exchange, error));
  } catch (error) {
    fail(exchange, error);
  }
}

/** A cached page or file in its final form: most requests are answered by one, without a promise or a context of their own. */
function readyResponse({ site: { pages, files, isReady }, request, address }: Exchange): CachedResponse | undefined {
  const { target, nonScreen, screen } = address;
  if (!target.ok || !READ.includes(request.method ?? '') || !isReady || !hasSafeFraming(request)) return undefined;
  if (files.has(target.path)) return files.ready(target.path);
  if (nonScreen) return nonScreen.route.kind === 'document' ? pages.ready(documentKey(target.path)) : undefined;
  if (screen?.kind !== 'screen' || confirmationIn(address) !== undefined) return undefined;
  const asked = resolveScreen(request, target, screen);
  return 'key' in asked && asked.chosen === undefined ? pages.ready(asked.key) : undefined;
}

function fail({ id, address, request, response }: Exchange, error: unknown): void {
  // A visitor who has left in the middle of a request needs no answer, and is no fault of the site.
  if (request.socket.destroyed && isConnectionError(error)) {
    logger.debug({ requestId: id, err: error, route: address.label }, 'Visitor left');
    return void response.destroy();
  }
  if (error instanceof BusyError) logger.warn({ requestId: id, route: address.label, reason: error.message }, 'Too many renderings');
  else logger.error({ requestId: id, err: error, route: address.label }, 'Request failed');
  if (response.headersSent) return void response.destroy();
  setBaseHeaders(response);
  sendUnavailable({ request, response }, 'Service Unavailable', RETRY_AFTER_SECONDS);
}

async function answer(exchange: Exchange): Promise<void> {
  const { site, id, request, response, address } = exchange;
  const { target, nonScreen, screen } = address;
  const { method = '' } = request;
  setBaseHeaders(response);
  response.setHeader('x-request-id', id);
  // A site that is stopping ends its connections.
  if (!site.isReady) response.setHeader('connection', 'close');
  if (!target.ok) return refuse(exchange, target.status);
  if (!hasSafeFraming(request)) return refuse(exchange, 400);
  const file = await site.files.get(target.path);
  if (file) return READ.includes(method) ? sendCached(file, request, response) : refuseMethod(exchange, READ);
  if (nonScreen) return answerRoute(exchange, nonScreen, target.path);
  if (!screen) return refuse(exchange, 404);
  const methods = screen.kind === 'screen' ? (screen.route?.methods ?? READ) : READ;
  if (!methods.includes(method)) return refuseMethod(exchange, methods);
  if (screen.kind === 'redirect') return redirectToCanonical(exchange, screen.location);
  return method === 'POST' ? answerContactForm(exchange) : answerScreen(exchange, resolveScreen(request, target, screen));
}

async function answerRoute(exchange: Exchange, { name, route }: RouteMatch, path: string): Promise<void> {
  const { site, request, response } = exchange;
  if (!route.methods.includes(request.method ?? '')) return refuseMethod(exchange, route.methods);
  if (route.kind === 'document') {
    return sendCached(await site.pages.get(documentKey(path), fetchPage(exchange, path, PAGE_HEADERS.full)), request, response);
  }
  const endpoint = ENDPOINTS[name];
  if (endpoint) return endpoint(exchange);
  sendWhole(response, await forwardRequest(exchange));
}

/** One redirect, also where the default language is named in the path, which has no prefix. */
function redirectToCanonical({ request, response }: Exchange, location: string): void {
  const { path, query } = splitTarget(location);
  const decision = decideLanguage({ pathname: path, query, ...languageHints(request) });
  if (decision.kind === 'render') return redirect(response, 308, location);
  redirectIntoLanguage(response, decision);
}

function redirectIntoLanguage(response: Exchange['response'], { location, remember }: { location: string; remember: Locale | undefined }): void {
  if (remember) rememberLanguage(response, remember);
  redirect(response, 307, location);
}

async function answerScreen(exchange: Exchange, asked: ScreenRequest): Promise<void> {
  const { site, request, response } = exchange;
  if (asked.kind === 'bad') return refuse(exchange, 400);
  if (asked.kind === 'redirect') return redirectIntoLanguage(response, asked);
  const page = (await confirmedScreen(exchange, asked)) ?? (await site.pages.get(asked.key, fetchPage(exchange, asked.path, asked.headers)));
  return sendCached(keepChoice(page, asked.chosen, response), request, response);
}

/** Whatever stands in a document's query is no part of it, and its language stands in its path. */
function documentKey(path: string): string {
  return `document ${path}`;
}
