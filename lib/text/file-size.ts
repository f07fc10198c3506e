import type { Locale } from '@/lib/i18n/locales';

/** Making one costs as much as a thousand uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Arabic as it is written in Algeria: Western digits, a decimal comma, the unit in full. */
const FORMS: Record<Locale, { locale: string; unitDisplay: 'short' | 'long' }> = {
  fr: { locale: 'fr-FR-u-nu-latn', unitDisplay: 'short' },
  en: { locale: 'en-US-u-nu-latn', unitDisplay: 'short' },
  ar: { locale: 'ar-DZ-u-nu-latn', unitDisplay: 'long' },
};
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
  const { locale, unitDisplay } = FORMS[language];
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  formats.set(name, format);
  return format;
}
