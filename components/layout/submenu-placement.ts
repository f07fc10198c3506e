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
export function isStacked(menu: HTMLDetailsElement): boolean {
  const top = firstLevelOf(menu);
  return top !== menu && top.hasAttribute('data-stacked');
}

export function placeSubmenu(menu: HTMLDetailsElement): void {
  const panel = menu.querySelector(':scope > ul');
  const top = firstLevelOf(menu);
  if (!panel || isStacked(menu)) return;
  for (const mark of ['data-side', 'data-rise', 'data-stacked']) menu.removeAttribute(mark);
  const isAside = (): boolean => {
    const { left, right } = panel.getBoundingClientRect();
    return left < EDGE || right > document.documentElement.clientWidth - EDGE;
  };
  const isBelow = (): boolean => panel.getBoundingClientRect().bottom > window.innerHeight - EDGE;
  const stack = (): void => top.setAttribute('data-stacked', '');

  if (isAside()) menu.setAttribute('data-side', 'before');
  if (isAside()) {
    menu.removeAttribute('data-side');
    stack();
    return;
  }
  if (!isBelow()) return;
  if (menu === top) {
    stack();
    return;
  }
  menu.setAttribute('data-rise', '');
  const header = menu.closest('header')?.getBoundingClientRect().bottom ?? 0;
  if (panel.getBoundingClientRect().top < header) stack();
}
