import { LANGUAGES } from '@/lib/i18n/languages';
import type { Locale } from '@/lib/i18n/locales';

/** Making one costs as much as a thousand uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** `340 ko`, `1,2 Mo`: what a reader weighs before a download, so one decimal at most, and only where it tells something. */
export function sizeText(bytes: number, language: Locale): string {
  const isLarge = bytes >= 999.5 * KILOBYTE;
  const value = Math.max(bytes / (isLarge ? MEGABYTE : KILOBYTE), 1);
  return formatOf(language, isLarge ? 'megabyte' : 'kilobyte', isLarge && value < 10 ? 1 : 0).format(value);
}

function formatOf(language: Locale, unit: 'megabyte' | 'kilobyte', maximumFractionDigits: 0 | 1): Intl.NumberFormat {
  const name = `${language} ${unit} ${maximumFractionDigits}`;
  const { tag, unitDisplay } = LANGUAGES[language];
  const format = formats.get(name) ?? new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  formats.set(name, format);
  return format;
}
