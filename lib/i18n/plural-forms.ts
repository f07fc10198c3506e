import { formatNumber } from './format-number';
import { intlTag, type Locale } from './locales';

/** A text that depends on a number, one form per plural category; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Every plural category of our languages has a member below this. */
const SAMPLES = 100;

/** Turns a message that counts into forms a script can choose from without the message library. */
export function pluralForms(locale: Locale, format: (values: { count: number; number: string }) => string): PluralForms {
  const rules = new Intl.PluralRules(intlTag(locale));
  const forms: PluralForms = {};
  for (let count = 1; count <= SAMPLES; count += 1) forms[rules.select(count)] ??= format({ count, number: '#' });
  return forms;
}

/** The form for a number. */
export function chooseForm(forms: PluralForms, count: number, locale: Locale): string {
  const form = forms[new Intl.PluralRules(intlTag(locale)).select(count)] ?? forms.other ?? '#';
  return form.replace('#', formatNumber(count, locale));
}
