import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodeOutcome, OUTCOME_STATUS } from '@/lib/contact/outcome';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { ALL_ROUTES, NOT_FOUND, ROUTES, type CacheRule, type Route } from '@/lib/routes/table';
import { counter } from '@/lib/runtime/metrics';
import { createContext, runInContext, type RequestContext } from '@/lib/runtime/request-context';
import { headersOf, type CollectedResponse } from '../http/plain-response';
import { CACHE_TAG, CONTACT_OUTCOME, LITE_MODE, REQUEST_ID, RESOLVED_ROUTE } from '../http/protocol';
import { cacheHeaders } from './cache-control';
import { collectResponse, sendCollected } from './collect-response';
import { PageDependencies } from './dependencies';
import type { Styles } from './inline-styles.internals';
import { finishPage } from './page-html.internals';

const RETRY_AFTER_SECONDS = '10';
/** `Vary` of a page with its language in the path. `RSC` separates the payload for Next's router from the page. */
const VARY = 'Accept-Encoding, Cookie, RSC';
/** `Vary` of an address without prefix, which may redirect by the visitor's languages and the referring site. */
const UNPREFIXED_VARY = `${VARY}, Accept-Language, Sec-Fetch-Site`;
/** Headers of the framework that are kept. Of a screen only the type: the preloads of its `Link` are in the head already. */
const PASSED_ON = {
  screen: ['content-type'],
  document: ['content-type', 'content-disposition', 'content-language', 'retry-after', 'access-control-allow-origin'],
};
const SPECULATION_RULES = `"${ROUTES.speculationRules.path.build()}"`;
/**
 * Pages are read and written with one character per byte: everything searched for is ASCII, so nothing has to be decoded, and the text
 * takes half the memory.
 */
export const PAGE_ENCODING = 'latin1';

/** Constants of all pages. */
export interface PageParts {
  /** Source of the loader, in `PAGE_ENCODING`. */
  loader: string;
  styles: Styles;
  /** Policy of every page. */
  policy: string;
}

/** Connection-specific headers. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const routesByName = new Map<string, Route>(ALL_ROUTES);
const dependencies = new PageDependencies();
const unrecognisedPages = counter('site_unrecognised_pages_total', 'Pages sent without scripts, because one of them has an unknown form');

/** Answers a request of the front through Next: a complete page with its status, policy, entity tag, cache tags and cache rule. */
export async function render(
  { next, ...parts }: { next: RequestListener } & PageParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const [name = '', locale = ''] = String(headers[RESOLVED_ROUTE] ?? '').split('/');
  const route = routesByName.get(name);
  // Responses of route handlers, and Next's to its router, are not changed.
  const isForwarded = route?.kind === 'endpoint' || headers['rsc'] === '1';
  const rule = route?.cache ?? NOT_FOUND;
  const context = createContext({
    requestId: String(headers[REQUEST_ID] ?? ''),
    isLite: headers[LITE_MODE] === '1',
    staleIfError: route?.cache.staleIfError,
    contact: headers[CONTACT_OUTCOME]?.toString(),
  });
  // A conditional request: when the data behind the entity tag is unchanged, the page is not rendered (RFC 9110, 15.4.5).
  const unchanged = isForwarded || context.contact ? null : await dependencies.revalidate(headers['if-none-match'], context.staleIfError);
  if (unchanged) {
    const { stale, staleSeconds } = unchanged.context;
    const caching = cacheHeaders(rule, unchanged.status, { ...context, stale, staleSeconds });
    response.writeHead(304, { etag: headers['if-none-match'], ...caching }).end();
    return;
  }
  const collecting = collectResponse(response);
  const handling = runInContext(context, async () => next(request, response));
  const collected = await Promise.race([collecting, handling.then(() => collecting)]);
  if (isForwarded) return sendCollected(response, { ...collected, headers: headersOf(collected.headers, (name) => !HOP_BY_HOP.has(name)) });
  if (route?.kind === 'document') return sendCollected(response, completed(collected, 'document', undefined, rule, context));
  sendCollected(response, withScripts(completed(collected, 'screen', locale, rule, context), context, parts));
}

/**
 * The response with the status set by its page, and the headers for storing and revalidating it. `locale` is undefined for a document,
 * which sets its own.
 */
function completed(
  { status: given, headers, body }: CollectedResponse,
  kind: keyof typeof PASSED_ON,
  locale: string | undefined,
  rule: CacheRule,
  context: RequestContext,
): CollectedResponse {
  const outcome = decodeOutcome(context.contact);
  const own = outcome ? OUTCOME_STATUS[outcome.kind] : context.status;
  const status = kind === 'document' || (given !== 200 && !context.contact) ? given : own;
  return {
    status,
    body,
    headers: {
      ...headersOf(headers, (name) => PASSED_ON[kind].includes(name)),
      ...(locale !== undefined && { 'content-language': locale }),
      vary: kind === 'document' ? 'Accept-Encoding' : locale === DEFAULT_LOCALE ? UNPREFIXED_VARY : VARY,
      ...cacheHeaders(rule, status, context),
      etag: dependencies.add(context, status),
      [CACHE_TAG]: [...context.tags].join(','),
      ...(kind === 'screen' && status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
    },
  };
}

/** The page with inlined styles, deferred scripts (none in lite mode) and its policy. */
function withScripts(
  { status, headers, body }: CollectedResponse,
  { isLite, canonicalPath }: RequestContext,
  { loader, styles, policy }: PageParts,
): CollectedResponse {
  const page = body.toString(PAGE_ENCODING);
  const { html, isRecognised } = finishPage(page, { loader, styles, isLite, canonicalPath });
  if (!isRecognised) unrecognisedPages.inc();
  return {
    status,
    headers: {
      ...headers,
      ...(!isLite && { 'speculation-rules': SPECULATION_RULES }),
      'content-security-policy': policy,
    },
    body: Buffer.from(html, PAGE_ENCODING),
  };
}
