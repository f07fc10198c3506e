import { LANGUAGES } from './languages';
import { intlTag, type Locale } from './locales';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: making one takes longer than what is written with it. */
function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(intlTag(locale), options);
  formats.set(key, format);
  return format;
}

/** Arguments of a plural text: the number selects the form, and is formatted by the language. */
export function counted(count: number, locale: Locale): { count: number; number: string } {
  return { count, number: formatNumber(count, locale) };
}

/** A number as the language writes it: in its digits, thousands apart as its entry says. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const parts = formatOf(locale, options).formatToParts(value);
  return parts.map((part) => (part.type === 'group' ? LANGUAGES[locale].thousands : part.value)).join('');
}
