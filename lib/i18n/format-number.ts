import { LANGUAGES } from './languages';
import { intlTag, type Locale } from './locales';

/** Formats and rules are cached: making one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();
const rules = new Map<Locale, Intl.PluralRules>();

function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(intlTag(locale), options);
  formats.set(key, format);
  return format;
}

/** Arguments of a plural text: the count selects the form, the number is shown. */
export function counted(count: number, locale: Locale): { count: number; number: string } {
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

/** A text in each plural category; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Every plural category of our languages has a number up to this one. */
const SAMPLES = 100;

function rulesOf(locale: Locale): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(intlTag(locale));
  rules.set(locale, made);
  return made;
}

/** The forms of a message that counts, for scripts without the message library. */
export function pluralForms(
  locale: Locale,
  format: (values: { count: number; number: string }) => string,
): PluralForms {
  const forms: PluralForms = {};
  for (let count = 1; count <= SAMPLES; count += 1)
    forms[rulesOf(locale).select(count)] ??= format({ count, number: '#' });
  return forms;
}

export function chooseForm(forms: PluralForms, count: number, locale: Locale): string {
  const form = forms[rulesOf(locale).select(count)] ?? forms.other ?? '#';
  return form.replace('#', formatNumber(count, locale));
}

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
