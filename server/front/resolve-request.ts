import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, LANGUAGE_COOKIE, type Locale } from '@/lib/i18n/locales';
import { isLiteChoice, LITE_PARAMETER, SAVE_DATA, savesData, type LiteChoice } from '@/lib/lite-mode';
import { canonicalAddress, readTarget, type CanonicalAddress, type Target } from '@/lib/routes/canonical';
import { matchRoute, routeLabel, type RouteMatch } from '@/lib/routes/match';
import { resemblesScreen } from '@/lib/routes/nearest-screens';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/pattern';
import { isReserved } from '@/lib/routes/table';
import { isHttps } from '@/lib/runtime/env';
import { readNavigation, withRouterMark } from './navigation.internals';
import { cookieOf, languageHints } from './plain-response';
import type { CachedResponse } from '../cache/cached-response';
import { LITE_MODE, RESOLVED } from '../renderer/protocol';

/** What the target of a request means, before its headers are read. With the headers, which decide language and form, it is a `ScreenRequest`. */
export interface Address {
  /** Split, or refused. */
  target: Target;
  /** Its name in metrics and logs. */
  label: string;
  /** A route that is no screen: document, endpoint, or answered by the front. */
  nonScreen: RouteMatch | undefined;
  /** What it is as the address of a screen, in canonical form; undefined where no screen can be. */
  screen: CanonicalAddress | undefined;
}

/** Most requests ask for the same addresses. Longer ones are read each time, so that the memory they take is bounded. */
const MAX_CACHED = 2000;
const LONGEST_CACHED = 256;
const addresses = new LRUCache<string, Address>({ max: MAX_CACHED });

/** Reads the target of a request; one that was read before is not read again. */
export function resolveAddress(url: string): Address {
  const known = addresses.get(url);
  if (known) return known;
  const address = readAddress(url);
  if (url.length <= LONGEST_CACHED) addresses.set(url, address);
  return address;
}

function readAddress(url: string): Address {
  const target = readTarget(url);
  if (!target.ok) return { target, label: 'other', nonScreen: undefined, screen: undefined };
  const { path } = target;
  const match = matchRoute(path);
  const nonScreen = match?.route.kind === 'screen' ? undefined : match;
  return { target, label: routeLabel(path), nonScreen, screen: !nonScreen && !isReserved(path) ? canonicalAddress(url) : undefined };
}

/** A page, or the payload of a navigation to it. All requests with the same `key` get the same. `path` and `headers` are what the renderer is asked for. */
export interface PageRequest {
  kind: 'page' | 'navigation';
  key: string;
  path: string;
  headers: Record<string, string>;
  /** Lite mode, where the address chose it or left it. */
  chosen: LiteChoice | undefined;
}

/** How a request for a screen is answered: by a page or the payload of one, by a redirect, or refused. */
export type ScreenRequest = PageRequest | { kind: 'redirect'; location: string; remember: Locale | undefined } | { kind: 'bad' };

/** Language and form (full, lite, saving data) of a request for a screen (specification §2). */
export function resolveScreen(
  request: Pick<IncomingMessage, 'headers'>,
  { path, query }: Extract<Target, { ok: true }>,
  { url: canonical, route, pathname }: Extract<CanonicalAddress, { kind: 'screen' }>,
): ScreenRequest {
  const decision = decideLanguage({ pathname: path, query, ...languageHints(request) });
  if (decision.kind === 'redirect') return decision;
  const { locale } = decision;
  // Unknown addresses share a not-found screen; one that resembles a screen has its own, which names that screen.
  const url = route || resemblesScreen(pathname) ? canonical : withLanguage(ANY_UNKNOWN_PATH, locale);
  const navigation = readNavigation(request);
  if (navigation.kind === 'bad') return { kind: 'bad' };
  if (navigation.kind === 'payload') {
    const asked = { ...navigation.headers, ...(savesData(request.headers) && SAVE_DATA) };
    // The router's mark is part of the key: without it the framework redirects.
    const path = withRouterMark(url, query);
    const headers = { ...asked, cookie: `${LANGUAGE_COOKIE}=${locale}` };
    return { kind: 'navigation', key: `${locale} ${path} ${JSON.stringify(asked)}`, path, headers, chosen: undefined };
  }
  const { form, chosen } = liteModeOf(request, query);
  const key = `${locale}${form === 'full' ? '' : ` ${form}`} ${url}`;
  return { kind: 'page', key, path: withLocaleSegment(url, locale), headers: PAGE_HEADERS[form], chosen };
}

/** The address as the routes of `app/` have it: each language with its segment. */
export function withLocaleSegment(url: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? `/${locale}${url.replace(/^\/(?=\?|$)/, '')}` : url;
}

/** The forms of a screen: complete; complete in fewer bytes, for browsers that send `Save-Data`; lite, for visitors who chose that. */
export type PageForm = 'full' | 'save-data' | 'lite';

const DOCUMENT_HEADERS = { accept: 'text/html', [RESOLVED]: '1' };

/** What the renderer is told of a page in each form; of a document as of a complete page. */
export const PAGE_HEADERS: Record<PageForm, Record<string, string>> = {
  full: DOCUMENT_HEADERS,
  'save-data': { ...DOCUMENT_HEADERS, ...SAVE_DATA },
  lite: { ...DOCUMENT_HEADERS, [LITE_MODE]: '1' },
};

/** The form for a request, and what its address chose: lite by its address or the visitor's kept choice; `Save-Data` decides between the others. */
export function liteModeOf(request: Pick<IncomingMessage, 'headers'>, query = ''): { form: PageForm; chosen: LiteChoice | undefined } {
  const asked = query.includes(LITE_PARAMETER) ? new URLSearchParams(query).get(LITE_PARAMETER) : null;
  const chosen = isLiteChoice(asked) ? asked : undefined;
  if ((chosen ?? cookieOf(request, LITE_PARAMETER)) === '1') return { form: 'lite', chosen };
  return { form: savesData(request.headers) ? 'save-data' : 'full', chosen };
}

/** Keeps the choice of the lite version until the browser is closed, or forgets it. The response is private: no cache in front may store its cookie. */
export function keepChoice(page: CachedResponse, chosen: LiteChoice | undefined, response: ServerResponse, isSecure = isHttps()): CachedResponse {
  if (chosen === undefined) return page;
  const parts = [`${LITE_PARAMETER}=${chosen}`, 'Path=/', 'SameSite=Lax', ...(chosen === '0' ? ['Max-Age=0'] : []), ...(isSecure ? ['Secure'] : [])];
  response.setHeader('set-cookie', parts.join('; '));
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' }, heads: new Map() };
}
