/** Closes the menus of the header and their submenus. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll('[data-header] details'))
    menu.removeAttribute('open');
}
