import type { IncomingMessage } from 'node:http';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteName } from '@/lib/routes/table';
import { REQUEST_ID } from '@/lib/platform/client-address';
import { cachedResponse, type Fetch } from '../../http/cached-response';
import { readCacheControl } from '../../http/cache-control';
import { CACHE_TAG, HOP_BY_HOP, ROUTE_HEADER } from '../../http/protocol';
import type { RendererPool } from './renderer-pool';
import { joinHeaders, filterHeaders, type BufferedResponse } from '../../http/plain-response';
import { baseHeaders } from '../../http/security-headers';

/**
 * Headers that visitors do not get. The entity tag of a page is not among them, because
 * `sendCached` replaces it.
 */
const INTERNAL = new Set<string>([CACHE_TAG, 'content-length', 'date', ...HOP_BY_HOP]);
const FORWARDED = ['accept-language', 'if-none-match'];

/** The part of the front's exchange with a visitor that a request to the renderer needs. */
interface FrontExchange {
  site: { pool: RendererPool };
  id: string;
  target: { label: string };
}

interface RendererRequest {
  path: string;
  route?: RouteName | undefined;
  locale?: Locale | undefined;
  headers: Record<string, string>;
}

/**
 * Requests a page or document for the page cache. The renderer gets the resolved address instead of
 * the visitor's request, so no page contains anything specific to one visitor.
 */
export function pageFetcher({ site, id, target }: FrontExchange, asked: RendererRequest): Fetch {
  const headers = {
    ...asked.headers,
    [REQUEST_ID]: id,
    [ROUTE_HEADER]: `${asked.route ?? ''}/${asked.locale ?? ''}`,
  };
  return async (etag) => {
    const conditional = etag !== undefined && { 'if-none-match': etag };
    const result = await site.pool.render({
      path: asked.path,
      route: target.label,
      headers: { ...headers, ...conditional },
    });
    const freshness = readCacheControl(result.headers['cache-control']);
    if (result.status === 304)
      return {
        notModified: true,
        ...freshness,
        cacheControl: result.headers['cache-control'] ?? '',
      };
    const { [CACHE_TAG]: tags = '', 'content-encoding': encoding, ...others } = result.headers;
    const coded = { body: result.body, coding: encoding === 'br' ? ('br' as const) : undefined };
    const response = cachedResponse(
      result.status,
      { ...baseHeaders(), ...publicHeaders(others) },
      coded,
    );
    return {
      response,
      ...freshness,
      etag: result.headers['etag'],
      tags: tags.split(',').filter(Boolean),
      route: target.label,
    };
  };
}

/** Forwards a visitor's request to a route handler, and returns its response unchanged. */
export async function forwardRequest(
  { site, id, request, target }: FrontExchange & { request: IncomingMessage },
  route: RouteName,
): Promise<BufferedResponse> {
  const forwarded = filterHeaders(joinHeaders(request.headers), (name) => FORWARDED.includes(name));
  const headers = { ...forwarded, [REQUEST_ID]: id, [ROUTE_HEADER]: `${route}/` };
  const result = await site.pool.render({ path: request.url ?? '/', route: target.label, headers });
  return { ...result, headers: publicHeaders(result.headers) };
}

function publicHeaders(headers: Record<string, string>): Record<string, string> {
  return filterHeaders(headers, (name) => !INTERNAL.has(name));
}
