import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { OUTCOME_HEADER, decodeOutcome, OUTCOME_STATUS } from '@/lib/contact/outcome';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import {
  ALL_ROUTES,
  NOT_FOUND,
  ROUTES,
  STALE_WHILE_REVALIDATE,
  type CacheRule,
  type Route,
} from '@/lib/routes/table';
import { routeLabel, splitTarget } from '@/lib/routes/canonical';
import { REQUEST_ID } from '@/lib/platform/client-address';
import { environment } from '@/lib/platform/env';
import { counter } from '@/lib/platform/metrics';
import { noStoreHeaders } from '@/lib/platform/http-messages';
import {
  createRequestContext,
  runInContext,
  type Dependency,
  type RequestContext,
} from '@/lib/platform/request-context';
import { compressText } from '../http/brotli';
import { writeCacheControl } from '../http/cache-control';
import { filterHeaders, LANGUAGE_VARY, sendResponse } from '../http/plain-response';
import { CACHE_TAG, HOP_BY_HOP, ROUTE_HEADER } from '../http/protocol';
import { CollectingResponse } from './collecting-response';
import type { Styles } from './inline-styles.internals';
import { rewritePage } from './page-html.internals';
import { StaticParts } from './static-parts.internals';

/** `Vary` of a page with its language in the path. */
const VARY = 'Accept-Encoding, Cookie';
/**
 * `Vary` of an address without prefix, which may redirect by the visitor's languages and the
 * referring site.
 */
const UNPREFIXED_VARY = `${VARY}, ${LANGUAGE_VARY}`;
/**
 * Of the headers of Next's response, a screen keeps only this one: the head of its HTML already
 * contains the preloads of the `Link` header.
 */
const SCREEN_HEADERS = ['content-type'];
const DOCUMENT_HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'retry-after',
  'access-control-allow-origin',
];
const SPECULATION_RULES = `"${ROUTES.speculationRules.path.build()}"`;

interface RenderOptions {
  next: RequestListener;
  loader: string;
  styles: Styles;
  policy: string;
}

const routesByName = new Map<string, Route>(ALL_ROUTES);
const unrecognisedPages = counter(
  'site_unrecognised_pages_total',
  'Pages sent without scripts, because one of them has an unknown form',
);

/**
 * Answers a request of the front through Next: a complete page with its status, policy, entity tag,
 * cache tags and cache rule.
 */
export async function render(
  { next, loader, styles, policy }: RenderOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const [name = '', locale = ''] = String(headers[ROUTE_HEADER] ?? '').split('/');
  const route = routesByName.get(name);
  // The front gets the responses of route handlers as they are.
  const isForwarded = route?.kind === 'handler';
  const rule = route?.cache ?? NOT_FOUND;
  const parts = isForwarded || route?.kind === 'document' ? undefined : new StaticParts();
  const asked = {
    requestId: String(headers[REQUEST_ID] ?? ''),
    // The label is the same as in the front's metrics.
    route: routeLabel(splitTarget(request.url ?? '').path),
    staleIfError: route?.cache.staleIfError,
  };
  const context = createRequestContext({
    ...asked,
    staticParts: parts,
    contactOutcome: headers[OUTCOME_HEADER]?.toString(),
  });
  // A conditional request: when the data behind the entity tag is unchanged, the page is not
  // rendered (RFC 9110, 15.4.5).
  const unchanged =
    isForwarded || context.contactOutcome
      ? null
      : await checkUnchanged(headers['if-none-match'], asked);
  if (unchanged) {
    const { provisional, staleSeconds } = unchanged.context;
    const caching = cacheHeaders(rule, unchanged.status, { ...context, provisional, staleSeconds });
    response.writeHead(304, { etag: headers['if-none-match'], ...caching }).end();
    return;
  }
  const buffered = new CollectingResponse(response);
  const handling = runInContext(context, async () => next(request, buffered));
  const collected = await Promise.race([
    buffered.collected,
    handling.then(() => buffered.collected),
  ]);
  if (isForwarded)
    return sendResponse(response, {
      ...collected,
      headers: filterHeaders(collected.headers, (name) => !HOP_BY_HOP.includes(name)),
    });
  const status = parts ? screenStatus(collected.status, context) : collected.status;
  const { canonicalPath } = context;
  const page =
    parts &&
    rewritePage(collected.body, { loader, styles, preloads: parts.preloads, canonicalPath });
  if (page?.isRecognised === false) unrecognisedPages.inc();
  // Compressed here, while the front answers other visitors.
  const { body, coding } = await compressText(page?.html ?? collected.body);
  const kept = parts ? SCREEN_HEADERS : DOCUMENT_HEADERS;
  const screenHeaders = {
    'content-language': locale,
    vary: locale === DEFAULT_LOCALE ? UNPREFIXED_VARY : VARY,
    'speculation-rules': SPECULATION_RULES,
    'content-security-policy': policy,
  };
  sendResponse(response, {
    status,
    headers: {
      ...filterHeaders(collected.headers, (name) => kept.includes(name)),
      ...(parts ? screenHeaders : { vary: 'Accept-Encoding' }),
      ...cacheHeaders(rule, status, context),
      etag: createEntityTag(context, status),
      [CACHE_TAG]: [...context.tags].join(','),
      ...(coding && { 'content-encoding': coding }),
    },
    body,
  });
}

