import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodeOutcome, OUTCOME_STATUS } from '@/lib/contact/outcome';
import { savesData } from '@/lib/lite-mode';
import { splitLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { matchRoute } from '@/lib/routes/match';
import { ROUTES, type Route } from '@/lib/routes/table';
import { createContext, runInContext, type RequestContext } from '@/lib/runtime/request-context';
import { pagePolicy } from '../front/security-headers';
import { cacheControl, FRONT_CACHE_CONTROL } from './cache-control';
import { withCanonicalSlug } from './canonical-slug';
import { collectResponse, sendCollected, type CollectedResponse } from './collect-response';
import { deferScripts } from './deferred-scripts.internals';
import { PageDependencies } from './dependencies';
import { litePage } from './lite-page';
import { NAVIGATION_RESPONSE_HEADERS, NAVIGATION_VARY } from '../front/navigation.internals';
import { CACHE_TAG, CONTACT_OUTCOME, LITE_MODE, REQUEST_ID, VISITOR_ADDRESS } from './protocol';
import { renderMetrics } from './render-metrics';

const RETRY_AFTER_SECONDS = '10';
/** What a page depends on. `RSC` tells a cache in front that the payload of a navigation is not this page. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, RSC, Save-Data';
/** Whether an address without prefix is shown or redirected depends on where the visitor comes from. */
const UNPREFIXED_VARY = `${VARY}, Sec-Fetch-Site`;
/** What a route handler may say about a document besides its body. */
const DOCUMENT_HEADERS = ['content-disposition', 'content-language', 'retry-after', 'access-control-allow-origin'];
/**
 * How a page is read and written: one character for each byte. All that is looked for in it is ASCII, so nothing has to be decoded, and the text takes half
 * the memory.
 */
export const PAGE_ENCODING = 'latin1';
/** Headers of one connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface RenderOptions {
  next: RequestListener;
  /** PAGE_FRESH_SECONDS */
  freshSeconds: number;
  isHttps: boolean;
  /** Source of the script that loads the framework's, read by `PAGE_ENCODING`. */
  loader: string;
}

/** Answers requests of the front through Next: complete pages with their status, policy, entity tag, cache tags and cache rule. */
export class Renderer {
  readonly #dependencies = new PageDependencies();

