import type { Locale } from '@/lib/i18n/locales';
import { TIME_ZONE, type ApiDate } from './api-date';

/** Date locales of specification §9; Western digits in all three (design brief §3). */
const DATE_LOCALES: Record<Locale, string> = { fr: 'fr-FR-u-nu-latn', en: 'en-US-u-nu-latn', ar: 'ar-AR-u-nu-latn' };

/** The date on article and page details is en-US in every language, as specified (§2). The one constant to change. */
export const DETAIL_DATE_LOCALE = DATE_LOCALES.en;

/** A date as shown: `iso` for machines, or which of the two fall-back texts to show. */
export type DateView = { kind: 'date'; iso: string; text: string; lang: Locale } | { kind: 'unknown' } | { kind: 'invalid' };

function view(date: ApiDate, format: (date: Date) => string, lang: Locale): DateView {
  if (date === null) return { kind: 'unknown' };
  if (date === 'invalid') return { kind: 'invalid' };
  return { kind: 'date', iso: date, text: format(new Date(date)), lang };
}

const SHORT: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: TIME_ZONE };

function formatter(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  return (date) => format.format(date);
}

const cardDates: Record<Locale, (date: Date) => string> = {
  fr: formatter(DATE_LOCALES.fr, SHORT),
  en: formatter(DATE_LOCALES.en, SHORT),
  ar: formatter(DATE_LOCALES.ar, SHORT),
};
const detailDate = formatter(DETAIL_DATE_LOCALE, SHORT);

/** Short date of cards and lists, in the page's language. */
export function cardDate(date: ApiDate, locale: Locale): DateView {
  return view(date, cardDates[locale], locale);
}

/** Short date of article and page details. */
export function articleDate(date: ApiDate): DateView {
  return view(date, detailDate, 'en');
}
