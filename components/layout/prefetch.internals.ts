/*
 * Relies on the option `kind: 'full'` of the router's `prefetch`, which Next does not document: by default only the frame of a page rendered on demand is
 * prefetched, and the click would wait all the same. Seen in Next 15.0 to 16.5 (canary).
 * Otherwise: a router that ignores the option prefetches what it does by default; one that refuses it is called without it.
 */
import type { useRouter } from 'next/navigation';

type Prefetch = ReturnType<typeof useRouter>['prefetch'];
type PrefetchOptions = NonNullable<Parameters<Prefetch>[1]>;

const WHOLE: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] };

/** Fetches the whole payload of a page ahead of a navigation to it. */
export function prefetchWhole(router: { prefetch: Prefetch }, href: string): void {
  try {
    router.prefetch(href, WHOLE);
  } catch {
    router.prefetch(href);
  }
}