  constructor(private readonly options: RenderOptions) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, url = '/' } = request;
    const context = createContext({
      requestId: String(headers[REQUEST_ID] ?? ''),
      visitor: String(headers[VISITOR_ADDRESS] ?? ''),
      isLite: headers[LITE_MODE] === '1',
      isSaving: savesData(headers),
      isNavigation: headers['rsc'] === '1',
      contact: decodeOutcome(headers[CONTACT_OUTCOME]),
    });
    const { prefix, path } = splitLanguage(url.split('?')[0] ?? '/');
    const locale = prefix ?? DEFAULT_LOCALE;
    const found = matchRoute(path)?.route;
    // Screens alone have an address in each language: anything else behind a prefix is a not-found screen.
    const route = prefix === undefined || found?.kind === 'screen' ? found : undefined;
    if (route?.kind === 'endpoint') return this.#answerEndpoint(request, response, context);
    if (context.isNavigation) return this.#answerNavigation(request, response, context, locale);
    const rule = route?.cache ?? ROUTES.home.cache;
    if (!context.contact && (await this.#isUnchanged(request, response, rule))) return undefined;
    const collected = await this.#collect(request, response, context);
    return sendCollected(
      response,
      route?.kind === 'document' ? this.#document(collected, context, route) : this.#screen(collected, context, rule, locale),
    );
  }

  #collect(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<CollectedResponse> {
    const collected = collectResponse(response);
    return new Promise((resolve, reject) => {
      collected.then(resolve, reject);
      const handled: unknown = runInContext(context, () => this.options.next(request, response));
      Promise.resolve(handled).catch(reject);
    });
  }

  /** A conditional request: when the data behind the entity tag is unchanged, the page is not rendered (RFC 9110, 15.4.5). */
  async #isUnchanged(request: IncomingMessage, response: ServerResponse, rule: Route['cache']): Promise<boolean> {
    const etag = request.headers['if-none-match'];
    const look = await this.#dependencies.revalidate(etag);
    if (!look) return false;
    const headers = { etag, 'cache-control': cacheControl(rule, 200, look, this.options.freshSeconds) };
    response.writeHead(304, headers).end();
    return true;
  }

  #screen(collected: CollectedResponse, context: RequestContext, rule: Route['cache'], locale: string): CollectedResponse {
    const { contact, isLite } = context;
    const status = contact ? OUTCOME_STATUS[contact.kind] : collected.status === 200 ? context.status : collected.status;
    const { link } = collected.headers;
    const headers: Record<string, string> = {
      'content-type': collected.headers['content-type'] ?? 'text/html; charset=utf-8',
      'content-language': locale,
      vary: locale === DEFAULT_LOCALE ? UNPREFIXED_VARY : VARY,
      'cache-control': contact ? 'no-store' : cacheControl(rule, status, context, this.options.freshSeconds),
      ...this.#validators(context),
      ...(status === 404 && !context.degraded && { [FRONT_CACHE_CONTROL.name]: FRONT_CACHE_CONTROL.notFound }),
      ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      // Preloads of the screen's first image and style sheets.
      ...(link !== undefined && !isLite && { link }),
    };
    const html = withCanonicalSlug(collected.body.toString(PAGE_ENCODING), context.canonicalPath);
    const page = isLite ? litePage(html) : this.#deferred(html);
    const policy = pagePolicy(page, { isHttps: this.options.isHttps, encoding: PAGE_ENCODING });
    return { status, headers: { ...headers, 'content-security-policy': policy }, body: Buffer.from(page, PAGE_ENCODING) };
  }

  #deferred(html: string): string {
    const deferred = deferScripts(html, this.options.loader);
    if (deferred === undefined) renderMetrics.unrecognised.inc();
    return deferred ?? html;
  }

  #document({ status, headers: given, body }: CollectedResponse, context: RequestContext, { cache }: Route): CollectedResponse {
    const headers: Record<string, string> = {
      'content-type': given['content-type'] ?? 'text/plain; charset=utf-8',
      vary: 'Accept-Encoding',
      'cache-control': cacheControl(cache, status, context, this.options.freshSeconds),
      ...this.#validators(context),
    };
    for (const name of DOCUMENT_HEADERS) if (given[name] !== undefined) headers[name] = given[name];
    return { status, headers, body };
  }

  #validators(context: RequestContext): Record<string, string> {
    return { etag: this.#dependencies.add(context), [CACHE_TAG]: [...context.tags].join(',') };
  }

  /** The payload of a navigation inside the site; only Next's own headers are handed on. No cache keeps it. */
  async #answerNavigation(request: IncomingMessage, response: ServerResponse, context: RequestContext, locale: string): Promise<void> {
    const collected = await this.#collect(request, response, context);
    const headers: Record<string, string> = {
      'cache-control': 'private, no-cache',
      vary: `${VARY}, ${NAVIGATION_VARY}`,
      'content-language': locale,
    };
    for (const name of NAVIGATION_RESPONSE_HEADERS) if (collected.headers[name] !== undefined) headers[name] = collected.headers[name];
    sendCollected(response, { ...collected, status: collected.status === 200 ? context.status : collected.status, headers });
  }

  /** Route handlers answer for themselves. */
  async #answerEndpoint(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
    const collected = await this.#collect(request, response, context);
    const headers = Object.fromEntries(Object.entries(collected.headers).filter(([name]) => !HOP_BY_HOP.has(name)));
    sendCollected(response, { ...collected, headers });
  }
}
