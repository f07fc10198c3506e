/** What `Cache-Control` says of a page (RFC 9111, 5861), in seconds. */
export interface Freshness {
  /**
   * For how long it is fresh in shared caches (`s-maxage`); undefined when it must not be stored
   * (`no-store`, `private`).
   */
  freshSeconds: number | undefined;
  /**
   * For how long it may be served after that while it is revalidated, and while no newer one can be
   * had.
   */
  staleWhileRevalidate: number;
  staleIfError: number;
}

/** `maxAge`: in the browser. */
export function writeCacheControl({
  maxAge,
  freshSeconds = 0,
  staleWhileRevalidate,
  staleIfError,
}: Freshness & { maxAge: number }): string {
  const revalidated =
    staleWhileRevalidate > 0 ? `, stale-while-revalidate=${staleWhileRevalidate}` : '';
  return `public, max-age=${maxAge}, s-maxage=${freshSeconds}${revalidated}, stale-if-error=${staleIfError}`;
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
