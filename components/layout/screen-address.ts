import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { splitLanguage } from '@/lib/i18n/language-path';

/** Files, route handlers and redirects. Anything else on our origin is a screen. */
const NOT_SCREENS =
  /^\/(?:_next|api|media|files|locales|assets|icons|fr)(?:\/|$)|^\/(?:favicon\.ico|robots\.txt|manifest\.webmanifest|sitemap[\w/-]*\.xml)$/;

/** True when an address can be shown without a reload: a screen of this site, in the language of the page. */
export function isScreen(address: URL, page: { origin: string; language: string }): boolean {
  if (address.origin !== page.origin || NOT_SCREENS.test(address.pathname)) return false;
  return (splitLanguage(address.pathname).prefix ?? DEFAULT_LOCALE) === page.language;
}
