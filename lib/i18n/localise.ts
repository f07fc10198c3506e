import {
  BASE_LANGUAGE,
  CONTENT_LETTERS,
  CONTENT_LOCALES,
  type ContentLanguage,
} from './content-languages';
import { directionOf, LOCALES, type Locale } from './locales';

/**
 * One text of the API in the languages of the content; an empty string is a missing translation.
 */
export type Localised = Record<ContentLanguage, string>;

/** A text picked for a reader. `isFallback` means that it is in another language than the page. */
export interface LocalisedText {
  text: string;
  lang: Locale;
  dir: 'rtl' | 'ltr';
  isFallback: boolean;
}

/**
 * Picks the reader's language, else French (specification §3). Texts of the operator may have more
 * languages.
 */
export function localise(
  value: Localised & Partial<Record<Locale, string>>,
  locale: Locale,
): LocalisedText {
  const own: string | undefined = value[locale];
  if (own && locale !== BASE_LANGUAGE)
    return { text: own, lang: locale, dir: directionOf(locale), isFallback: false };
  const text = value[BASE_LANGUAGE];
  // A record without French may have another language's text in the base field, recognised by its
  // letters.
  const lang =
    CONTENT_LOCALES.find((language) => isWrittenIn(language, text, value[language])) ??
    BASE_LANGUAGE;
  return { text, lang, dir: directionOf(lang), isFallback: lang !== locale && text !== '' };
}

/** Characters searched for the first letter. */
const BEGINNING = 2000;
const MARKUP = /<[^<>]*>|&[#\w]{1,10};/g;

/**
 * Whether a base text is in another language: it begins with that language's letters, or has some
 * and is the same in that language.
 */
function isWrittenIn(language: ContentLanguage, base: string, own: string): boolean {
  const letters = CONTENT_LETTERS[language];
  if (!letters) return false;
  if (own === base) return letters.test(base);
  const beginning = base.slice(0, BEGINNING);
  return (
    letters.test(beginning) && letters.test(/\p{L}/u.exec(beginning.replace(MARKUP, ''))?.[0] ?? '')
  );
}

/**
 * The languages in which each of an item's texts exists. French, the base, unless letters say
 * otherwise or texts differ.
 */
export function readableIn(
  ...texts: Localised[]
): readonly [ContentLanguage, ...ContentLanguage[]] {
  const [first = BASE_LANGUAGE, ...others] = CONTENT_LOCALES.filter((locale) =>
    texts.every((text) => isReadableIn(locale, text)),
  );
  return [first, ...others];
}

/**
 * The languages a list can be read in: those in which it has the name of one of its items. In
 * French, and empty, a list is always read.
 */
export function listReadableIn(items: readonly { name: Localised }[]): readonly Locale[] {
  const found = new Set<Locale>([BASE_LANGUAGE, ...items.flatMap(({ name }) => readableIn(name))]);
  return LOCALES.filter((locale) => items.length === 0 || found.has(locale));
}

function isReadableIn(locale: ContentLanguage, value: Localised): boolean {
  const { text, isFallback } = localise(value, locale);
  return !isFallback && (text !== '' || locale === BASE_LANGUAGE);
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
