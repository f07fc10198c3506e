/*
 * Relies on the option `kind: 'full'` of the router's `prefetch`, which Next does not document: by default only the frame of a page rendered on demand is
 * prefetched, and the click would wait all the same. Seen in Next 15.0 to 16.5 (canary).
 * Otherwise: a router that ignores the option prefetches what it does by default; one that refuses it is called without it.
 */
/** What this needs of the router of `next/navigation`; its own type names the words of the option by an enumeration that is not public. */
interface Prefetcher {
  prefetch(href: string, options?: { kind?: string }): void;
}

/** Fetches the whole payload of a page ahead of a navigation to it. */
export function prefetchWhole(router: Prefetcher, href: string): void {
  try {
    router.prefetch(href, { kind: 'full' });
  } catch {
    router.prefetch(href);
  }
}
