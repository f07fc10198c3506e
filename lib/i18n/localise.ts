import { BASE_LANGUAGE, CONTENT_LOCALES, type ContentLanguage } from './content-languages';
import { directionOf, type Locale } from './locales';

/** One text of the API in the languages of the content; an empty string is a missing translation. */
export type Localised = Record<ContentLanguage, string>;

/** A text picked for a reader. `isFallback` means French shown on a page of another language. */
export interface LocalisedText {
  text: string;
  lang: Locale;
  dir: 'rtl' | 'ltr';
  isFallback: boolean;
}

/** Picks the reader's language, falling back to French when there is no translation (specification §3). Texts of the operator may have more languages. */
export function localise(value: Localised & Partial<Record<Locale, string>>, locale: Locale): LocalisedText {
  const own: string | undefined = value[locale];
  if (own) return { text: own, lang: locale, dir: directionOf(locale), isFallback: false };
  const text = value[BASE_LANGUAGE];
  return { text, lang: BASE_LANGUAGE, dir: directionOf(BASE_LANGUAGE), isFallback: locale !== BASE_LANGUAGE && text !== '' };
}

/** The text in the first language that has it; empty when none has. */
export function firstText(value: Localised): string {
  const language = CONTENT_LOCALES.find((candidate) => value[candidate] !== '');
  return language ? value[language] : '';
}

/** Applies a text transformation (excerpt, truncation …) and keeps the language. */
export function mapText(value: LocalisedText, transform: (text: string) => string): LocalisedText {
  return { ...value, text: transform(value.text) };
}
