import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { FLASH_COOKIE } from '@/lib/contact/fields';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { languageChoice, splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import {
  canonicalAddress,
  matchRoute,
  readTarget,
  RESOLVED_HEADER,
  routeLabel,
  splitTarget,
  type CanonicalAddress,
  type RouteMatch,
  type Target,
} from '@/lib/routes/canonical';
import { isSiteAddress, redirects } from '@/lib/routes/redirects';
import {
  ANY_UNKNOWN_PATH,
  isReserved,
  READ_METHODS,
  ROUTES,
  type RouteName,
} from '@/lib/routes/table';
import { cookieValue } from '@/lib/platform/http-messages';
import { languageHints } from '../http/plain-response';

/** The target of a request, resolved without its headers. */
export interface ResolvedTarget {
  target: Target;
  label: string;
  /** A route that is not a screen: document, handler, or front. */
  route: RouteMatch | undefined;
  /** The canonical address, if the target can be the address of a screen. */
  screen: CanonicalAddress | undefined;
  /**
   * Where REDIRECTS_FILE sends the requested address, if the address is that of an old site and not
   * one of this site's own.
   */
  redirect?: string | undefined;
}

/**
 * Bounds of the cache of resolved targets: the number of targets, and the length above which a
 * target is not cached.
 */
const MAX_CACHED = 2000;
const MAX_CACHED_LENGTH = 256;
const targets = new LRUCache<string, ResolvedTarget>({ max: MAX_CACHED });

export function resolveTarget(url: string): ResolvedTarget {
  const cached = targets.get(url);
  if (cached) return cached;
  const resolved = readRoute(url);
  if (url.length <= MAX_CACHED_LENGTH) targets.set(url, resolved);
  return resolved;
}

function readRoute(url: string): ResolvedTarget {
  const target = readTarget(url);
  if (!target.ok) return { target, label: 'other', route: undefined, screen: undefined };
  const { path } = target;
  const match = matchRoute(path);
  const route = match?.route.kind === 'screen' ? undefined : match;
  const screen = !route && !isReserved(path) ? canonicalAddress(url) : undefined;
  const redirect = redirects().lookup(target);
  return {
    target,
    label: routeLabel(path),
    route,
    screen,
    redirect: redirect === undefined || isSiteAddress(path) ? undefined : redirect,
  };
}

/**
 * A page or document. All requests with the same `key` get the same response; the renderer gets
 * only `path` and `headers`.
 */
export interface PageRequest {
  kind: 'page';
  key: string;
  route: RouteName | undefined;
  /** Language of a screen; a document has none. */
  locale?: Locale;
  path: string;
  headers: Record<string, string>;
  /** The flash cookie is set: a form without scripts was sent, and the screen must say so. */
  isFlashed?: boolean;
}

/**
 * The one decision about a request: cached page, rendered page, redirect or refusal follow from it.
 */
export type ResolvedRequest =
  | PageRequest
  | { kind: 'redirect'; status: 307 | 308; location: string; remember: Locale | undefined }
  | {
      kind: 'refused';
      status: 400 | 403 | 404 | 405 | 411 | 414 | 431;
      allowed?: readonly string[];
    }
  /** A file of the build or of public/. */
  | { kind: 'file'; path: string }
  /** Answered by the front, or by a route handler of the application. */
  | { kind: 'handler'; match: RouteMatch }
  /** The contact form of a browser without scripts, and the screen that shows its outcome. */
  | { kind: 'contact-form'; locale: Locale; page: PageRequest };

const NOT_FOUND: ResolvedRequest = { kind: 'refused', status: 404 };
/**
 * A prefetch is refused where it would be redirected to another language. Chromium sends
 * `Sec-Fetch-Site: none` with a prefetch, as if the link were not on a page of this site. When the
 * visitor follows the link, Chromium requests the page again with the right header.
 */
const PREFETCH_REFUSED: ResolvedRequest = { kind: 'refused', status: 403 };
const isPrefetch = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-purpose']?.includes('prefetch') ?? false;

/**
 * Resolves a request to its path, route, language and cache key (specification §2). `isFile` tells
 * whether a static file exists at a path.
 */
export function resolveRequest(
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  { target, route, screen, redirect }: ResolvedTarget,
  isFile: (path: string) => boolean,
): ResolvedRequest {
  if (!target.ok) return { kind: 'refused', status: target.status };
  const { method = '' } = request;
  const { path } = target;
  if (isFile(path))
    return READ_METHODS.includes(method) ? { kind: 'file', path } : methodNotAllowed(READ_METHODS);
  if (redirect !== undefined && READ_METHODS.includes(method))
    return { kind: 'redirect', status: 308, location: redirect, remember: undefined };
  if (!route) {
    if (!screen) return NOT_FOUND;
    const methods =
      screen.kind === 'screen' && screen.name ? ROUTES[screen.name].methods : READ_METHODS;
    if (!methods.includes(method)) return methodNotAllowed(methods);
    return screen.kind === 'redirect'
      ? resolveAlias(request, screen.location)
      : resolveScreen(request, target, screen);
  }
  const { kind, methods } = route.route;
  if (!methods.includes(method)) return methodNotAllowed(methods);
  if (kind !== 'document') return { kind: 'handler', match: route };
  // A document ignores the query, and its language is in the path. Paths of documents contain no
  // `%`: a percent-encoded spelling is not found, so it makes no further key.
  return path.includes('%')
    ? NOT_FOUND
    : {
        kind: 'page',
        key: `document ${path}`,
        route: route.name,
        path,
        headers: PAGE_REQUEST_HEADERS,
      };
}

function methodNotAllowed(allowed: readonly string[]): ResolvedRequest {
  return { kind: 'refused', status: 405, allowed };
}

/** An alias and the prefix of the default language together cost one redirect. */
function resolveAlias(
  request: Pick<IncomingMessage, 'headers'>,
  location: string,
): ResolvedRequest {
  const { path, query } = splitTarget(location);
  const decision = decideLanguage({ pathname: path, query, ...languageHints(request) });
  if (decision.kind === 'render')
    return { kind: 'redirect', status: 308, location, remember: undefined };
  return isPrefetch(request) ? PREFETCH_REFUSED : { ...decision, status: 307 };
}

function resolveScreen(
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  { path, query }: Extract<Target, { ok: true }>,
  { name: route, pathname, query: knownQuery }: Extract<CanonicalAddress, { kind: 'screen' }>,
): ResolvedRequest {
  const page = (address: string, locale: Locale): PageRequest => ({
    kind: 'page',
    key: `${locale} ${withLanguage(address, locale)}`,
    route,
    locale,
    path: languageChoice(address, locale),
    headers: { ...PAGE_REQUEST_HEADERS, [RESOLVED_HEADER]: address },
    isFlashed:
      route === 'contact' &&
      request.method === 'GET' &&
      !isPrefetch(request) &&
      cookieValue(request.headers.cookie, FLASH_COOKIE) !== undefined,
  });
  const canonical = splitLanguage(pathname).path + (knownQuery && `?${knownQuery}`);
  if (request.method === 'POST') {
    // A POST is not redirected: its answer is in the language of the form.
    const locale = splitLanguage(path).prefix ?? DEFAULT_LOCALE;
    return { kind: 'contact-form', locale, page: page(canonical, locale) };
  }
  const decision = decideLanguage({ pathname: path, query, ...languageHints(request) });
  if (decision.kind === 'redirect')
    return isPrefetch(request) ? PREFETCH_REFUSED : { ...decision, status: 307 };
  const { locale } = decision;
  return page(route ? canonical : ANY_UNKNOWN_PATH, locale);
}

/**
 * Headers of a request to the renderer. The middleware skips requests with the header
 * RESOLVED_HEADER. Documents have the value `1`, and screens their canonical address.
 */
const PAGE_REQUEST_HEADERS = { accept: 'text/html', [RESOLVED_HEADER]: '1' };
