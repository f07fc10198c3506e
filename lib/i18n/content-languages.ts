import { DEFAULT_LOCALE, type Locale } from './locales';

/**
 * The languages in which the content API delivers texts, in the order in which one stands in for a missing other: the suffix of their fields on the wire,
 * and the letters by which a text is known to be in that language, where they are its own. The site may be read in more languages than these.
 */
export const CONTENT_LANGUAGES = {
  fr: { suffix: '', letters: null },
  en: { suffix: '_en', letters: null },
  ar: { suffix: '_ar', letters: /\p{Script=Arabic}/u },
} as const satisfies Partial<Record<Locale, { suffix: string; letters: RegExp | null }>>;

export type ContentLanguage = keyof typeof CONTENT_LANGUAGES;
export const CONTENT_LOCALES: readonly ContentLanguage[] = Object.keys(CONTENT_LANGUAGES) as ContentLanguage[];
/** The language every record has, which stands in for a missing translation. */
export const BASE_LANGUAGE = DEFAULT_LOCALE satisfies ContentLanguage;

/** Names of a localised field on the wire: `name`, `name_ar`, `name_en`. */
export type WireField<Name extends string> = `${Name}${(typeof CONTENT_LANGUAGES)[ContentLanguage]['suffix']}`;

/** The language content is asked for and looked up in for a reader: the reader's own where the content has it. */
export function contentLanguage(locale: Locale): ContentLanguage {
  return CONTENT_LOCALES.find((language) => language === locale) ?? BASE_LANGUAGE;
}

/** One value for each language of the content. */
export function inContentLanguages<T>(valueIn: (language: ContentLanguage) => T): Record<ContentLanguage, T> {
  return Object.fromEntries(CONTENT_LOCALES.map((language) => [language, valueIn(language)])) as Record<ContentLanguage, T>;
}
