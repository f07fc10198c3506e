import { bundledMessages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';

/** The site's own texts. */
export const messages = bundledMessages;

/**
 * A text of the content, or of the operator, as a page in a language shows it: French where it is
 * not translated.
 */
export function shownIn(
  language: Locale,
  texts: { fr: string } & Partial<Record<Locale, string>>,
): string {
  return texts[language] || texts.fr;
}

/** Every key as a visitor would see it if its translation were missing: `namespace.key`. */
export function messageKeys(texts: object = messages.fr, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`]
      : messageKeys(value as object, `${prefix}${key}.`),
  );
}
