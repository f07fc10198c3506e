import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodeOutcome, OUTCOME_STATUS } from '@/lib/contact/outcome';
import { savesData } from '@/lib/lite-mode';
import { splitLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { matchRoute } from '@/lib/routes/match';
import { ROUTES, type CacheRule } from '@/lib/routes/table';
import { counter } from '@/lib/runtime/metrics';
import { createContext, runInContext, type RequestContext } from '@/lib/runtime/request-context';
import { headersOf } from '../front/plain-response';
import { pagePolicy } from '../front/security-headers';
import { cacheHeaders } from './cache-control';
import { withCanonicalSlug } from './canonical-slug';
import { collectResponse, sendCollected, type CollectedResponse } from './collect-response';
import { deferScripts } from './deferred-scripts.internals';
import { PageDependencies } from './dependencies';
import { litePage } from './lite-page';
import { NAVIGATION_RESPONSE_HEADERS, NAVIGATION_VARY } from '../front/navigation.internals';
import { CACHE_TAG, CONTACT_OUTCOME, LITE_MODE, REQUEST_ID } from './protocol';

const RETRY_AFTER_SECONDS = '10';
/** What a page depends on. `RSC` tells a cache in front that the payload of a navigation is not this page. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, RSC, Save-Data';
/** Whether an address without prefix is shown or redirected depends on where the visitor comes from. */
const UNPREFIXED_VARY = `${VARY}, Sec-Fetch-Site`;
/** What of the framework's headers is passed on. Of a screen: its type, and preloads of its first image and style sheets. */
const PASSED_ON = {
  screen: ['content-type', 'link'],
  document: ['content-type', 'content-disposition', 'content-language', 'retry-after', 'access-control-allow-origin'],
  navigation: NAVIGATION_RESPONSE_HEADERS,
};
/**
 * How a page is read and written: one character for each byte. All that is looked for in it is ASCII, so nothing has to be decoded, and the text takes half
 * the memory.
 */
export const PAGE_ENCODING = 'latin1';
/** Headers of one connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const dependencies = new PageDependencies();
const unrecognisedPages = counter(
  'site_unrecognised_pages_total',
  'Pages sent exactly as the framework wrote them, because their scripts have an unknown form',
);

/**
 * Answers a request of the front through Next: a complete page with its status, policy, entity tag, cache tags and cache rule. `loader`: source of the script
 * that loads the framework's, read by `PAGE_ENCODING`.
 */
export async function render(
  { next, loader }: { next: RequestListener; loader: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, url = '/' } = request;
  const context = createContext({
    requestId: String(headers[REQUEST_ID] ?? ''),
    isLite: headers[LITE_MODE] === '1',
    isSaving: savesData(headers),
    isNavigation: headers['rsc'] === '1',
    contact: decodeOutcome(headers[CONTACT_OUTCOME]),
  });
  const { prefix, path } = splitLanguage(url.split('?')[0] ?? '/');
  const found = matchRoute(path)?.route;
  // Screens alone have an address in each language: anything else behind a prefix is a not-found screen.
  const route = prefix === undefined || found?.kind === 'screen' ? found : undefined;
  const isEndpoint = route?.kind === 'endpoint';
  const rule = route?.cache ?? ROUTES.home.cache;
  // A conditional request: when the data behind the entity tag is unchanged, the page is not rendered (RFC 9110, 15.4.5).
  const unchanged = isEndpoint || context.contact ? null : await dependencies.revalidate(headers['if-none-match']);
  if (unchanged) {
    response.writeHead(304, { etag: headers['if-none-match'], ...cacheHeaders(rule, 200, { ...context, stale: unchanged.stale }) }).end();
    return;
  }
  const collecting = collectResponse(response);
  const handling = runInContext(context, async () => next(request, response));
  const collected = await Promise.race([collecting, handling.then(() => collecting)]);
  // Route handlers answer for themselves.
  if (isEndpoint) return sendCollected(response, { ...collected, headers: headersOf(collected.headers, (name) => !HOP_BY_HOP.has(name)) });
  if (route?.kind === 'document') return sendCollected(response, completed(collected, 'document', undefined, rule, context));
  const kind = context.isNavigation ? 'navigation' : 'screen';
  const page = completed(collected, kind, prefix ?? DEFAULT_LOCALE, rule, context);
  sendCollected(response, context.isNavigation ? page : withScripts(page, context, loader));
}

/**
 * The response with the status its page gave itself, and the headers by which it is stored and revalidated. `locale` is undefined for a document, which says
 * so itself.
 */
function completed(
  { status: given, headers, body }: CollectedResponse,
  kind: keyof typeof PASSED_ON,
  locale: string | undefined,
  rule: CacheRule,
  context: RequestContext,
): CollectedResponse {
  const own = context.contact ? OUTCOME_STATUS[context.contact.kind] : context.status;
  const status = kind === 'document' || (given !== 200 && !context.contact) ? given : own;
  const pageVary = locale === DEFAULT_LOCALE ? UNPREFIXED_VARY : VARY;
  return {
    status,
    body,
    headers: {
      ...headersOf(headers, (name) => PASSED_ON[kind].includes(name)),
      ...(locale !== undefined && { 'content-language': locale }),
      vary: { screen: pageVary, document: 'Accept-Encoding', navigation: `${VARY}, ${NAVIGATION_VARY}` }[kind],
      ...cacheHeaders(rule, status, context),
      etag: dependencies.add(context),
      [CACHE_TAG]: [...context.tags].join(','),
      ...(kind === 'screen' && status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
    },
  };
}

/** The page with its scripts deferred, or without any in lite mode, and with its policy. */
function withScripts({ status, headers: { link, ...headers }, body }: CollectedResponse, context: RequestContext, loader: string): CollectedResponse {
  const html = withCanonicalSlug(body.toString(PAGE_ENCODING), context.canonicalPath);
  const deferred = context.isLite ? litePage(html) : deferScripts(html, loader);
  if (deferred === undefined) unrecognisedPages.inc();
  const page = deferred ?? html;
  return {
    status,
    headers: {
      ...headers,
      ...(link !== undefined && !context.isLite && { link }),
      'content-security-policy': pagePolicy(page, PAGE_ENCODING),
    },
    body: Buffer.from(page, PAGE_ENCODING),
  };
}
