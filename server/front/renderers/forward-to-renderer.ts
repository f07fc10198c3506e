import { compressedResponse } from '../../cache/cached-response';
import type { Fetch } from '../../cache/page-cache';
import { FRONT_CACHE_CONTROL } from '../../renderer/cache-control';
import { CACHE_TAG, REQUEST_ID } from '../../renderer/protocol';
import type { Exchange } from '../site';
import { flatHeaders, headersOf, type WholeResponse } from '../plain-response';
import { baseHeaders } from '../security-headers';

/** What a response says to the front, and not to visitors. The entity tag of a page is replaced when it is sent. */
const INTERNAL = new Set<string>([CACHE_TAG, FRONT_CACHE_CONTROL, 'content-length', 'connection', 'keep-alive', 'transfer-encoding', 'date']);
/** What of a visitor's request reaches a route handler. */
const FORWARDED = ['accept-language', 'if-none-match'];

/**
 * Asks for a page, a document or a navigation's payload for the page cache. `headers` are all that reaches the renderer of what a visitor sent, so that nothing of
 * one visitor gets into a page for others.
 */
export function fetchPage({ site, id, address }: Exchange, path: string, headers: Record<string, string>): Fetch {
  return async (etag) => {
    const conditional = etag !== undefined && { 'if-none-match': etag };
    const result = await site.pool.render({ path, route: address.label, headers: { ...headers, [REQUEST_ID]: id, ...conditional } });
    const { freshSeconds, staleWhileRevalidate } = readCacheControl(result.headers);
    if (result.status === 304) return { notModified: true, freshSeconds: freshSeconds ?? 0 };
    const { [CACHE_TAG]: tags = '' } = result.headers;
    const response = await compressedResponse(result.status, { ...baseHeaders(), ...publicHeaders(result.headers) }, result.body);
    return { response, freshSeconds, staleWhileRevalidate, etag: result.headers['etag'], tags: tags.split(',').filter(Boolean) };
  };
}

/** A route handler's answer to a visitor's request, as it is. */
export async function forwardRequest({ site, id, request, address }: Exchange): Promise<WholeResponse> {
  const headers = { ...headersOf(flatHeaders(request.headers), (name) => FORWARDED.includes(name)), [REQUEST_ID]: id };
  const result = await site.pool.render({ path: request.url ?? '/', route: address.label, headers });
  return { ...result, headers: publicHeaders(result.headers) };
}

/** What of a renderer's headers visitors get. */
function publicHeaders(headers: Record<string, string>): Record<string, string> {
  return headersOf(headers, (name) => !INTERNAL.has(name));
}

/** What this cache reads off a response (RFC 9213, 9111, 5861): undefined freshness means that it must not store. */
function readCacheControl(headers: Record<string, string>): { freshSeconds: number | undefined; staleWhileRevalidate: number } {
  const targeted = headers[FRONT_CACHE_CONTROL];
  const header = targeted ?? headers['cache-control'] ?? '';
  const directives = Object.fromEntries(header.split(',').map((directive) => directive.trim().split('='))) as Record<string, string | undefined>;
  const seconds = (name: string): number | undefined => (name in directives ? Number(directives[name]) : undefined);
  const isStored = !('no-store' in directives) && !('private' in directives);
  return {
    freshSeconds: isStored ? seconds(targeted === undefined ? 's-maxage' : 'max-age') : undefined,
    staleWhileRevalidate: seconds('stale-while-revalidate') ?? 0,
  };
}
