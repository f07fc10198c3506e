import type { Locale } from '@/lib/i18n/locales';
import { LANGUAGES } from '@/lib/i18n/languages';
import { formatNumber } from '@/lib/i18n/format-number';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** `340 ko`, `1,2 Mo`: one decimal at most, and only where it is significant. */
export function sizeText(bytes: number, language: Locale): string {
  const isLarge = bytes >= 999.5 * KILOBYTE;
  const value = Math.max(bytes / (isLarge ? MEGABYTE : KILOBYTE), 1);
  const { unitDisplay } = LANGUAGES[language];
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const maximumFractionDigits = isLarge && value < 10 ? 1 : 0;
  return formatNumber(value, language, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
}
