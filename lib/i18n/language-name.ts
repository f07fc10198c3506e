import { LANGUAGES } from './languages';
import type { Locale } from './locales';

const names = new Map<Locale, Intl.DisplayNames>();

/** A language's name inside a sentence of another: `français`, `French`, `الفرنسية`. */
export function languageName(language: Locale, reader: Locale): string {
  const ofReader = names.get(reader) ?? new Intl.DisplayNames(LANGUAGES[reader].tag, { type: 'language' });
  names.set(reader, ofReader);
  return ofReader.of(language) ?? language;
}
