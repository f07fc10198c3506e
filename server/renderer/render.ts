import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { CONTACT_OUTCOME, decodeOutcome, OUTCOME_STATUS } from '@/lib/contact/outcome';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import {
  ALL_ROUTES,
  NOT_FOUND,
  ROUTES,
  STALE_WHILE_REVALIDATE,
  type CacheRule,
  type Route,
} from '@/lib/routes/table';
import { REQUEST_ID } from '@/lib/platform/client-address';
import { environment } from '@/lib/platform/env';
import { counter } from '@/lib/platform/metrics';
import { unstoredHeaders } from '@/lib/platform/http-messages';
import {
  createContext,
  runInContext,
  type Dependency,
  type RequestContext,
} from '@/lib/platform/request-context';
import { compressText } from '../http/brotli';
import { writeCacheControl } from '../http/cache-control';
import { headersOf, LANGUAGE_VARY, type CollectedResponse } from '../http/plain-response';
import { CACHE_TAG, HOP_BY_HOP, ROUTE_AND_LOCALE } from '../http/protocol';
import { collectResponse, sendCollected } from './collect-response';
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
 * Headers of the framework that are kept. Of a screen only the type: the preloads of its `Link` are
 * in the head already.
 */
const PASSED_ON = {
  screen: ['content-type'],
  document: [
    'content-type',
    'content-disposition',
    'content-language',
    'retry-after',
    'access-control-allow-origin',
  ],
};
const SPECULATION_RULES = `"${ROUTES.speculationRules.path.build()}"`;
export interface PageParts {
  /** Address of the loader. */
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
  { next, ...common }: { next: RequestListener } & PageParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const [name = '', locale = ''] = String(headers[ROUTE_AND_LOCALE] ?? '').split('/');
  const route = routesByName.get(name);
  // Responses of route handlers are not changed.
  const isForwarded = route?.kind === 'handler';
  const rule = route?.cache ?? NOT_FOUND;
  const parts = isForwarded || route?.kind === 'document' ? undefined : new StaticParts();
  const context = createContext({
    parts,
    requestId: String(headers[REQUEST_ID] ?? ''),
    staleIfError: route?.cache.staleIfError,
    contact: headers[CONTACT_OUTCOME]?.toString(),
  });
  // A conditional request: when the data behind the entity tag is unchanged, the page is not
  // rendered (RFC 9110, 15.4.5).
  const unchanged =
    isForwarded || context.contact
      ? null
      : await dependencies.revalidate(headers['if-none-match'], context.staleIfError);
  if (unchanged) {
    const { stale, staleSeconds } = unchanged.context;
    const caching = cacheHeaders(rule, unchanged.status, { ...context, stale, staleSeconds });
    response.writeHead(304, { etag: headers['if-none-match'], ...caching }).end();
    return;
  }
  const collecting = collectResponse(response);
  const handling = runInContext(context, async () => next(request, response));
  const collected = await Promise.race([collecting, handling.then(() => collecting)]);
  if (isForwarded)
    return sendCollected(response, {
      ...collected,
      headers: headersOf(collected.headers, (name) => !HOP_BY_HOP.includes(name)),
    });
  const complete = parts
    ? withScripts(withResponseHeaders(collected, 'screen', locale, rule, context), context, {
        ...common,
        preloads: parts.preloads,
      })
    : withResponseHeaders(collected, 'document', undefined, rule, context);
  sendCollected(response, await compressed(complete));
}

/**
 * The response with the status set by its page, and the headers for storing and revalidating it.
 * `locale` is undefined for a document, which sets its own.
 */
function withResponseHeaders(
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
      vary:
        kind === 'document'
          ? 'Accept-Encoding'
          : locale === DEFAULT_LOCALE
            ? UNPREFIXED_VARY
            : VARY,
      ...cacheHeaders(rule, status, context),
      etag: dependencies.add(context, status),
      [CACHE_TAG]: [...context.tags].join(','),
    },
  };
}

/** The page with inlined styles, deferred scripts and its policy. */
function withScripts(
  { status, headers, body }: CollectedResponse,
  { canonicalPath }: RequestContext,
  { policy, ...options }: PageParts & { preloads: string },
): CollectedResponse {
  const { html, isRecognised } = rewritePage(body, { ...options, canonicalPath });
  if (!isRecognised) unrecognisedPages.inc();
  return {
    status,
    headers: {
      ...headers,
      'speculation-rules': SPECULATION_RULES,
      'content-security-policy': policy,
    },
    body: html,
  };
}

/**
 * A page of stale data, or without an optional part, is revalidated after this long, in seconds.
 */
const STALE_DATA_SECONDS = 1;

/**
 * `Cache-Control` of a response, by the cache rule of its route and the request context of the
 * page.
 */
export function cacheHeaders(
  routeRule: CacheRule,
  status: number,
  { contact, degraded, withoutMenu, stale, staleSeconds }: RequestContext,
): Record<string, string> {
  const { freshSeconds, maxAge, staleIfError } = status === 404 ? NOT_FOUND : routeRule;
  const isStored =
    !contact &&
    !degraded &&
    !withoutMenu &&
    freshSeconds !== 0 &&
    (status === 200 || status === 404);
  if (!isStored) return unstoredHeaders(status);
  const usual = Math.round(
    freshSeconds === 'default' ? environment().PAGE_FRESH_SECONDS : freshSeconds,
  );
  const fresh = stale ? Math.min(usual, STALE_DATA_SECONDS) : usual;
  // Minus the time by which the page's data was already stale.
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

/** Here rather than in the front, which answers other visitors meanwhile. */
async function compressed({
  status,
  headers,
  body: text,
}: CollectedResponse): Promise<CollectedResponse> {
  const { body, coding } = await compressText(text);
  return { status, headers: { ...headers, ...(coding && { 'content-encoding': coding }) }, body };
}

/**
 * More than the page cache holds at its usual size. A page whose dependencies are unknown is
 * rendered again.
 */
const MAX_CACHED = 4000;
/**
 * A page is rendered again after this long, in milliseconds, even with unchanged data: next and
 * past events change with time.
 */
const LONGEST_UNCHANGED = 120_000;

/**
 * Dependencies of the pages of this renderer, by entity tag, for conditional requests (RFC 9110,
 * 13.1.2).
 */
export class PageDependencies {
  readonly #pages = new LRUCache<
    string,
    { dependencies: readonly Dependency[]; status: number; at: number }
  >({ max: MAX_CACHED });

  /** Gives the page an entity tag by which it can be revalidated. */
  add({ dependencies }: RequestContext, status: number): string {
    const etag = `"${randomUUID()}"`;
    this.#pages.set(etag, {
      dependencies: [...dependencies.values()],
      status,
      at: performance.now(),
    });
    return etag;
  }

  /**
   * The page's status and the context of the check if all its dependencies are unchanged; null: it
   * must be rendered again.
   */
  async revalidate(
    etag: string | undefined,
    staleIfError?: number,
  ): Promise<{ context: RequestContext; status: number } | null> {
    const page = etag === undefined ? undefined : this.#pages.get(etag);
    if (!page || performance.now() - page.at > LONGEST_UNCHANGED) return null;
    const context = createContext({ staleIfError });
    const results = await runInContext(context, () =>
      Promise.allSettled(page.dependencies.map((isUnchanged) => isUnchanged())),
    );
    return results.every((result) => result.status === 'fulfilled' && result.value)
      ? { context, status: page.status }
      : null;
  }
}

const dependencies = new PageDependencies();
