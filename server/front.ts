import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { environment } from '@/lib/env';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { splitLanguage } from '@/lib/i18n/language-path';
import { BusyError } from '@/lib/limit';
import { logger } from '@/lib/logger';
import { routes } from '@/lib/routes';
import { readAddress, type Address } from './address';
import type { Canonical } from './canonical';
import { isConnectionError } from './connection-errors';
import { answerContactPost } from './contact-post';
import { answerStatus, STATUS_PATH } from './answer-status';
import { answerReport, REPORT_PATH } from './content-report/answer-report';
import { sendPage, type FinishedPage } from './finished-page';
import { answerFile, FILES_PATH } from './files';
import { answerHealth } from './health';
import { keepChoice } from './light-mode';
import { answerMetrics, measure, METRICS_PATH } from './metrics';
import { passOn } from './pass-on';
import { hydrationOf } from './hydration-data';
import type { OpenAnswers } from './open-answers';
import type { PageCache } from './page-cache';
import { answerPicture, PICTURES_PATH } from './pictures';
import { refuse, refuseMethod, sendPlain } from './plain-answer';
import { chosenLanguage, redirect, rememberLanguage } from './redirect';
import { TOO_LATE, type Made, type Rendering } from './rendering/calls';
import type { NextHandler } from './rendering/render';
import { requestId } from './request-id';
import { isUnmistakable, splitTarget, type Target } from './request-target';
import { answerRevalidate, REVALIDATE_PATH } from './revalidate';
import { readWish, type ScreenWish } from './screen-wish';
import { setBaseHeaders } from './security-headers';
import { SECURITY_TXT_PATH, sendSecurityTxt } from './security-txt';
import type { StaticFiles } from './static-files';
import type { UnknownAddresses } from './unknown-addresses';

const READ = ['GET', 'HEAD'];
/** After this long the renderings that wait now are done, or refused as well. */
const BUSY_RETRY_SECONDS = '5';

export interface FrontOptions {
  dev: boolean;
  rendering: Rendering;
  /** In development: answers what neither the front nor the site knows, the framework's own files above all. */
  framework: NextHandler | undefined;
  pages: PageCache;
  unknown: UnknownAddresses;
  /** The build's own files; none in development, where they change. */
  files: StaticFiles | undefined;
  /** Takes note of each answer under way. */
  open: OpenAnswers;
  isHttps: boolean;
  revalidateSecret: string | undefined;
  metricsToken: string | undefined;
  editorsToken: string | undefined;
  build: string;
  isReady: () => boolean;
  apiStatus: Rendering['apiStatus'];
}

interface Call {
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  address: Address;
}
type GoodTarget = Extract<Target, { ok: true }>;

/** The front: limits → one canonical address → language → page cache → render → visitor. */
export function createFront(options: FrontOptions): RequestListener {
  return (request, response) => {
    const id = requestId(request, environment().TRUST_PROXY);
    const address = readAddress(request.url ?? '');
    const answers = options.open.add(response);
    const end = measure({ requestId: id, method: request.method, route: address.route });
    response.on('close', () => {
      answers.delete(response);
      end(response.statusCode);
    });
    const call = { id, request, response, address };
    const ready = readyAnswer(options, call);
    if (ready) return void answerOrFail(call, () => sendPage(ready, request, response, id));
    setBaseHeaders(response, options.isHttps);
    response.setHeader('x-request-id', id);
    // A site that is stopping keeps nobody.
    if (!options.isReady()) response.setHeader('connection', 'close');
    void answerOrFail(call, () => answer(options, call));
  };
}

/** A page or file that is there in every form: most visitors get one, and it is sent without a promise or a context of its own. */
function readyAnswer({ pages, files, dev, isReady }: FrontOptions, { request, address }: Call): FinishedPage | undefined {
  const { target, handler, screen } = address;
  if (!target.ok || !READ.includes(request.method ?? '') || !isReady() || !isUnmistakable(request)) return undefined;
  if (files?.has(target.path)) return files.ready(target.path);
  if (handler) return handler.isDocument ? pages.ready(documentKey(target.path)) : undefined;
  if (screen?.kind !== 'page') return undefined;
  const wish = readWish(request, target, screen, dev);
  if (wish.kind === 'hydration') return pages.data(wish.key, wish.version);
  return wish.kind === 'document' && wish.mode.chosen === undefined ? pages.ready(wish.key) : undefined;
}

/** What is answered at once takes no promise. */
function answerOrFail(call: Call, work: () => Promise<void> | undefined): Promise<void> | undefined {
  try {
    return work()?.catch((error: unknown) => fail(call, error));
  } catch (error) {
    fail(call, error);
    return undefined;
  }
}

