import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { environment } from '@/lib/env';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { splitLanguage } from '@/lib/i18n/language-path';
import { logger } from '@/lib/logger';
import { routes } from '@/lib/routes';
import { openVisit, runVisit } from '@/lib/visit';
import { handlerOf, mayBeScreen } from './addresses';
import { canonicalAddress, type Canonical } from './canonical';
import { answerContactPost } from './contact-post';
import { sendPage } from './finished-page';
import { answerStatus, STATUS_PATH } from './answer-status';
import { answerReport, REPORT_PATH } from './content-report/answer-report';
import { answerHealth } from './health';
import { answerMetrics, measure, METRICS_PATH, routeOf } from './metrics';
import { readNavigation } from './navigation';
import type { PageCache } from './page-cache';
import { refuse, refuseMethod, sendPlain } from './plain-answer';
import { chosenLanguage, redirect, rememberLanguage } from './redirect';
import type { NextHandler } from './render';
import { requestId } from './request-id';
import { isUnmistakable, readTarget, splitTarget, type Target } from './request-target';
import { answerRevalidate, REVALIDATE_PATH } from './revalidate';
import type { Screens } from './screens';
import { setBaseHeaders } from './security-headers';
import { SECURITY_TXT_PATH, sendSecurityTxt } from './security-txt';
import type { StaticFiles } from './static-files';
import { visitorAddress } from './visitor-address';

const READ = ['GET', 'HEAD'];
/** Headers by which the framework talks to itself: from a visitor they are at best a mistake. Route handlers need none of them. */
const FRAMEWORK_HEADERS = /^(?:x-(?!forwarded-for$)|next-|rsc$|content-security-policy)/;

export interface FrontOptions {
  dev: boolean;
  handle: NextHandler;
  screens: Screens;
  pages: PageCache;
  /** The build's own files; none in development, where they change. */
  files: StaticFiles | undefined;
  isHttps: boolean;
  revalidateSecret: string | undefined;
  metricsToken: string | undefined;
  editorsToken: string | undefined;
  build: string;
  isReady: () => boolean;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}
type GoodTarget = Extract<Target, { ok: true }>;

/** The front: limits → one canonical address → language → page cache → render → visitor. */
export function createFront(options: FrontOptions): RequestListener {
  return (request, response) => {
    const id = requestId(request, environment().TRUST_PROXY);
    measure(request, response, id);
    setBaseHeaders(response, options.isHttps);
    response.setHeader('x-request-id', id);
    // A site that is stopping keeps nobody.
    if (!options.isReady()) response.setHeader('connection', 'close');
    void runVisit(openVisit({ requestId: id }), () => answerOrFail(options, { request, response }));
  };
}

async function answerOrFail(options: FrontOptions, call: Call): Promise<void> {
  try {
    await answer(options, call);
  } catch (error) {
    logger.error({ err: error, route: routeOf(call.request) }, 'Request failed');
    if (call.response.headersSent) call.response.destroy();
    else sendPlain(call.response, 500, 'Internal Server Error');
  }
}

async function answer(options: FrontOptions, call: Call): Promise<void> {
  const { request, response } = call;
  const target = readTarget(request.url ?? '');
  if (!target.ok) return refuse(call, target.status);
  if (!isUnmistakable(request)) return refuse(call, 400);
  const { path } = target;
  if (answerHealth(path, options.isReady(), response)) return;
  if (path === METRICS_PATH) return answerMetrics(options.metricsToken, request, response);
  if (path === STATUS_PATH) return answerStatus(options.metricsToken, options, request, response);
  if (path === REPORT_PATH) return answerReport(options.editorsToken, request, response);
  if (path === REVALIDATE_PATH) return answerRevalidate(options.revalidateSecret, options.pages, request, response);
  if (path === SECURITY_TXT_PATH) return sendSecurityTxt(response);
  if (options.files?.has(path)) return READ.includes(request.method ?? '') ? options.files.send(path, request, response) : refuseMethod(call, READ);
  const handler = handlerOf(path);
  const methods = handler?.methods ?? (options.dev && !mayBeScreen(path) ? READ : undefined);
  if (methods) {
    if (!methods.includes(request.method ?? '')) return refuseMethod(call, methods);
    return handler?.isDocument ? sendDocument(options, call, path) : passOn(options, call);
  }
  if (!mayBeScreen(path)) return refuse(call, 404);
  return answerAddress(options, call, target);
}

