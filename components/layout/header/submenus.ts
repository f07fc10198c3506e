import { SUBMENU_CLOSE_DELAY } from '@/lib/constants';
import { closeMenu, isDesktop } from './header-menus';

/** A click this soon after `pointerenter` has opened the submenu must not close it. */
const CLICK_AFTER_HOVER = 400;

/**
 * Specification §2 Header: above 768 px they open on hover and close after a delay; a click on a parent toggles at every width. Until
 * `signal`.
 */
export function watchSubmenus(navigation: HTMLElement, signal: AbortSignal): void {
  const closing = new WeakMap<HTMLDetailsElement, ReturnType<typeof setTimeout>>();
  const hovered = new WeakMap<HTMLDetailsElement, number>();
  /** The submenu the pointer enters or leaves, when it is a mouse on a wide screen. */
  const crossed = ({ target, pointerType }: PointerEvent): HTMLDetailsElement | null =>
    target instanceof HTMLDetailsElement && pointerType !== 'touch' && isDesktop() ? target : null;
  const onEnter = (event: PointerEvent): void => {
    const menu = crossed(event);
    if (!menu) return;
    clearTimeout(closing.get(menu));
    if (menu.open) return;
    hovered.set(menu, event.timeStamp);
    menu.open = true;
  };
  const onLeave = (event: PointerEvent): void => {
    const menu = crossed(event);
    if (!menu) return;
    clearTimeout(closing.get(menu));
    const close = (): void => {
      // The visitor may be using it with the keyboard while the pointer is elsewhere.
      if (!menu.querySelector(':focus-visible')) closeMenu(menu);
    };
    closing.set(menu, setTimeout(close, SUBMENU_CLOSE_DELAY));
  };
  const onClick = (event: MouseEvent): void => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const menu = summary?.closest('details');
    if (!menu) return;
    event.preventDefault();
    const isByPointer = event.detail > 0;
    if (!menu.open) menu.open = true;
    else if (!isByPointer || event.timeStamp - (hovered.get(menu) ?? -Infinity) > CLICK_AFTER_HOVER) closeMenu(menu);
  };
  // The pointer entered before hydration.
  for (const menu of isDesktop() ? navigation.querySelectorAll<HTMLDetailsElement>('details:hover') : []) menu.open = true;
  // These events do not bubble: each submenu gets its own.
  navigation.addEventListener('pointerenter', onEnter, { capture: true, signal });
  navigation.addEventListener('pointerleave', onLeave, { capture: true, signal });
  navigation.addEventListener('click', onClick, { signal });
}
