import { LANGUAGES } from './languages';

export type Locale = keyof typeof LANGUAGES;
export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES) as Locale[];
export const DEFAULT_LOCALE = 'fr' satisfies Locale;

/**
 * The cookie that holds a visitor's explicit choice. Only the language switcher and `/fr/…` set it.
 */
export const LANGUAGE_COOKIE = 'language';
const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** As `Set-Cookie` and `document.cookie` take it. */
export function languageCookie(locale: string, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return LANGUAGES[locale].direction;
}

/** Attributes of an element whose text is in a language; style sheets go by the script. */
export function languageAttributes(locale: Locale) {
  const { direction, script } = LANGUAGES[locale];
  return { lang: locale, dir: direction, 'data-script': script };
}

/** Tag for `Intl`, of numbers, lists and names. */
export function intlTag(locale: Locale): string {
  const { tag, digits } = LANGUAGES[locale];
  return `${tag}-u-ca-gregory-nu-${digits}`;
}

/** The same, of the calendar's screen, whose months are Gregorian. */
export function calendarTag(locale: Locale): string {
  const { calendarTag: tag, digits } = LANGUAGES[locale];
  return `${tag}-u-ca-gregory-nu-${digits}`;
}

/** The same, of the dates of cards and lists. */
export function cardDateTag(locale: Locale): string {
  const { dateTag, calendar, digits } = LANGUAGES[locale];
  return `${dateTag}-u-ca-${calendar}-nu-${digits}`;
}
