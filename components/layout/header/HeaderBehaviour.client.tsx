'use client';

import { useEffect } from 'react';
import { announceHydrated } from '@/lib/browser/scheduling';
import { MOBILE_BREAKPOINT_PX } from '@/lib/constants';
import { closeAll, closeByEscape, closeOutside } from './header-menus';
import { watchSubmenus } from './submenus';

/** What the header's native `<details>` cannot do alone. Renders nothing; being on every screen, it says when that is hydrated. */
export function HeaderBehaviour() {
  useEffect(announceHydrated, []);

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
    // Opened before hydration.
    if (header.querySelector('[data-panel="search"] > summary') === document.activeElement) focusSearch();
    const onToggle = ({ target }: Event): void => {
      if (target instanceof Element && target.matches('[data-panel="search"]')) focusSearch();
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
    width.addEventListener('change', () => closeAll(header), { signal });
    // The page may be restored from the back/forward cache.
    window.addEventListener('pagehide', () => closeAll(header), { signal });
    return () => listening.abort();
  }, []);

  return null;
}
