import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '@/lib/i18n/locales';

/** On the links of a language switcher. */
const CHOICE = 'a[data-reload][hreflang]';

/** Only a click is a choice: reading a page never sets the cookie. French is recorded by the server, at the address it is linked with. */
export function rememberChosenLanguage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(CHOICE) : null;
  if (link) document.cookie = `${LANGUAGE_COOKIE}=${link.hreflang}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;
}
