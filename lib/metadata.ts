import type { Metadata } from 'next';
import { excerpt } from './text/excerpt';
import { LOCALES, type Locale } from './i18n/locales';
import { withLanguage } from './i18n/language-path';

interface ScreenMetadata {
  title: string;
  /** Text or HTML; the first words are used. */
  description: string;
  /** Canonical path of the screen, without language, with its query where the query is part of what is shown. */
  path: string;
  locale: Locale;
}

const DESCRIPTION_WORDS = 30;

/** Title, description, canonical address and the other languages of a screen. */
export function screenMetadata({ title, description, path, locale }: ScreenMetadata): Metadata {
  const address = (language: Locale): string => {
    const [pathname = '/', query] = path.split('?');
    return withLanguage(pathname, language) + (query ? `?${query}` : '');
  };
  const languages = Object.fromEntries(LOCALES.map((language) => [language, address(language)]));
  return {
    title,
    description: excerpt(description, DESCRIPTION_WORDS),
    alternates: { canonical: address(locale), languages: { ...languages, 'x-default': address('fr') } },
  };
}

/** A screen search engines should not keep: not found, failing, or one of endless result lists. */
export function hiddenMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: true } };
}
