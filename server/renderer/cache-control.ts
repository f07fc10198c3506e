import { environment } from '@/lib/runtime/env';
import type { RequestContext } from '@/lib/runtime/request-context';
import type { CacheRule } from '@/lib/routes/table';

/** For the front alone, no other cache (RFC 9213). */
export const FRONT_CACHE_CONTROL = 'cdn-cache-control';
/** A not-found screen is the same for all unknown addresses of a language, and items may be published any moment. */
const NOT_FOUND_SECONDS = 2;
/** The payload of a navigation: asked for anew, but rendered once for those who ask together. */
const NAVIGATION_SECONDS = 1;
/** A page with data that is being replaced is worth asking for again soon. */
const STALE_DATA_SECONDS = 1;
/** Seconds a stale answer may be used while it is revalidated, and while the site fails (RFC 5861). */
const STALE_WHILE_REVALIDATE = 60;
const STALE_IF_ERROR = 86_400;

/** `Cache-Control` of an answer, and what the front alone is told: by the cache rule of its route, and what the page says about itself. */
export function cacheHeaders(rule: CacheRule, status: number, { contact, degraded, stale, isNavigation }: RequestContext): Record<string, string> {
  const isStored = !contact && !degraded && rule.freshSeconds !== 0;
  if (isNavigation) {
    const front = isStored && (status === 200 || status === 404) && { [FRONT_CACHE_CONTROL]: `max-age=${NAVIGATION_SECONDS}` };
    return { 'cache-control': 'private, no-cache', ...front };
  }
  // A screen's absence may be stored and asked for again; a document's is not worth it.
  if (isStored && status === 404 && rule.maxAge === 0)
    return { 'cache-control': 'public, max-age=0', [FRONT_CACHE_CONTROL]: `max-age=${NOT_FOUND_SECONDS}` };
  if (!isStored || status !== 200) return { 'cache-control': 'no-store' };
  const usual = Math.round(rule.freshSeconds === 'default' ? environment().PAGE_FRESH_SECONDS : rule.freshSeconds);
  const seconds = stale ? Math.min(usual, STALE_DATA_SECONDS) : usual;
  const cacheControl = `public, max-age=${rule.maxAge}, s-maxage=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`;
  return { 'cache-control': cacheControl };
}
