import { bundledMessages } from '../../lib/i18n/messages';
import { LOCALES, type Locale } from '../../lib/i18n/locales';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** Every text of each language with its key, e.g. `contact.errors.required`. */
export const allTexts = Object.fromEntries(
  LOCALES.map((locale) => [locale, flatten(bundledMessages[locale])]),
) as Record<Locale, Map<string, string>>;

const PLURAL = /\{\w+, plural,((?: ?[^ {}]+ \{(?:[^{}]|\{\w+\})*\})+)\}/gu;
const FORM = /([^ {}]+) \{((?:[^{}]|\{\w+\})*)\}/gu;

/**
 * The plural forms of a text by category, e.g. `one` → `{number} page`; empty when it counts
 * nothing.
 */
export function pluralForms(text: string): Map<string, string> {
  const forms = [...text.matchAll(PLURAL)].flatMap(([, body = '']) => [...body.matchAll(FORM)]);
  return new Map(forms.map(([, category = '', form = '']) => [category, form]));
}

/**
 * What a reader may see of a text: each plural form a line of its own, arguments as a letter, tags
 * left out.
 */
export function readable(text: string): string {
  return text
    .replace(PLURAL, (_, body: string) =>
      [...body.matchAll(FORM)].map(([, , form = '']) => form).join('\n'),
    )
    .replace(/<\/?\w+>/g, '')
    .replace(/\{\w+\}/g, 'x');
}
