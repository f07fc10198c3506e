'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

/** Links to these are files or redirects, not screens. */
const NOT_SCREENS = /^\/(?:_next|api|media|files|locales|assets|fr)(?:\/|$)/;

function screenOf(event: Event): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || anchor.hasAttribute('data-reload')) return null;
  const address = new URL(anchor.href);
  if (address.origin !== location.origin || NOT_SCREENS.test(address.pathname)) return null;
  const isSamePage = address.pathname === location.pathname && address.search === location.search;
  return isSamePage && address.hash ? null : address;
}

interface SoftNavigationProps {
  /** Shown while the next screen is on its way. */
  loadingText: string;
}

/**
 * Turns clicks on the site's plain anchors into navigations without a reload, fetches a screen ahead when a pointer or the focus
 * rests on its link, says that it is loading, scrolls to the top and moves the focus to the new title. One listener for the whole
 * site instead of client code in every link.
 */
export function SoftNavigation({ loadingText }: SoftNavigationProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const pushed = useRef(false);

  useEffect(() => {
    const visit = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const screen = screenOf(event);
      if (!screen) return;
      event.preventDefault();
      pushed.current = true;
      startTransition(() => router.push(screen.pathname + screen.search + screen.hash));
    };
    const fetchAhead = (event: Event): void => {
      const screen = screenOf(event);
      if (screen) router.prefetch(screen.pathname + screen.search);
    };
    document.addEventListener('click', visit);
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    document.addEventListener('focusin', fetchAhead);
    return () => {
      document.removeEventListener('click', visit);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
    };
  }, [router]);

  useEffect(() => {
    if (!pushed.current) return;
    pushed.current = false;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [address]);

  return (
    <p role="status" className="loading-bar">
      {isPending ? loadingText : ''}
    </p>
  );
}
