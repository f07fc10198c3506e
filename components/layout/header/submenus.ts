import { SUBMENU_CLOSE_DELAY } from '@/lib/constants';
import { closeMenu, isDesktop } from './header-menus';

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
 * click on a parent toggles at every width. Until `signal`.
 */
export function watchSubmenus(navigation: HTMLElement, signal: AbortSignal): void {
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
  navigation.addEventListener('pointerover', onEnter, { signal });
  navigation.addEventListener('pointerout', onLeave, { signal });
  navigation.addEventListener('click', onClick, { signal });
}

/**
 * Where a submenu stands on a wide screen. Its style puts it under (first level) or after (deeper levels) its parent; when it would
 * leave the window there, marks on the `<details>` move it: `data-side="before"`, `data-rise`, and as the last resort
 * `data-stacked` on the first level, whose submenus then open in place inside one scrolling panel. Measured, so right-to-left
 * needs no case of its own.
 */

const EDGE = 8;

function firstLevelOf(menu: HTMLDetailsElement): HTMLDetailsElement {
  let top = menu;
  for (let outer = menu.parentElement?.closest('details'); outer; outer = outer.parentElement?.closest('details')) top = outer;
  return top;
}

/** True for a submenu that opens in place inside its parent's panel: pointing at it must not make the panel jump. */
function isStacked(menu: HTMLDetailsElement): boolean {
  const top = firstLevelOf(menu);
  return top !== menu && top.hasAttribute('data-stacked');
}

/**
 * Puts an open submenu where it stays inside the window. Only the first two levels may turn to the other side: deeper ones go on in
 * the direction of their parent, for turning back they would cover it.
 */
function placeSubmenu(menu: HTMLDetailsElement): void {
  const panel = menu.querySelector(':scope > ul');
  const top = firstLevelOf(menu);
  if (!panel || isStacked(menu)) return;
  for (const mark of ['data-side', 'data-rise', 'data-stacked']) menu.removeAttribute(mark);
  const outer = menu.parentElement?.closest('details') ?? top;
  const isDeep = outer !== top;
  const isAside = (): boolean => {
    const { left, right } = panel.getBoundingClientRect();
    return left < EDGE || right > document.documentElement.clientWidth - EDGE;
  };
  const isBelow = (): boolean => panel.getBoundingClientRect().bottom > window.innerHeight - EDGE;

  if (isDeep ? outer.dataset['side'] === 'before' : isAside()) menu.setAttribute('data-side', 'before');
  if (isAside()) stack(menu, top);
  else if (isBelow()) {
    if (menu === top) stack(menu, top);
    else rise(menu, panel, top);
  }
}

function stack(menu: HTMLDetailsElement, top: HTMLDetailsElement): void {
  if (menu !== top) menu.removeAttribute('data-side');
  top.setAttribute('data-stacked', '');
  const panel = top.querySelector<HTMLElement>(':scope > ul');
  panel?.style.setProperty('--room', `${window.innerHeight - panel.getBoundingClientRect().top - EDGE}px`);
}

/** Its last line beside its parent, unless it would then reach under the header. */
function rise(menu: HTMLDetailsElement, panel: Element, top: HTMLDetailsElement): void {
  menu.setAttribute('data-rise', '');
  const header = menu.closest('header')?.getBoundingClientRect().bottom ?? 0;
  if (panel.getBoundingClientRect().top < header) stack(menu, top);
}
