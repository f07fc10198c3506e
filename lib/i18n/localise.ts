import { ARABIC_LETTER, LANGUAGES } from './languages';
import { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from './locales';

/** A text in every language; an empty string is a missing translation. */
export type Localised = Record<Locale, string>;

/** A text picked for a reader. `isFallback`: it is in another language than the page. */
export interface LocalisedText {
  text: string;
  lang: Locale;
  dir: 'rtl' | 'ltr';
  isFallback: boolean;
}

/** Picks the reader's language, else the base text (specification §3). */
export function localise(value: Localised, locale: Locale): LocalisedText {
  const own = locale === DEFAULT_LOCALE ? '' : value[locale];
  const text = own || value[DEFAULT_LOCALE];
  const lang = own ? locale : baseLanguage(value);
  return { text, lang, dir: directionOf(lang), isFallback: lang !== locale && text !== '' };
}

/** Characters searched for the first letter of a text. */
const BEGINNING = 2000;
const MARKUP = /<[^<>]*>|&[#\w]{1,10};/g;

const ARABIC = LOCALES.filter((locale) => LANGUAGES[locale].script === 'Arab');

/** The language of a base text: Arabic where it begins so or is the Arabic text, else French. */
function baseLanguage(value: Localised): Locale {
  const text = value[DEFAULT_LOCALE];
  const beginning = text.slice(0, BEGINNING);
  if (!ARABIC_LETTER.test(beginning)) return DEFAULT_LOCALE;
  const [first = ''] = /\p{L}/u.exec(beginning.replace(MARKUP, '')) ?? [];
  const same = ARABIC.find((locale) => value[locale] === text);
  return same ?? (ARABIC_LETTER.test(first) ? ARABIC[0] : undefined) ?? DEFAULT_LOCALE;
}

/** The languages in which each of a record's texts exists; the base language when none has all. */
export function readableIn(...texts: Localised[]): readonly [Locale, ...Locale[]] {
  const [first = DEFAULT_LOCALE, ...others] = LOCALES.filter((locale) =>
    texts.every((value) => {
      const { text, isFallback } = localise(value, locale);
      return !isFallback && (text !== '' || locale === DEFAULT_LOCALE);
    }),
  );
  return [first, ...others];
}

/** French and every language in which a list has the name of an item; all for an empty list. */
export function listReadableIn(items: readonly { name: Localised }[]): readonly Locale[] {
  const found = new Set<Locale>([DEFAULT_LOCALE, ...items.flatMap(({ name }) => readableIn(name))]);
  return LOCALES.filter((locale) => items.length === 0 || found.has(locale));
}

/** The text in the first language that has it; empty when none has. */
export function firstText(value: Localised): string {
  return LOCALES.map((locale) => value[locale]).find((text) => text !== '') ?? '';
}

/** Applies a transformation (excerpt, truncation …) and keeps the language. */
export function mapText(value: LocalisedText, transform: (text: string) => string): LocalisedText {
  return { ...value, text: transform(value.text) };
}