/**
 * The status of a screen: that of the contact message's outcome if there is one, else that of
 * Next's failure, else that of its data.
 */
function screenStatus(nextStatus: number, { contactOutcome, status }: RequestContext): number {
  const outcome = decodeOutcome(contactOutcome);
  if (outcome) return OUTCOME_STATUS[outcome.kind];
  return nextStatus === 200 ? status : nextStatus;
}

/**
 * A page of stale data, or without an optional part, is revalidated after this long, in seconds.
 */
const PROVISIONAL_FRESH_SECONDS = 1;

const NOT_STORED = { maxAge: 0, freshSeconds: 0, staleWhileRevalidate: 0, staleIfError: 0 };

/**
 * `Cache-Control` of a response for the front; visitors get `sharedCacheHeaders`. The cache rule of
 * its route and the request context decide.
 */
export function cacheHeaders(
  routeRule: CacheRule,
  status: number,
  {
    contactOutcome,
    degraded,
    withoutMenu,
    unknownRecord,
    provisional,
    staleSeconds,
  }: RequestContext,
): Record<string, string> {
  const { freshSeconds, maxAge, staleIfError } = status === 404 ? NOT_FOUND : routeRule;
  const isStored =
    !contactOutcome &&
    !degraded &&
    !withoutMenu &&
    freshSeconds !== 0 &&
    (status === 200 || status === 404);
  if (!isStored) return noStoreHeaders(status);
  // The address names a record that does not exist. This response makes caches drop a page that
  // they stored while the record existed.
  if (unknownRecord) return { 'cache-control': writeCacheControl(NOT_STORED) };
  const usual = Math.round(
    freshSeconds === 'default' ? environment().PAGE_FRESH_SECONDS : freshSeconds,
  );
  const fresh = provisional ? Math.min(usual, PROVISIONAL_FRESH_SECONDS) : usual;
  // The data in the page has been stale for a part of the `staleIfError` time already.
  const remaining = Math.max(0, Math.round(staleIfError - staleSeconds));
  const staleWhileRevalidate = Math.min(remaining, STALE_WHILE_REVALIDATE);
  return {
    'cache-control': writeCacheControl({
      maxAge,
      freshSeconds: fresh,
      staleWhileRevalidate,
      staleIfError: remaining,
    }),
  };
}

/**
 * The number of pages whose dependencies are stored. It is larger than the number of pages that the
 * page cache holds at its default size. A page without stored dependencies is rendered again.
 */
const MAX_REMEMBERED_PAGES = 4000;
/**
 * Milliseconds after which a page is rendered again even if its data is unchanged: next and past
 * events change with time.
 */
const MAX_CONFIRMED_AGE = 120_000;

/** Dependencies of this renderer's pages, by entity tag (RFC 9110, 13.1.2). */
const renderedPages = new LRUCache<
  string,
  { dependencies: readonly Dependency[]; status: number; at: number }
>({ max: MAX_REMEMBERED_PAGES });

/** Returns an entity tag by which the page can be revalidated. */
export function createEntityTag({ dependencies }: RequestContext, status: number): string {
  const etag = `"${randomUUID()}"`;
  renderedPages.set(etag, {
    dependencies: [...dependencies.values()],
    status,
    at: performance.now(),
  });
  return etag;
}

/**
 * The page's status and the context of the check, if all dependencies are unchanged. Null if the
 * page must be rendered again.
 */
export async function checkUnchanged(
  etag: string | undefined,
  asked: Partial<RequestContext> = {},
): Promise<{ context: RequestContext; status: number } | null> {
  const page = etag === undefined ? undefined : renderedPages.get(etag);
  if (!page || performance.now() - page.at > MAX_CONFIRMED_AGE) return null;
  const context = createRequestContext(asked);
  const results = await runInContext(context, () =>
    Promise.allSettled(page.dependencies.map((isUnchanged) => isUnchanged())),
  );
  return results.every((result) => result.status === 'fulfilled' && result.value)
    ? { context, status: page.status }
    : null;
}
