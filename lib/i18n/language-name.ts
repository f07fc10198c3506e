import type { Locale } from './locales';

/** A language's name inside a sentence of another: `français`, `French`, `الفرنسية`. */
export function languageName(language: Locale, reader: Locale): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}