/** Everything else is the address of a screen, of this site or of none. */
async function answerAddress(options: FrontOptions, call: Call, target: GoodTarget): Promise<void> {
  const { request, response } = call;
  const canonical = canonicalAddress(request.url ?? '');
  if (canonical.kind === 'bad') return refuse(call, 400);
  if (request.method === 'POST' && splitLanguage(canonical.kind === 'page' ? canonical.pathname : '').path === routes.contact) {
    return answerContactPost(options.screens, request, response);
  }
  if (!READ.includes(request.method ?? '')) return refuseMethod(call, READ);
  if (canonical.kind === 'redirect') return putRight(call, canonical.location, options.isHttps);
  return answerScreen(options, call, target, canonical);
}

/** One redirect, also where the language is named that has no prefix. */
function putRight({ request, response }: Call, location: string, isHttps: boolean): void {
  const { path, query } = splitTarget(location);
  const decision = decideLanguage({ pathname: path, choice: chosenLanguage(request), acceptLanguage: request.headers['accept-language'] });
  if (decision.kind === 'render') return redirect(response, 308, location);
  if (decision.remember) rememberLanguage(response, decision.remember, isHttps);
  return redirect(response, 307, decision.location + (query && `?${query}`));
}

async function answerScreen(
  { pages, screens, dev, isHttps }: FrontOptions,
  call: Call,
  { path, query }: GoodTarget,
  canonical: Extract<Canonical, { kind: 'page' }>,
): Promise<void> {
  const { request, response } = call;
  const decision = decideLanguage({ pathname: path, choice: chosenLanguage(request), acceptLanguage: request.headers['accept-language'] });
  if (decision.kind === 'redirect') {
    if (decision.remember) rememberLanguage(response, decision.remember, isHttps);
    return redirect(response, 307, decision.location + (query && `?${query}`));
  }
  const { url } = canonical;
  const navigation = readNavigation(request, dev);
  if (navigation.kind === 'bad') return refuse(call, 400);
  if (navigation.kind === 'none') {
    const page = await pages.get(`${decision.locale} ${url}`, () => screens.render({ url, locale: decision.locale }));
    return sendPage(page, request, response);
  }
  const marked = withMark(url, new URLSearchParams(query).get('_rsc'));
  return sendPage(await screens.renderNavigation(marked, decision.locale, navigation.headers), request, response);
}

/** The framework's client marks the address of a payload by a hash of its headers, and the framework insists on it. */
function withMark(url: string, mark: string | null): string {
  return mark !== null && /^[\w-]{0,64}$/.test(mark) ? `${url}${url.includes('?') ? '&' : '?'}_rsc${mark && `=${mark}`}` : url;
}

/** A document is kept as a screen is. Whatever stands in its query is no part of it, and its language stands in its address. */
async function sendDocument({ pages, screens }: FrontOptions, { request, response }: Call, path: string): Promise<void> {
  await sendPage(await pages.get(`document ${path}`, () => screens.renderDocument(path)), request, response);
}

/** Route handlers answer for themselves, with our headers in front. */
async function passOn({ handle }: FrontOptions, { request, response }: Call): Promise<void> {
  for (const name of Object.keys(request.headers)) {
    if (FRAMEWORK_HEADERS.test(name)) delete request.headers[name];
  }
  await runVisit(openVisit({ visitor: visitorAddress(request, environment().TRUST_PROXY) }), () => handle(request, response));
}
