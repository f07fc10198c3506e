import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { splitLanguage } from '@/lib/i18n/language-path';

interface CurrentPage {
  origin: string;
  language: string;
  /** Paths of all screens, without language (`SCREEN_EXPRESSION`). */
  screens: RegExp;
}

/** True when an address can be shown without a reload: a screen of this site, in the language of the page. */
export function isScreen({ origin, pathname }: URL, page: CurrentPage): boolean {
  if (origin !== page.origin) return false;
  const { prefix, path } = splitLanguage(pathname);
  // The default language has no prefix; with one, the server redirects and records the choice.
  return prefix !== DEFAULT_LOCALE && (prefix ?? DEFAULT_LOCALE) === page.language && page.screens.test(path.replace(/(?<=.)\/$/, ''));
}
