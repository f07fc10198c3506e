import type { Localised } from './localise';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/** The languages an item can really be read in: those in which each of its texts exists. French, the base, always. */
export function readableIn(...texts: Localised[]): Locale[] {
  return LOCALES.filter((locale) => locale === DEFAULT_LOCALE || texts.every((text) => text[locale] !== ''));
}
