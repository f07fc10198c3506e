'use client';

import { useEffect, useLayoutEffect } from 'react';
import { closeMenus } from '@/lib/browser/navigation';
import { announceHydrated } from '@/lib/browser/scheduling';
import { MOBILE_BREAKPOINT_PX, SUBMENU_CLOSE_DELAY } from '@/lib/platform/constants';

/**
 * Adds to the header what native `<details>` cannot do. It renders nothing. Every screen has it, so
 * it announces hydration.
 */
export function HeaderBehaviour() {
  // If another script changed the page's text, React renders the page again, and removes attributes
  // that it does not know.
  useLayoutEffect(() => document.documentElement.setAttribute('data-scripts', ''), []);
  useEffect(announceHydrated, []);

  useEffect(() => {
    const header = document.querySelector<HTMLElement>('[data-header]');
    const navigation = header?.querySelector('nav');
    if (!header || !navigation) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const isLeaf = target instanceof Element && target.closest('[data-header] a') !== null;
      if (isLeaf) closeMenus();
      else closeOutside(target);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && closeByEscape())
        event.preventDefault();
    };
    const focusSearch = (): void =>
      header.querySelector<HTMLElement>('[data-panel="search"][open] input')?.focus();
    // The search panel was opened before hydration.
    if (header.querySelector('[data-panel="search"] > summary') === document.activeElement)
      focusSearch();
    const onToggle = ({ target }: Event): void => {
      if (target instanceof Element && target.matches('[data-panel="search"]')) focusSearch();
    };
    const width = matchMedia(`(width > ${MOBILE_BREAKPOINT_PX}px)`);
    const bar = navigation.parentElement ?? navigation;
    const height = new ResizeObserver(() => measureBar(bar));
    height.observe(bar);
    const listening = new AbortController();
    const { signal } = listening;
    watchSubmenus(navigation, signal);
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', ({ target }) => closeOutside(target), { signal });
    document.addEventListener('keydown', onKey, { signal });
    // `toggle` events do not bubble.
    header.addEventListener('toggle', onToggle, { capture: true, signal });
    width.addEventListener('change', () => closeMenus(), { signal });
    // Next's router ignores history entries that links inside the page created. Replacing their
    // state makes the router adopt them, or it would show another address's content.
    window.addEventListener(
      'popstate',
      ({ state }) => state === null && window.history.replaceState(null, '', location.href),
      { signal },
    );
    return () => {
      height.disconnect();
      listening.abort();
    };
  }, []);

  return null;
}

/** Measures a bar that is higher than its style says: what sticks or scrolls below it clears it. */
function measureBar(bar: HTMLElement): void {
  const { style } = document.documentElement;
  if (isDesktop() && bar.offsetHeight > parseFloat(getComputedStyle(bar).minBlockSize))
    style.setProperty('--header-measured', `${bar.offsetHeight}px`);
  // A property of the root computes the styles of the whole document: it is not set in vain.
  else style.removeProperty('--header-measured');
}

/**
 * The state of panels, submenus and share lists is the `open` attribute of their `<details>`,
 * nowhere else.
 */
const MENUS = ':is([data-header] details, details[data-panel])[open]';

function isDesktop(): boolean {
  return matchMedia(`(width > ${MOBILE_BREAKPOINT_PX}px)`).matches;
}

const openMenusIn = (root: ParentNode): HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>(MENUS),
];

/** Closes a menu and its submenus, so that it opens again as at first. */
function closeMenu(menu: HTMLDetailsElement): void {
  for (const inner of [...openMenusIn(menu), menu]) inner.open = false;
}

const NAVIGATION = ':is(nav, [data-panel="menu"])';

/**
 * Whether a click on the target keeps the menu open. Targets are the menu itself and the whole
 * navigation, as a parent entry leaves other submenus open (§2).
 */
function keepsOpen(menu: HTMLDetailsElement, target: Element): boolean {
  const isOfNavigation = menu.closest(NAVIGATION) !== null;
  return (
    menu.contains(target) || (isOfNavigation && target.closest(`header ${NAVIGATION}`) !== null)
  );
}

function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  for (const menu of openMenusIn(document)) if (!keepsOpen(menu, target)) menu.open = false;
}

/**
 * Handles Escape: closes the innermost open menu around the focus, and focuses its button. If the
 * focus is elsewhere, all menus close.
 */
function closeByEscape(): boolean {
  const open = openMenusIn(document);
  const focused = document.activeElement;
  // Elements are in document order, so the last one around the focus is the innermost.
  const around = open.filter((menu) => focused !== null && keepsOpen(menu, focused));
  const menu = around.findLast((candidate) => candidate.contains(focused)) ?? around[0];
  for (const closing of menu ? [menu] : open) closeMenu(closing);
  menu?.querySelector('summary')?.focus();
  return open.length > 0;
}

/** A click within 400 ms of the `pointerenter` that opened a submenu must not close it. */
const CLICK_AFTER_HOVER = 400;

/**
 * Wide screens open submenus on hover, and close them after a delay. A click toggles on all screens
 * (specification §2, Header).
 */
function watchSubmenus(navigation: HTMLElement, signal: AbortSignal): void {
  const closeTimers = new WeakMap<HTMLDetailsElement, ReturnType<typeof setTimeout>>();
  const openedByHoverAt = new WeakMap<HTMLDetailsElement, number>();
  /** Returns the submenu that a mouse enters or leaves on a wide screen. */
  const hoveredSubmenu = ({ target, pointerType }: PointerEvent): HTMLDetailsElement | null =>
    target instanceof HTMLDetailsElement && pointerType !== 'touch' && isDesktop() ? target : null;
  const onEnter = (event: PointerEvent): void => {
    const menu = hoveredSubmenu(event);
    if (!menu) return;
    clearTimeout(closeTimers.get(menu));
    if (menu.open) return;
    openedByHoverAt.set(menu, event.timeStamp);
    menu.open = true;
  };
  const onLeave = (event: PointerEvent): void => {
    const menu = hoveredSubmenu(event);
    if (!menu) return;
    clearTimeout(closeTimers.get(menu));
    const close = (): void => {
      // The keyboard may be in the submenu while the pointer is elsewhere.
      if (!menu.querySelector(':focus-visible')) closeMenu(menu);
    };
    closeTimers.set(menu, setTimeout(close, SUBMENU_CLOSE_DELAY));
  };
  const onClick = (event: MouseEvent): void => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const menu = summary?.closest('details');
    if (!menu) return;
    event.preventDefault();
    const isByPointer = event.detail > 0;
    if (!menu.open) menu.open = true;
    else if (
      !isByPointer ||
      event.timeStamp - (openedByHoverAt.get(menu) ?? -Infinity) > CLICK_AFTER_HOVER
    )
      closeMenu(menu);
  };
  // The pointer entered before hydration.
  for (const menu of isDesktop()
    ? navigation.querySelectorAll<HTMLDetailsElement>('details:hover')
    : [])
    menu.open = true;
  // `pointerenter` and `pointerleave` do not bubble, so they are captured.
  navigation.addEventListener('pointerenter', onEnter, { capture: true, signal });
  navigation.addEventListener('pointerleave', onLeave, { capture: true, signal });
  navigation.addEventListener('click', onClick, { signal });
}
