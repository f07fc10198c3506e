import { BASE_LANGUAGE, CONTENT_LOCALES, type ContentLanguage } from './content-languages';
import type { Localised } from './localise';

/** The languages an item can really be read in: those in which each of its texts exists. French, the base, always. */
export function readableIn(...texts: Localised[]): ContentLanguage[] {
  return CONTENT_LOCALES.filter((locale) => locale === BASE_LANGUAGE || texts.every((text) => text[locale] !== ''));
}
