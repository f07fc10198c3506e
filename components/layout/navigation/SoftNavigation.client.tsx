'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { announceHydrated } from '@/lib/browser/scheduling';
import { hasCoarsePointer, prefersReducedData } from '@/lib/browser/media-preferences';
import { followSearch } from '@/lib/browser/search-form';
import { isScreen } from '@/lib/routes/pattern';
import { prefetchWhole } from './prefetch.internals';

/** A pointer that only crosses a link on its way is gone by then. */
const REST_MILLISECONDS = 80;

/** The screen a link leads to; null when the browser should follow the link itself. */
function screenOf(target: EventTarget | null, screens: readonly string[]): URL | null {
  // Read as written: on a drawn map, links are of SVG, whose `href` is an object.
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.matches('[target], [download], [data-reload]')) return null;
  if (!URL.canParse(href, document.baseURI)) return null;
  const address = new URL(href, document.baseURI);
  if (!isScreen(address, { origin: location.origin, language: document.documentElement.lang, screens })) return null;
  const isSamePage = address.pathname === location.pathname && address.search === location.search;
  return isSamePage && address.hash ? null : address;
}

/**
 * Turns clicks on the site's plain anchors, and its search forms, into navigations without a reload, fetches a screen ahead of an
 * intended click, says that it is loading, scrolls to the top and moves the focus to the new title. One listener for the whole
 * site instead of client code in every link. Links tapped with a finger are left to the browser: on a cheap telephone it paints a new document sooner than
 * the router renders the screen (docs/performance.md). `screens` are the patterns of all screens' paths.
 */
export function SoftNavigation({ loadingText, screens }: { loadingText: string; screens: readonly string[] }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  /** The address asked for, until its screen stands. */
  const asked = useRef<URL>(null);

  useEffect(announceHydrated, []);

  useEffect(() => {
    const visit = (screen: URL): void => {
      asked.current = screen;
      startTransition(() => router.push(screen.pathname + screen.search + screen.hash, { scroll: false }));
    };
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const screen = screenOf(event.target, screens);
      if (!screen) return;
      event.preventDefault();
      visit(screen);
    };
    // Going back or forward, the browser puts the page where it was.
    const onTravel = (): void => {
      asked.current = null;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A click is about to come. Visitors who asked for less traffic get nothing they did not ask for.
    const onIntent = ({ target }: { target: EventTarget | null }): void => {
      clearTimeout(timer);
      const screen = prefersReducedData() ? null : screenOf(target, screens);
      if (screen) timer = setTimeout(() => prefetchWhole(router, screen.pathname + screen.search), REST_MILLISECONDS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('submit', (event) => followSearch(event, visit), { signal });
    window.addEventListener('popstate', onTravel, { signal });
    if (!hasCoarsePointer()) {
      document.addEventListener('click', onClick, { signal });
      document.addEventListener('pointerover', onIntent, { passive: true, signal });
      document.addEventListener('focusin', onIntent, { signal });
      // The pointer came before the scripts.
      onIntent({ target: document.querySelector('a:hover') });
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [router, screens]);

  // Before the new screen is painted.
  useLayoutEffect(() => {
    if (isPending || !asked.current) return;
    // From here on, new screens fade in.
    document.documentElement.dataset['travelled'] = '';
    const { hash } = asked.current;
    asked.current = null;
    if (hash) return;
    window.scrollTo(0, 0);
    (document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [address, isPending]);

  return (
    <p role="status" className="waiting-word loading-bar">
      {isPending ? loadingText : ''}
    </p>
  );
}
