import { screenPath } from '@/lib/i18n/screen-path';

/** Marks the links of header and footer that lead to the current screen. The server cannot: header and footer stay through navigations. */
export function markCurrentLinks(pathname: string): void {
  const current = screenPath(pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-navigation] a')) {
    const isCurrent = link.origin === location.origin && screenPath(link.pathname) === current;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
