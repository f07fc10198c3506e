import { languageCookie } from '@/lib/i18n/locales';
import { languageChoice, splitLanguage, withoutChosenParameter } from '@/lib/i18n/language-path';

const SECONDARY_BUTTON = 2;

/**
 * Before it can be followed or copied, updates a link to the same screen in another language to
 * the current address. The server knows neither the path of an unknown address nor what
 * a list, a filter or the calendar has written into the address since.
 */
export function updateLanguageLink(event: Event): void {
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-same-screen]') : null;
  if (!link) return;
  const { hreflang } = link;
  const { pathname } = location;
  const query = withoutChosenParameter(location.search.slice(1));
  const search = query && `?${query}`;
  if (!hreflang) return;
  link.href = languageChoice(splitLanguage(pathname).path + search, hreflang);
  // Only a click sets the cookie. For French the server sets it, at the prefixed address of the
  // link.
  const isFollowed =
    event instanceof MouseEvent && /click$/.test(event.type) && event.button !== SECONDARY_BUTTON;
  if (isFollowed) document.cookie = languageCookie(hreflang, location.protocol === 'https:');
}

/**
 * Submits a site-wide search form with its trimmed keyword; a blank one is ignored (specification
 * §5).
 */
export function submitSearch(event: Event): void {
  const { target } = event;
  if (
    event.defaultPrevented ||
    !(target instanceof HTMLFormElement) ||
    !target.matches('form[data-search]')
  )
    return;
  event.preventDefault();
  const keyword = new FormData(target).get('keyword');
  const text = typeof keyword === 'string' ? keyword.trim() : '';
  if (text !== '') location.assign(new URL(`?keyword=${encodeURIComponent(text)}`, target.action));
}

/**
 * Until hydration: a step back to an entry that a list made, before this document was loaded
 * anew, changes the address alone.
 */
export function reloadWhenLeft(): () => void {
  const screen = (): string => location.pathname + location.search;
  const shown = screen();
  return () => {
    if (screen() !== shown) location.reload();
  };
}

/** Closes the menus of the header and their submenus. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll('[data-header] details'))
    menu.removeAttribute('open');
}
