'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { MOBILE_BREAKPOINT_PX } from '@/lib/constants';
import { screenPath } from '@/lib/i18n/language-path';
import { closeAll, closeByEscape, closeOutside } from './header-menus';
import { watchSubmenus } from './submenus';

/** What the header's native `<details>` cannot do alone, and which link is the current screen's. Renders nothing. */
export function HeaderBehaviour() {
  const pathname = usePathname();
  const address = `${pathname}?${useSearchParams().toString()}`;
  const shown = useRef(address);

  useEffect(() => {
    const header = document.querySelector<HTMLElement>('[data-header]');
    // What was opened before the scripts came stays open.
    if (header && shown.current !== address) closeAll(header);
    shown.current = address;
    markCurrentLinks(pathname);
  }, [pathname, address]);

  useEffect(() => {
    const header = document.querySelector<HTMLElement>('[data-header]');
    const navigation = header?.querySelector('nav');
    if (!header || !navigation) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const isLeaf = target instanceof Element && target.closest('[data-header] a') !== null;
      if (isLeaf) closeAll(header);
      else closeOutside(target);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && closeByEscape()) event.preventDefault();
    };
    const focusSearch = (): void => header.querySelector<HTMLElement>('[data-panel="search"][open] input')?.focus();
    // Opened before the scripts came.
    if (header.querySelector('[data-panel="search"] > summary') === document.activeElement) focusSearch();
    const onToggle = ({ target }: Event): void => {
      if (target instanceof Element && target.matches('[data-panel="search"]')) focusSearch();
    };
    const onSubmit = (): void => {
      if (header.querySelector('input')?.value.trim()) closeAll(header);
    };
    const width = matchMedia(`(width > ${MOBILE_BREAKPOINT_PX}px)`);
    const listening = new AbortController();
    const { signal } = listening;
    watchSubmenus(navigation, signal);
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', ({ target }) => closeOutside(target), { signal });
    document.addEventListener('keydown', onKey, { signal });
    // A toggle event does not bubble.
    header.addEventListener('toggle', onToggle, { capture: true, signal });
    header.addEventListener('submit', onSubmit, { signal });
    width.addEventListener('change', () => closeAll(header), { signal });
    // The page may be shown again as it was left, by going back or forward.
    window.addEventListener('pagehide', () => closeAll(header), { signal });
    return () => listening.abort();
  }, []);

  return null;
}

/** Marks the links of header and footer that lead to the current screen. The server cannot: header and footer stay through navigations. */
function markCurrentLinks(pathname: string): void {
  const current = screenPath(pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-navigation] a')) {
    const isCurrent = link.origin === location.origin && screenPath(link.pathname) === current;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
