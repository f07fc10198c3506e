import { directionOf, type Locale } from './locales';

/** One text of the API in the three languages; an empty string is a missing translation. */
export type Localised = Record<Locale, string>;

/** A text picked for a reader. `isFallback` means French shown on an English or Arabic page. */
export interface LocalisedText {
  text: string;
  lang: Locale;
  dir: 'rtl' | 'ltr';
  isFallback: boolean;
}

/** Picks the reader's language, falling back to French when the translation is empty (specification §3). */
export function localise(value: Localised, locale: Locale): LocalisedText {
  const lang = value[locale] ? locale : 'fr';
  return { text: value[lang], lang, dir: directionOf(lang), isFallback: lang !== locale && value[lang] !== '' };
}

/** Applies a text transformation (excerpt, truncation …) and keeps the language. */
export function mapText(value: LocalisedText, transform: (text: string) => string): LocalisedText {
  return { ...value, text: transform(value.text) };
}
