import type { IncomingMessage } from 'node:http';
import { LANGUAGE_COOKIE, type Locale } from '@/lib/i18n/locales';
import { SAVE_DATA } from '@/lib/lite-mode';
import { routeLabel } from '@/lib/routes/match';
import { splitTarget } from '@/lib/routes/canonical';
import { environment } from '@/lib/runtime/env';
import { compressedResponse, type CachedResponse } from '../../cache/cached-response';
import type { Fetch, Fetched } from '../../cache/page-cache';
import { FRONT_CACHE_CONTROL } from '../../renderer/cache-control';
import { CACHE_TAG, CONTACT_OUTCOME, LITE_MODE, REQUEST_ID, RESOLVED, VISITOR_ADDRESS } from '../../renderer/protocol';
import type { PageForm } from '../resolve-request';
import { LONGEST_RENDERING } from './renderer-process';
import type { RenderResult, RendererPool } from './renderer-pool';
import { baseHeaders } from '../security-headers';
import { visitorAddress } from '../visitor-address';

/** What a response says to the front, and not to visitors. */
const INTERNAL = new Set<string>([
  CACHE_TAG,
  FRONT_CACHE_CONTROL.name,
  'etag',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  CONTACT_OUTCOME,
]);
/** Headers of one connection, and those that front, renderer and framework exchange: a visitor has no reason to send them. */
const NOT_FORWARDED =
  /^(?:x-|next-|rsc$|content-security-policy|connection$|keep-alive$|transfer-encoding$|content-length$|upgrade$|expect$|te$|trailer$)/;

/** The same navigation within this time is answered with the same payload. */
const SHARED_MILLISECONDS = 1000;

interface NavigationRequest {
  path: string;
  route: string;
  locale: Locale;
  headers: Record<string, string>;
}

interface PageOptions {
  path: string;
  /** Its name in metrics. */
  route: string;
  requestId: string;
  form?: PageForm;
  /** Outcome of a contact form, as the route handler encoded it. */
  contact?: string;
}

/** Requests to the renderers, over HTTP. What a visitor sent reaches them only where it is named here, so that nothing of one visitor gets into a page for others. */
export class Forwarder {
  readonly #navigations = new RequestCollapsing<CachedResponse>(SHARED_MILLISECONDS);

  constructor(
    private readonly pool: RendererPool,
    private readonly isHttps: boolean,
  ) {}

  /** A page or a document for the page cache. */
  fetchPage({ path, route, requestId, form = 'full', contact }: PageOptions): Fetch {
    return async (etag) => {
      const result = await this.pool.render({
        path,
        route,
        headers: {
          accept: 'text/html',
          [RESOLVED]: '1',
          [REQUEST_ID]: requestId,
          ...(form === 'lite' && { [LITE_MODE]: '1' }),
          ...(form === 'save-data' && SAVE_DATA),
          ...(contact !== undefined && { [CONTACT_OUTCOME]: contact }),
          ...(etag !== undefined && { 'if-none-match': etag }),
        },
      });
      return this.#fetched(result);
    };
  }

  /** The payload of a navigation: no cache keeps it, but the same one asked for twice within a second is rendered once. `key` names all it depends on. */
  navigation(key: string, navigation: NavigationRequest, requestId: string): Promise<CachedResponse> {
    return this.#navigations.get(key, () => this.#navigation(navigation, requestId));
  }

  async #navigation({ path, route, locale, headers }: NavigationRequest, requestId: string): Promise<CachedResponse> {
    return this.#response(
      await this.pool.render({ path, route, headers: { ...headers, cookie: `${LANGUAGE_COOKIE}=${locale}`, [REQUEST_ID]: requestId } }),
    );
  }

  /** A route handler's answer to a visitor's request. `path` is the handler's, with its query. */
  endpoint(request: IncomingMessage, path: string, requestId: string, body?: Buffer): Promise<RenderResult> {
    const forwarded: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && !NOT_FORWARDED.test(name)) forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    return this.pool.render({
      method: body ? 'POST' : 'GET',
      path,
      route: routeLabel(splitTarget(path).path),
      headers: { ...forwarded, [REQUEST_ID]: requestId, [VISITOR_ADDRESS]: visitorAddress(request, environment().TRUST_PROXY) },
      body,
      messageTimeout: body && LONGEST_RENDERING + environment().CONTACT_TIMEOUT_SECONDS * 1000,
    });
  }

  async #fetched(result: RenderResult): Promise<Fetched> {
    const { freshSeconds, staleWhileRevalidate } = readCacheControl(result.headers);
    if (result.status === 304) return { notModified: true, freshSeconds: freshSeconds ?? 0 };
    const { etag, [CACHE_TAG]: tags = '' } = result.headers;
    return { response: await this.#response(result), freshSeconds, staleWhileRevalidate, etag, tags: tags.split(',').filter(Boolean) };
  }

  #response({ status, headers, body }: RenderResult): Promise<CachedResponse> {
    return compressedResponse(status, { ...baseHeaders(this.isHttps), ...publicHeaders(headers) }, body);
  }
}

/** What of a renderer's headers visitors get. */
export function publicHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !INTERNAL.has(name)));
}

/** What this cache reads off a response (RFC 9213, 9111, 5861): undefined freshness means that it must not store. */
function readCacheControl(headers: Record<string, string>): { freshSeconds: number | undefined; staleWhileRevalidate: number } {
  const targeted = headers[FRONT_CACHE_CONTROL.name];
  const header = targeted ?? headers['cache-control'] ?? '';
  const directives = new Map(
    header.split(',').map((directive) => {
      const [name = '', value] = directive.trim().split('=');
      return [name, value] as const;
    }),
  );
  const seconds = (name: string): number | undefined => (directives.has(name) ? Number(directives.get(name)) : undefined);
  const isStored = !directives.has('no-store') && !directives.has('private');
  return {
    freshSeconds: isStored ? seconds(targeted === undefined ? 's-maxage' : 'max-age') : undefined,
    staleWhileRevalidate: seconds('stale-while-revalidate') ?? 0,
  };
}

/** Does the same work once for all requests while it runs, and for a while after it began. What failed is done again. */
export class RequestCollapsing<T> {
  readonly #running = new Map<string, Promise<T>>();

  constructor(private readonly milliseconds: number) {}

  get(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#running.get(key);
    if (known) return known;
    const startedAt = Date.now();
    const remove = (): boolean => this.#running.delete(key);
    const started = work();
    this.#running.set(key, started);
    started.then(() => setTimeout(remove, Math.max(0, startedAt + this.milliseconds - Date.now())).unref(), remove);
    return started;
  }
}
