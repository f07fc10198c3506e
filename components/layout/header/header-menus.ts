import { MOBILE_BREAKPOINT_PX } from '@/lib/constants';

/** The state of panels, submenus and share lists is the `open` attribute of their `<details>`, nowhere else. */
const MENUS = ':is([data-header] details, details[data-panel])[open]';

export function isDesktop(): boolean {
  return matchMedia(`(width > ${MOBILE_BREAKPOINT_PX}px)`).matches;
}

const openIn = (root: ParentNode): HTMLDetailsElement[] => [...root.querySelectorAll<HTMLDetailsElement>(MENUS)];

/** Closes a menu and the submenus in it, so that it opens again as it was at first. */
export function closeMenu(menu: HTMLDetailsElement): void {
  for (const inner of [...openIn(menu), menu]) inner.open = false;
}

export function closeAll(header: Element): void {
  for (const menu of openIn(header)) menu.open = false;
}

/**
 * The element inside which clicks keep a menu open: itself, or the whole navigation, since a parent item leaves other submenus open (§2).
 */
function holds(menu: HTMLDetailsElement, target: Node): boolean {
  if (menu.contains(target)) return true;
  const isOfNavigation = menu.dataset['panel'] === 'menu' || menu.closest('nav') !== null;
  if (!isOfNavigation) return false;
  const header = menu.closest('header');
  return [...(header?.querySelectorAll('nav, [data-panel="menu"]') ?? [])].some((part) => part.contains(target));
}

/** Closes menus that do not contain `target`, after a click or focus elsewhere. */
export function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const menu of openIn(document)) if (!holds(menu, target)) menu.open = false;
}

/** Escape: the innermost open menu around the focus closes and its button takes the focus. From elsewhere everything closes. */
export function closeByEscape(): boolean {
  const open = openIn(document);
  const focused = document.activeElement;
  // Document order: the last one around the focus is the innermost.
  const around = open.filter((menu) => focused !== null && holds(menu, focused));
  const menu = around.findLast((candidate) => candidate.contains(focused)) ?? around[0];
  for (const closing of menu ? [menu] : open) closeMenu(closing);
  menu?.querySelector('summary')?.focus();
  return open.length > 0;
}
