import type { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

type Shape<Text extends z.ZodString> = Record<typeof DEFAULT_LOCALE, Text> &
  Record<Exclude<Locale, typeof DEFAULT_LOCALE>, z.ZodDefault<z.ZodString>>;

/** The languages of a text of the operator's: French is required; a missing translation falls back to it, as for the API's texts. */
export function inEveryLanguage<Text extends z.ZodString>(required: Text, optional: z.ZodString): Shape<Text> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, locale === DEFAULT_LOCALE ? required : optional.default('')])) as Shape<Text>;
}