function fail({ id, address, request, response }: Call, error: unknown): void {
  // A visitor who has left in the middle of a request needs no answer, and is no fault of the site.
  if (request.socket.destroyed && isConnectionError(error)) {
    logger.debug({ requestId: id, err: error, route: address.route }, 'Visitor left');
    return void response.destroy();
  }
  const isTooLate = error instanceof Error && error.cause === TOO_LATE;
  if (isTooLate) logger.warn({ requestId: id, err: error, route: address.route }, 'Rendering took too long');
  if (isTooLate || error instanceof BusyError) {
    response.setHeader('retry-after', BUSY_RETRY_SECONDS);
    return sendPlain(response, 503, 'Service Unavailable');
  }
  logger.error({ requestId: id, err: error, route: address.route }, 'Request failed');
  if (response.headersSent) response.destroy();
  else sendPlain(response, 500, 'Internal Server Error');
}

async function answer(options: FrontOptions, call: Call): Promise<void> {
  const { id, request, response, address } = call;
  const { target, handler, screen } = address;
  if (!target.ok) return refuse(call, target.status);
  if (!isUnmistakable(request)) return refuse(call, 400);
  const { path } = target;
  if (answerHealth(path, options.isReady(), response)) return;
  if (path === METRICS_PATH) return answerMetrics(options.metricsToken, request, response);
  if (path === STATUS_PATH) return answerStatus(options.metricsToken, options, request, response);
  if (path === REPORT_PATH) return answerReport(options.editorsToken, () => options.rendering.contentReport(id), request, response);
  if (path === REVALIDATE_PATH)
    return answerRevalidate(options.revalidateSecret, (tags) => options.rendering.announceChange(tags, id), request, response);
  if (path === SECURITY_TXT_PATH) return sendSecurityTxt(response);
  if (options.files?.has(path)) return READ.includes(request.method ?? '') ? options.files.send(path, request, response) : refuseMethod(call, READ);
  const methods = handler?.methods ?? (options.dev && !screen ? READ : undefined);
  if (methods) {
    if (!methods.includes(request.method ?? '')) return refuseMethod(call, methods);
    if (path.startsWith(PICTURES_PATH)) return answerPicture(id, request, response);
    if (path.startsWith(FILES_PATH)) return answerFile(id, request, response);
    if (!handler) return options.framework?.(request, response);
    return handler.isDocument ? sendDocument(options, call, path) : passOn(options.rendering, call);
  }
  if (!screen) return refuse(call, 404);
  return answerAddress(options, call, target, screen);
}

/** Everything else is the address of a screen, of this site or of none. */
async function answerAddress(options: FrontOptions, call: Call, target: GoodTarget, screen: Canonical): Promise<void> {
  const { id, request, response } = call;
  if (screen.kind === 'bad') return refuse(call, 400);
  if (request.method === 'POST' && splitLanguage(screen.kind === 'page' ? screen.pathname : '').path === routes.contact) {
    return answerContactPost(options.rendering, id, request, response);
  }
  if (!READ.includes(request.method ?? '')) return refuseMethod(call, READ);
  if (screen.kind === 'redirect') return putRight(call, screen.location, options.isHttps);
  return answerScreen(options, call, readWish(request, target, screen, options.dev));
}

/** One redirect, also where the language is named that has no prefix. */
function putRight({ request, response }: Call, location: string, isHttps: boolean): void {
  const { path, query } = splitTarget(location);
  const decision = decideLanguage({ pathname: path, choice: chosenLanguage(request), acceptLanguage: request.headers['accept-language'] });
  if (decision.kind === 'render') return redirect(response, 308, location);
  if (decision.remember) rememberLanguage(response, decision.remember, isHttps);
  return redirect(response, 307, decision.location + (query && `?${query}`));
}

async function answerScreen({ pages, unknown, rendering, isHttps }: FrontOptions, call: Call, wish: ScreenWish): Promise<void> {
  const { id, request, response, address } = call;
  if (wish.kind === 'bad') return refuse(call, 400);
  if (wish.kind === 'redirect') {
    if (wish.remember) rememberLanguage(response, wish.remember, isHttps);
    return redirect(response, 307, wish.location);
  }
  const { url, locale } = wish;
  if (wish.kind === 'navigation') return sendPage(await rendering.navigation(url, locale, wish.headers, id), request, response);
  if (wish.kind === 'hydration') {
    const data = hydrationOf(await pages.get(wish.key, () => rendering.screen(wish.key, { url, locale }, id)), wish.version);
    return data ? sendPage(data, request, response) : refuse(call, 404);
  }
  const { isLight } = wish.mode;
  const render = (url: string): Promise<Made> => rendering.screen(wish.key, { url, locale, isLight }, id);
  const page = await (address.route === 'other' && !isLight ? unknown.screenOf(url, locale, render) : pages.get(wish.key, () => render(url)));
  return sendPage(keepChoice(page, wish.mode, call, isHttps), request, response);
}

/** A document is kept as a screen is. Whatever stands in its query is no part of it, and its language stands in its address. */
async function sendDocument({ pages, rendering }: FrontOptions, { id, request, response }: Call, path: string): Promise<void> {
  const key = documentKey(path);
  await sendPage(await pages.get(key, () => rendering.document(key, path, id)), request, response);
}

function documentKey(path: string): string {
  return `document ${path}`;
}
