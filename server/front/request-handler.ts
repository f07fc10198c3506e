import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { environment } from '@/lib/runtime/env';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { BusyError } from '@/lib/runtime/limit';
import { logger } from '@/lib/runtime/logger';
import { originForm, splitTarget, type Target } from '@/lib/routes/canonical';
import type { Route, RouteName } from '@/lib/routes/table';
import { sendCached, type CachedResponse } from '../cache/cached-response';
import type { PageCache } from '../cache/page-cache';
import { answerContactForm, confirmationIn, confirmedScreen } from '../endpoints/contact';
import { ENDPOINTS, type EndpointOptions } from '../endpoints/endpoints';
import type { StaticFiles } from '../endpoints/static-files';
import { hasSafeFraming, isConnectionError, type PendingResponses } from './connections';
import { type Forwarder, publicHeaders } from './renderers/forward-to-renderer';
import { keepChoice, resolveAddress, resolveScreen, type Address } from './resolve-request';
import { languageHints, redirect, refuse, refuseMethod, rememberLanguage, sendPlain } from './plain-response';
import { readAtMost } from './request-body';
import { requestId } from './visitor-address';
import { measure } from './request-metrics';
import { setBaseHeaders } from './security-headers';

const READ = ['GET', 'HEAD'];
/** No route handler takes more. One more byte is read, so that it sees what is too much. */
const MAX_BODY_BYTES = 16 * 1024;
/** After this long the renderings that wait now are done, or refused as well. */
const RETRY_AFTER_SECONDS = '5';

interface FrontOptions extends EndpointOptions {
  forwarder: Forwarder;
  pages: PageCache;
  /** The files of the build and of public/. */
  files: StaticFiles;
  pending: PendingResponses;
  isHttps: boolean;
  isReady: () => boolean;
}

/** A request on its way through the front. */
export interface Exchange {
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  address: Address;
}
type GoodTarget = Extract<Target, { ok: true }>;

/** The front: limits → route table → language → cache key → page cache → renderer. */
export function createFront(options: FrontOptions): RequestListener {
  return (request, response) => {
    const id = requestId(request, environment().TRUST_PROXY);
    request.url = originForm(request.url ?? '');
    const address = resolveAddress(request.url);
    const pending = options.pending.add(response);
    const end = measure({ requestId: id, method: request.method, route: address.label });
    response.on('close', () => {
      pending.delete(response);
      end(response.statusCode);
    });
    const exchange = { id, request, response, address };
    const hit = readyResponse(options, exchange);
    if (hit) return void settle(exchange, () => sendCached(hit, request, response, ['x-request-id', id]));
    setBaseHeaders(response, options.isHttps);
    response.setHeader('x-request-id', id);
    // A site that is stopping ends its connections.
    if (!options.isReady()) response.setHeader('connection', 'close');
    void settle(exchange, () => answer(options, exchange));
  };
}

/** A cached page or file in its final form: most requests are answered by one, without a promise or a context of their own. */
function readyResponse({ pages, files, isReady }: FrontOptions, { request, address }: Exchange): CachedResponse | undefined {
  const { target, match, screen } = address;
  if (!target.ok || !READ.includes(request.method ?? '') || !isReady() || !hasSafeFraming(request)) return undefined;
  if (files.has(target.path)) return files.ready(target.path);
  if (match) return match.route.kind === 'document' ? pages.ready(documentKey(target.path)) : undefined;
  if (screen?.kind !== 'screen' || confirmationIn(address) !== undefined) return undefined;
  const asked = resolveScreen(request, target, screen);
  return asked.kind === 'page' && asked.mode.chosen === undefined ? pages.ready(asked.key) : undefined;
}

/** Runs the answer to a request; what throws is logged and answered. */
function settle(exchange: Exchange, work: () => Promise<void> | undefined): Promise<void> | undefined {
  try {
    return work()?.catch((error: unknown) => fail(exchange, error));
  } catch (error) {
    fail(exchange, error);
    return undefined;
  }
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
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  sendPlain(response, 503, 'Service Unavailable');
}

