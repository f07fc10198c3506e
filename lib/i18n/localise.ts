import { BASE_LANGUAGE, CONTENT_LANGUAGES, CONTENT_LOCALES, type ContentLanguage } from './content-languages';
import { directionOf, type Locale } from './locales';

/** One text of the API in the languages of the content; an empty string is a missing translation. */
export type Localised = Record<ContentLanguage, string>;

/** A text picked for a reader. `isFallback` means that it is in another language than the page. */
export interface LocalisedText {
  text: string;
  lang: Locale;
  dir: 'rtl' | 'ltr';
  isFallback: boolean;
}

/** Picks the reader's language, falling back to French when there is no translation (specification §3). Texts of the operator may have more languages. */
export function localise(value: Localised & Partial<Record<Locale, string>>, locale: Locale): LocalisedText {
  const own: string | undefined = value[locale];
  if (own && locale !== BASE_LANGUAGE) return { text: own, lang: locale, dir: directionOf(locale), isFallback: false };
  const text = value[BASE_LANGUAGE];
  // A record without French has another language's text in its place, which its letters tell.
  const lang = CONTENT_LOCALES.find((language) => value[language] === text && CONTENT_LANGUAGES[language].letters?.test(text)) ?? BASE_LANGUAGE;
  return { text, lang, dir: directionOf(lang), isFallback: lang !== locale && text !== '' };
}

/** The languages an item can really be read in: those in which each of its texts exists. French, the base, always. */
export function readableIn(...texts: Localised[]): ContentLanguage[] {
  return CONTENT_LOCALES.filter((locale) => locale === BASE_LANGUAGE || texts.every((text) => text[locale] !== ''));
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
