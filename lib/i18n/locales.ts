import { LANGUAGES } from './languages';

/** Code of a language the site is read in. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES) as Locale[];
export const DEFAULT_LOCALE = 'fr' satisfies Locale;

/** The cookie that holds a visitor's explicit choice. Only the language switcher and `/fr/…` set it. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return LANGUAGES[locale].direction;
}
