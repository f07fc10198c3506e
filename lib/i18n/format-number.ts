import { LANGUAGES } from './languages';
import { intlTag, type Locale } from './locales';

/** Formatters and plural rules are cached, because creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();
const rules = new Map<Locale, Intl.PluralRules>();

function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(intlTag(locale), options);
  formats.set(key, format);
  return format;
}

/** Arguments of a plural message: `count` selects the form, `number` is shown. */
export function countArguments(count: number, locale: Locale): { count: number; number: string } {
  return { count, number: formatNumber(count, locale) };
}

export function formatNumber(
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  const parts = formatOf(locale, options).formatToParts(value);
  return parts
    .map((part) => (part.type === 'group' ? LANGUAGES[locale].thousands : part.value))
    .join('');
}

/** Maps plural categories to texts, in which `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The numbers up to 100 cover every plural category of the site's languages. */
const SAMPLES = 100;

function rulesOf(locale: Locale): Intl.PluralRules {
  const pluralRules = rules.get(locale) ?? new Intl.PluralRules(intlTag(locale));
  rules.set(locale, pluralRules);
  return pluralRules;
}

/** Returns all forms of a plural message, for client components without the message library. */
export function pluralForms(
  locale: Locale,
  format: (values: { count: number; number: string }) => string,
): PluralForms {
  const forms: PluralForms = {};
  for (let count = 1; count <= SAMPLES; count += 1)
    forms[rulesOf(locale).select(count)] ??= format({ count, number: '#' });
  return forms;
}

export function formatPlural(forms: PluralForms, count: number, locale: Locale): string {
  const form = forms[rulesOf(locale).select(count)] ?? forms.other ?? '#';
  return form.replace('#', formatNumber(count, locale));
}

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** Writes a size such as `340 ko` or `1,2 Mo`; only megabytes below 10 have a decimal. */
export function formatFileSize(bytes: number, language: Locale): string {
  const isLarge = bytes >= 999.5 * KILOBYTE;
  const value = Math.max(bytes / (isLarge ? MEGABYTE : KILOBYTE), 1);
  const { unitDisplay } = LANGUAGES[language];
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const maximumFractionDigits = isLarge && value < 10 ? 1 : 0;
  return formatNumber(value, language, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
}
