import { z } from 'zod';
import { parseApiDate, type Moment } from '@/lib/dates/api-date';
import { parseJson } from '@/lib/runtime/read-text';
import { contentLink } from '@/lib/text/safe-link';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

const texts = z.strictObject(inEveryLanguage(z.string().trim().max(600)));
const DAY_MILLISECONDS = 86_400_000;

/** Until the end of a day, or a time; without a zone it is Algerian time. */
const until = z.string().transform((value, context): Moment => {
  const moment = parseApiDate(value);
  if (moment === null || moment === 'invalid') {
    context.addIssue({ code: 'custom', message: 'must be a date such as 2026-12-31 or 2026-12-31 18:00' });
    return z.NEVER;
  }
  const isDay = !value.includes(':');
  return isDay ? (new Date(Date.parse(moment) + DAY_MILLISECONDS).toISOString() as Moment) : moment;
});

const noticeSchema = z.strictObject({
  text: texts,
  link: z
    .strictObject({
      url: z.string().refine((value) => contentLink(value) !== null, 'must be a path of the site or an http(s), mailto or tel address'),
      label: texts,
    })
    .nullable()
    .default(null),
  until: until.nullable().default(null),
  severity: z.enum(['info', 'warning', 'urgent']).default('warning'),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Reads a notice in JSON; `fault` is a one-line error. */
export function noticeFromText(text: string): { ok: true; notice: Notice } | { ok: false; fault: string } {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, fault: 'is not JSON' };
  const result = noticeSchema.safeParse(value);
  if (result.success) return { ok: true, notice: result.data };
  return { ok: false, fault: result.error.issues.map(({ path, message }) => `${path.join('.') || 'notice'} ${message}`).join('; ') };
}

/** The languages of a text of the operator's: French is required; a missing translation falls back to it, as for the API's texts. */
export function inEveryLanguage(text: z.ZodString) {
  const shape = LOCALES.map((locale) => [locale, locale === DEFAULT_LOCALE ? text.min(1) : text.default('')]);
  return Object.fromEntries(shape) as Record<Locale, z.ZodType<string>>;
}
