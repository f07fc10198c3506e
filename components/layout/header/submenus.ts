import { SUBMENU_CLOSE_DELAY } from '@/lib/constants';
import { closeMenu, isDesktop } from './header-menus';
import { isStacked, placeSubmenu } from './submenu-placement';

/** A pointer that came to click has opened the submenu by coming: its click must not close it again. */
const CLICK_AFTER_HOVER = 400;

/** The submenus around a node, innermost first. */
function submenusAround(node: EventTarget | null): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  let menu = node instanceof Element ? node.closest('details') : null;
  while (menu) {
    found.push(menu);
    menu = menu.parentElement?.closest('details') ?? null;
  }
  return found;
}

function openSubmenu(menu: HTMLDetailsElement): void {
  menu.open = true;
  if (isDesktop()) placeSubmenu(menu);
}

/**
 * Submenus of the navigation (specification §2 Header): above 768 px they open on hover and close 200 ms after the pointer leaves; a
 * click on a parent toggles at every width. Returns how to stop.
 */
export function watchSubmenus(navigation: HTMLElement): () => void {
  const closing = new Map<HTMLDetailsElement, ReturnType<typeof setTimeout>>();
  const hovered = new WeakMap<HTMLDetailsElement, number>();
  const stopClosing = (menu: HTMLDetailsElement): void => {
    clearTimeout(closing.get(menu));
    closing.delete(menu);
  };
  /** Submenus the pointer crosses the border of, when it is a mouse on a wide screen. */
  const crossed = (event: PointerEvent): HTMLDetailsElement[] => {
    if (event.pointerType === 'touch' || !isDesktop()) return [];
    const other = event.relatedTarget;
    return submenusAround(event.target).filter((menu) => !(other instanceof Node && menu.contains(other)));
  };
  const onEnter = (event: PointerEvent): void => {
    for (const menu of crossed(event).reverse()) {
      stopClosing(menu);
      if (menu.open || isStacked(menu)) continue;
      hovered.set(menu, event.timeStamp);
      openSubmenu(menu);
    }
  };
  const onLeave = (event: PointerEvent): void => {
    for (const menu of crossed(event)) {
      stopClosing(menu);
      if (isStacked(menu)) continue;
      const close = (): void => {
        // The visitor may be using it with the keyboard while the pointer is elsewhere.
        if (!menu.querySelector(':focus-visible')) closeMenu(menu);
      };
      closing.set(menu, setTimeout(close, SUBMENU_CLOSE_DELAY));
    }
  };
  const onClick = (event: MouseEvent): void => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const menu = summary?.closest('details');
    if (!menu) return;
    event.preventDefault();
    const isByPointer = event.detail > 0;
    if (!menu.open) openSubmenu(menu);
    else if (!isByPointer || event.timeStamp - (hovered.get(menu) ?? -Infinity) > CLICK_AFTER_HOVER) closeMenu(menu);
  };
  // Opened before the scripts came.
  for (const menu of isDesktop() ? navigation.querySelectorAll<HTMLDetailsElement>('details[open]') : []) placeSubmenu(menu);
  navigation.addEventListener('pointerover', onEnter);
  navigation.addEventListener('pointerout', onLeave);
  navigation.addEventListener('click', onClick);
  return () => {
    for (const timer of closing.values()) clearTimeout(timer);
    navigation.removeEventListener('pointerover', onEnter);
    navigation.removeEventListener('pointerout', onLeave);
    navigation.removeEventListener('click', onClick);
  };
}
