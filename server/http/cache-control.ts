/** Times in the renderer's `Cache-Control` for the front (RFC 9111, 5861), in seconds. */
export interface Freshness {
  /**
   * How long the page is fresh in shared caches, including the front (`s-maxage`); undefined if it
   * must not be stored (`no-store`, `private`).
   */
  freshSeconds: number | undefined;
  /** How long the stale page may be served while it is revalidated. */
  staleWhileRevalidate: number;
  /** How long the stale page may be served while no newer one is available. */
  staleIfError: number;
}

/** `maxAge` is the time for which browsers may reuse the response. */
export function writeCacheControl({
  maxAge,
  freshSeconds = 0,
  staleWhileRevalidate,
  staleIfError,
}: Freshness & { maxAge: number }): string {
  const stale = staleDirectives({ staleWhileRevalidate, staleIfError });
  return `public, max-age=${maxAge}, s-maxage=${freshSeconds}, ${stale}`;
}

function staleDirectives({
  staleWhileRevalidate,
  staleIfError,
}: Pick<Freshness, 'staleWhileRevalidate' | 'staleIfError'>): string {
  const revalidated =
    staleWhileRevalidate > 0 ? `stale-while-revalidate=${staleWhileRevalidate}, ` : '';
  return `${revalidated}stale-if-error=${staleIfError}`;
}

export function readCacheControl(header = ''): Freshness & { maxAge: number } {
  const directives = Object.fromEntries(
    header.split(',').map((directive) => directive.trim().split('=')),
  ) as Record<string, string | undefined>;
  const seconds = (name: string): number | undefined =>
    name in directives ? Number(directives[name]) : undefined;
  const isStored = !('no-store' in directives) && !('private' in directives);
  return {
    maxAge: seconds('max-age') ?? 0,
    freshSeconds: isStored ? seconds('s-maxage') : undefined,
    staleWhileRevalidate: seconds('stale-while-revalidate') ?? 0,
    staleIfError: seconds('stale-if-error') ?? 0,
  };
}

/**
 * Translates the renderer's `Cache-Control` for caches in front of the site. Shared caches must not
 * serve a stale response that has `s-maxage` (RFC 9111, 5.2.2.10). The freshness is therefore in
 * `CDN-Cache-Control` (RFC 9213) and, for nginx, in `X-Accel-Expires`; other caches revalidate.
 * nginx before 1.23 needs this order of headers. It stores no response with `max-age=0`, so
 * `Expires: 0` is sent instead.
 */
export function sharedCacheHeaders(cacheControl: string | undefined): Record<string, string> {
  const { maxAge, freshSeconds, ...rest } = readCacheControl(cacheControl);
  if (freshSeconds === undefined) return {};
  const stale = staleDirectives(rest);
  return {
    'cache-control': maxAge > 0 ? `public, max-age=${maxAge}, ${stale}` : `public, ${stale}`,
    'cdn-cache-control': `max-age=${freshSeconds}, ${stale}`,
    'x-accel-expires': String(freshSeconds),
    ...(maxAge === 0 && { expires: '0' }),
  };
}
