import type { RequestContext } from '@/lib/runtime/request-context';
import type { CacheRule } from '@/lib/routes/table';

/**
 * Seconds the front alone, no other cache, keeps a not-found screen: it is the same for all unknown addresses of a language, and items may be published
 * any moment. A header for one kind of cache (RFC 9213).
 */
export const FRONT_CACHE_CONTROL = { name: 'cdn-cache-control', notFound: 'max-age=2' } as const;
/** A page with data that is being replaced is worth asking for again soon. */
const STALE_DATA_SECONDS = 1;
/** Seconds a stale answer may be used while it is revalidated, and while the site fails (RFC 5861). */
const STALE_WHILE_REVALIDATE = 60;
const STALE_IF_ERROR = 86_400;

/** `Cache-Control` of an answer: the cache rule of its route, and what the page says about itself. `fresh` is PAGE_FRESH_SECONDS. */
export function cacheControl(
  rule: CacheRule,
  status: number,
  { degraded, stale }: Pick<RequestContext, 'degraded' | 'stale'>,
  fresh: number,
): string {
  if (degraded || rule.freshSeconds === 0) return 'no-store';
  // A screen's absence may be stored and asked for again; a document's is not worth it.
  if (status === 404 && rule.maxAge === 0) return 'public, max-age=0';
  if (status !== 200) return 'no-store';
  const usual = Math.round(rule.freshSeconds === 'default' ? fresh : rule.freshSeconds);
  const seconds = stale ? Math.min(usual, STALE_DATA_SECONDS) : usual;
  return `public, max-age=${rule.maxAge}, s-maxage=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`;
}
