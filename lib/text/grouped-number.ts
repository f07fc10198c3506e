import type { Locale } from '@/lib/i18n/locales';

/** A count with its thousands as the glossary has them: in Arabic as in French, since the point of `ar-DZ` reads as a decimal one. */
export function groupedNumber(count: number, language: Locale): string {
  return count.toLocaleString(language === 'en' ? 'en' : 'fr').replaceAll('\u202F', '\u00A0');
}
