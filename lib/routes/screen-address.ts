import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { splitLanguage } from '@/lib/i18n/language-path';
import { matchPath } from './pattern';

interface CurrentPage {
  origin: string;
  language: string;
  /** Patterns of the paths of all screens, without language (`SCREEN_PATTERNS`). */
  screens: readonly string[];
}

/** True when an address can be shown without a reload: a screen of this site, in the language of the page. */
export function isScreen({ origin, pathname }: URL, page: CurrentPage): boolean {
  if (origin !== page.origin) return false;
  const { prefix, path } = splitLanguage(pathname);
  // The default language has no prefix; with one, the server redirects and records the choice.
  if (prefix === DEFAULT_LOCALE || (prefix ?? DEFAULT_LOCALE) !== page.language) return false;
  const tidy = path.replace(/(?<=.)\/$/, '');
  return page.screens.some((pattern) => matchPath(pattern, tidy) !== null);
}
