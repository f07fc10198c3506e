import { LANGUAGES } from './languages';

export type Locale = keyof typeof LANGUAGES;
export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES) as Locale[];
/** French texts stand in the API's base fields and replace missing translations. */
export const DEFAULT_LOCALE = 'fr' satisfies Locale;

/** The content API adds this suffix to a language's fields: `name`, `name_en`, `name_ar`. */
export type FieldSuffix = '' | `_${Exclude<Locale, typeof DEFAULT_LOCALE>}`;

export function fieldSuffix(locale: Locale): FieldSuffix {
  return locale === DEFAULT_LOCALE ? '' : `_${locale}`;
}

/** The cookie stores an explicit choice. Only the language switcher and `/fr/…` set it. */
export const LANGUAGE_COOKIE = 'language';
const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Returns the cookie for `Set-Cookie` and `document.cookie`. */
export function languageCookie(locale: string, isSecure: boolean): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function mapLocales<T>(valueIn: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<
    Locale,
    T
  >;
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return LANGUAGES[locale].script === 'Arab' ? 'rtl' : 'ltr';
}

/** Returns the attributes of an element whose text is in this language. */
export function languageAttributes(locale: Locale) {
  return { lang: locale, dir: directionOf(locale), 'data-script': LANGUAGES[locale].script };
}

/** Returns the `Intl` tag for numbers, lists and names, or for dates of one kind. */
export function intlTag(
  locale: Locale,
  use: 'tag' | 'calendarTag' | 'dateTag' | 'textTag' = 'tag',
): `${string}-u-nu-latn` {
  return `${LANGUAGES[locale][use]}-u-nu-latn`;
}
