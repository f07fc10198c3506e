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

/**
 * Puts an open submenu where it stays inside the window. Only the first two levels may turn to the other side: deeper ones go on in
 * the direction of their parent, for turning back they would cover it.
 */
export function placeSubmenu(menu: HTMLDetailsElement): void {
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
