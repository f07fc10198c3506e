import { ARABIC_LETTER, LANGUAGES } from './languages';
import { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from './locales';

/** A text in every language; an empty string is a missing translation. */
export type Localised = Record<Locale, string>;

/** The text for a reader. `isFallback` means that its language is not the page's. */
export interface LocalisedText {
  text: string;
  lang: Locale;
  dir: 'rtl' | 'ltr';
  isFallback: boolean;
}

/** Picks the text in the reader's language, or else the base text (specification §3). */
export function localise(value: Localised, locale: Locale): LocalisedText {
  const translation = locale === DEFAULT_LOCALE ? '' : value[locale];
  const text = translation || value[DEFAULT_LOCALE];
  const lang = translation ? locale : baseLanguage(value);
  return { text, lang, dir: directionOf(lang), isFallback: lang !== locale && text !== '' };
}

/** The first letter of a text is searched in its first 2,000 characters. */
const BEGINNING = 2000;
const MARKUP = /<[^<>]*>|&[#\w]{1,10};/g;

const ARABIC = LOCALES.filter((locale) => LANGUAGES[locale].script === 'Arab');

/** The base text is Arabic if it begins with an Arabic letter or equals the Arabic text. */
function baseLanguage(value: Localised): Locale {
  const text = value[DEFAULT_LOCALE];
  const beginning = text.slice(0, BEGINNING);
  if (!ARABIC_LETTER.test(beginning)) return DEFAULT_LOCALE;
  const [first = ''] = /\p{L}/u.exec(beginning.replace(MARKUP, '')) ?? [];
  const same = ARABIC.find((locale) => value[locale] === text);
  return same ?? (ARABIC_LETTER.test(first) ? ARABIC[0] : undefined) ?? DEFAULT_LOCALE;
}

/** Returns the languages that all of a record's texts have, or the base language. */
export function readableIn(...texts: Localised[]): readonly [Locale, ...Locale[]] {
  const [first = DEFAULT_LOCALE, ...others] = LOCALES.filter((locale) =>
    texts.every((value) => {
      const { text, isFallback } = localise(value, locale);
      return !isFallback && (text !== '' || locale === DEFAULT_LOCALE);
    }),
  );
  return [first, ...others];
}

/** Returns French and each language that names an item of a list; all if the list is empty. */
export function listReadableIn(items: readonly { name: Localised }[]): readonly Locale[] {
  const found = new Set<Locale>([DEFAULT_LOCALE, ...items.flatMap(({ name }) => readableIn(name))]);
  return LOCALES.filter((locale) => items.length === 0 || found.has(locale));
}

/** Returns the text in the first language that has one, or ''. */
export function firstText(value: Localised): string {
  return LOCALES.map((locale) => value[locale]).find((text) => text !== '') ?? '';
}

/** Transforms the text, for example to an excerpt, and keeps its language. */
export function mapText(value: LocalisedText, transform: (text: string) => string): LocalisedText {
  return { ...value, text: transform(value.text) };
}
