import { environment } from '@/lib/runtime/env';
import type { RequestContext } from '@/lib/runtime/request-context';
import { NOT_FOUND, STALE_WHILE_REVALIDATE, type CacheRule } from '@/lib/routes/table';

/** A page of stale data, or without an optional part, is revalidated after this long, in seconds. */
const STALE_DATA_SECONDS = 1;

/** `Cache-Control` of a response, by the cache rule of its route and the request context of the page. */
export function cacheHeaders(
  routeRule: CacheRule,
  status: number,
  { contact, degraded, withoutMenu, stale, staleSeconds }: RequestContext,
): Record<string, string> {
  const { freshSeconds, maxAge, staleIfError } = status === 404 ? NOT_FOUND : routeRule;
  const isStored = !contact && !degraded && !withoutMenu && freshSeconds !== 0 && (status === 200 || status === 404);
  if (!isStored) return { 'cache-control': 'no-store' };
  const usual = Math.round(freshSeconds === 'default' ? environment().PAGE_FRESH_SECONDS : freshSeconds);
  const fresh = stale ? Math.min(usual, STALE_DATA_SECONDS) : usual;
  // Minus the time by which the page's data was already stale.
  const remaining = Math.max(0, Math.round(staleIfError - staleSeconds));
  const whileRevalidated = Math.min(remaining, STALE_WHILE_REVALIDATE);
  return {
    'cache-control': `public, max-age=${maxAge}, s-maxage=${fresh}, stale-while-revalidate=${whileRevalidated}, stale-if-error=${remaining}`,
  };
}
