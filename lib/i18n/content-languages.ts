import { LANGUAGES, LETTERS } from './languages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/**
 * A language in which the content API delivers texts. The site may be read in more languages than
 * these.
 */
export type ContentLanguage = {
  [Code in Locale]: (typeof LANGUAGES)[Code]['contentSuffix'] extends string ? Code : never;
}[Locale];

const hasContent = (locale: Locale): locale is ContentLanguage =>
  LANGUAGES[locale].contentSuffix !== null;
/** In the order in which one replaces a missing other. */
export const CONTENT_LOCALES: readonly ContentLanguage[] = LOCALES.filter(hasContent);
/** The language every record has, shown for a missing translation. */
export const BASE_LANGUAGE = DEFAULT_LOCALE satisfies ContentLanguage;

/**
 * Letters by which a text in place of a French one is known to be in a language: the first of the
 * languages in their script has them.
 */
export const CONTENT_LETTERS: Record<ContentLanguage, RegExp | null> = inContentLanguages(
  (language) => {
    const { script } = LANGUAGES[language];
    const isFirst =
      CONTENT_LOCALES.find((other) => LANGUAGES[other].script === script) === language;
    return isFirst && language !== BASE_LANGUAGE ? LETTERS[script] : null;
  },
);

/** Names of a localised field on the wire: `name`, `name_ar`, `name_en`. */
export type WireField<Name extends string> =
  `${Name}${(typeof LANGUAGES)[ContentLanguage]['contentSuffix']}`;

/**
 * The language content is asked for and looked up in for a reader: the reader's own where the
 * content has it.
 */
export function contentLanguage(locale: Locale): ContentLanguage {
  return hasContent(locale) ? locale : BASE_LANGUAGE;
}

export function inContentLanguages<T>(
  valueIn: (language: ContentLanguage) => T,
): Record<ContentLanguage, T> {
  return Object.fromEntries(
    CONTENT_LOCALES.map((language) => [language, valueIn(language)]),
  ) as Record<ContentLanguage, T>;
}
