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

/** A text that depends on a number, one form per plural category; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Every plural category of our languages has a member below this. */
const SAMPLES = 100;

const rules = new Map<Locale, Intl.PluralRules>();

/** Made once, as formats. */
function rulesOf(locale: Locale): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(intlTag(locale));
  rules.set(locale, made);
  return made;
}

/** Turns a message that counts into forms a script can choose from without the message library. */
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