async function answer(options: FrontOptions, exchange: Exchange): Promise<void> {
  const { request, response, address } = exchange;
  const { target, match, screen } = address;
  const { method = '' } = request;
  if (!target.ok) return refuse(exchange, target.status);
  if (!hasSafeFraming(request)) return refuse(exchange, 400);
  if (options.files.has(target.path))
    return READ.includes(method) ? options.files.send(target.path, request, response) : refuseMethod(exchange, READ);
  if (match) return match.route.methods.includes(method) ? answerRoute(options, exchange, match) : refuseMethod(exchange, match.route.methods);
  if (!screen) return refuse(exchange, 404);
  if (screen.kind === 'bad') return refuse(exchange, 400);
  const methods = screen.kind === 'screen' ? (screen.route?.methods ?? READ) : READ;
  if (!methods.includes(method)) return refuseMethod(exchange, methods);
  if (screen.kind === 'redirect') return redirectToCanonical(exchange, screen.location, options.isHttps);
  return method === 'POST' ? answerContactForm(options, exchange) : answerScreen(options, exchange, target, screen);
}

async function answerRoute(options: FrontOptions, exchange: Exchange, { name, route }: { name: RouteName; route: Route }): Promise<void> {
  const { id, request, response, address } = exchange;
  if (route.kind === 'document') {
    const path = address.target.ok ? address.target.path : '';
    const key = documentKey(path);
    return sendCached(await options.pages.get(key, options.forwarder.fetchPage({ path, route: address.label, requestId: id })), request, response);
  }
  const endpoint = ENDPOINTS[name];
  if (endpoint) return endpoint(exchange, options);
  const body = request.method === 'POST' ? await readAtMost(request, MAX_BODY_BYTES + 1) : undefined;
  if (body && body.length > MAX_BODY_BYTES) response.setHeader('connection', 'close');
  const result = await options.forwarder.endpoint(request, request.url ?? '/', id, body);
  for (const [header, value] of Object.entries(publicHeaders(result.headers))) response.setHeader(header, value);
  const isEmpty = request.method === 'HEAD' || result.status === 204 || result.status === 304;
  if (result.status !== 204 && result.status !== 304) response.setHeader('content-length', result.body.length);
  response.writeHead(result.status).end(isEmpty ? undefined : result.body);
}

/** One redirect, also where the default language is named in the path, which has no prefix. */
function redirectToCanonical({ request, response }: Exchange, location: string, isHttps: boolean): void {
  const { path, query } = splitTarget(location);
  const decision = decideLanguage({ pathname: path, query, ...languageHints(request) });
  if (decision.kind === 'render') return redirect(response, 308, location);
  if (decision.remember) rememberLanguage(response, decision.remember, isHttps);
  return redirect(response, 307, decision.location);
}

async function answerScreen(
  { pages, forwarder, isHttps }: FrontOptions,
  exchange: Exchange,
  target: GoodTarget,
  screen: Extract<Address['screen'], { kind: 'screen' }>,
): Promise<void> {
  const { id, request, response } = exchange;
  const asked = resolveScreen(request, target, screen);
  if (asked.kind === 'bad') return refuse(exchange, 400);
  if (asked.kind === 'redirect') {
    if (asked.remember) rememberLanguage(response, asked.remember, isHttps);
    return redirect(response, 307, asked.location);
  }
  if (asked.kind === 'navigation') {
    return sendCached(await forwarder.navigation(asked.key, { ...asked, route: exchange.address.label }, id), request, response);
  }
  const wanted = { path: asked.path, route: exchange.address.label, requestId: id, form: asked.mode.form };
  const token = request.method === 'GET' ? confirmationIn(exchange.address) : undefined;
  const confirmed =
    token === undefined ? undefined : await confirmedScreen((contact) => forwarder.fetchPage({ ...wanted, contact })(undefined), token);
  const page = confirmed ?? (await pages.get(asked.key, forwarder.fetchPage(wanted)));
  return sendCached(keepChoice(page, asked.mode, response, isHttps), request, response);
}

/** Whatever stands in a document's query is no part of it, and its language stands in its path. */
function documentKey(path: string): string {
  return `document ${path}`;
}
