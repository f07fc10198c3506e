import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Locale } from '@/lib/i18n/locales';
import { splitLanguage } from '@/lib/i18n/language-path';
import { logger } from '@/lib/logger';
import { routes } from '@/lib/routes';
import { openVisit, runVisit } from '@/lib/visit';
import { canonicalAddress } from './canonical';
import { answerContactPost } from './contact-post';
import { answerDocument, DOCUMENT_FOLDERS, isDocument } from './documents';
import { sendPage } from './finished-page';
import { answerHealth } from './health';
import { answerMetrics, measure, METRICS_PATH } from './metrics';
import type { PageCache } from './page-cache';
import { sendPlain } from './plain-answer';
import type { NextHandler } from './render';
import { answerRevalidate, REVALIDATE_PATH } from './revalidate';
import type { Screens } from './screens';
import { baseHeaders, CLOSED_POLICY } from './security-headers';
import type { StaticFiles } from './static-files';

const MAX_URL_LENGTH = 4096;
/** Everything that is not a screen and has an answer: framework files, route handlers, public files. */
const PASSED_ON =
  /^\/(?:_next\/static|media|files|assets|icons)\/|^\/api\/(?:contact|events)$|^\/locales\/|^\/(?:favicon\.ico|manifest\.webmanifest)$/;
/** First segments that are never a screen's; whatever else stands under them does not exist. The image optimiser is among them. */
const RESERVED = new RegExp(`^/(?:_next|api|media|files|locales|assets|icons|${DOCUMENT_FOLDERS.join('|')})(?:/|$)`);
/** Dot segments, in any spelling: no browser sends them. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
/** Files of public/: their names never change, their contents seldom do. */
const PUBLIC_FILES = /^\/(?:assets|icons)\/|^\/favicon\.ico$/;
const PUBLIC_FILE_CACHING = 'public, max-age=604800, stale-while-revalidate=2592000';
/** Request headers by which Next's own client asks for a navigation's payload. */
const NAVIGATION_HEADERS = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'next-hmr-refresh'];

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
  isReady: () => boolean;
}

/** The front: limits → one canonical address → language → page cache → render → visitor. */
export function createFront(options: FrontOptions): RequestListener {
  const common = baseHeaders(options.isHttps);
  return (request, response) => {
    measure(request, response);
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    answer(options, request, response).catch((error: unknown) => {
      logger.error({ err: error, path: (request.url ?? '').split('?')[0] }, 'Request failed');
      if (!response.headersSent) sendPlain(response, 500, 'Internal Server Error');
      else response.destroy();
    });
  };
}

async function answer(options: FrontOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const path = url.split('?')[0] ?? '/';
  if (url.length > MAX_URL_LENGTH) return sendPlain(response, 414, 'URI Too Long');
  if (answerHealth(path, options.isReady(), response)) return;
  if (DOT_SEGMENT.test(path)) return sendPlain(response, 400, 'Bad Request');
  if (path === METRICS_PATH) return answerMetrics(options.metricsToken, request, response);
  if (path === REVALIDATE_PATH) return answerRevalidate(options.revalidateSecret, options.pages, request, response);
  if (await options.files?.answer(path, request, response)) return;
  if (isDocument(path)) return answerDocument(options, path, request, response);
  if (PASSED_ON.test(path) || (options.dev && path.startsWith('/_next/'))) return passOn(options, request, response);
  if (RESERVED.test(path)) return sendPlain(response, 404, 'Not Found');
  const canonical = canonicalAddress(url);
  if (canonical.kind === 'bad') return sendPlain(response, 400, 'Bad Request');
  if (request.method === 'POST' && splitLanguage(canonical.kind === 'page' ? canonical.pathname : '').path === routes.contact) {
    return answerContactPost(options.screens, request, response);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendPlain(response, 405, 'Method Not Allowed');
  }
  if (canonical.kind === 'redirect') return redirect(response, 308, canonical.location);
  return answerScreen(options, request, response, canonical.url);
}

async function answerScreen(options: FrontOptions, request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  const given = request.url ?? '/';
  const mark = given.indexOf('?');
  const pathname = mark === -1 ? given : given.slice(0, mark);
  const decision = decideLanguage({ pathname, choice: cookie(request, LANGUAGE_COOKIE), acceptLanguage: request.headers['accept-language'] });
  if (decision.kind === 'redirect') {
    if (decision.remember) response.setHeader('set-cookie', languageCookie(decision.remember));
    return redirect(response, 307, decision.location + (mark === -1 ? '' : given.slice(mark)));
  }
  const navigation = navigationHeaders(request);
  const page = navigation
    ? await options.screens.renderNavigation(given, decision.locale, navigation)
    : await options.pages.get(`${decision.locale} ${url}`, () => options.screens.render({ url, locale: decision.locale }));
  sendPage(page, request, response);
}

/** Framework files and route handlers answer for themselves, with our headers in front. */
async function passOn({ handle }: FrontOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('content-security-policy', CLOSED_POLICY);
  dropFrameworkHeaders(request);
  if (PUBLIC_FILES.test(request.url ?? '')) response.setHeader('cache-control', PUBLIC_FILE_CACHING);
  refuseScreens(response);
  await runVisit(openVisit(), () => handle(request, response));
}

/** Where neither a file nor a route handler answers, the framework shows a screen. Here that is a missing file, and never kept. */
function refuseScreens(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, String(value));
    const isScreen = String(response.getHeader('content-type')).startsWith('text/html');
    if (isScreen) response.setHeader('cache-control', 'no-store');
    return writeHead(isScreen ? 404 : status);
  };
}

/** Headers by which the framework talks to itself: from a visitor they are at best a mistake. Route handlers need none of them. */
function dropFrameworkHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (FRAMEWORK_HEADERS.test(name)) delete request.headers[name];
  }
}

function navigationHeaders(request: IncomingMessage): Record<string, string> | null {
  if (request.headers['rsc'] === undefined) return null;
  const found: Record<string, string> = {};
  for (const name of NAVIGATION_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') found[name] = value;
  }
  return found;
}

/** `location` is always a path of this site: the request's host is never trusted nor echoed. */
function redirect(response: ServerResponse, status: number, location: string): void {
  response.setHeader('location', location.replace(/^[/\\]+/, '/'));
  response.setHeader('cache-control', status === 308 ? 'public, max-age=3600' : 'no-store');
  response.setHeader('vary', 'Accept-Language, Cookie');
  sendPlain(response, status, '');
}

function languageCookie(locale: Locale): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;
}

function cookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
