export const LOCALES = ['fr', 'en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';

/** Each language's own name, in the fixed order of the language lists. */
export const LANGUAGE_NAMES: Record<Locale, string> = { fr: 'Français', en: 'English', ar: 'العربية' };

/** The cookie that holds a visitor's explicit choice. Only the language switcher and `/fr/…` set it. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
