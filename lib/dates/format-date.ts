import { cardDateTag, LOCALES, type Locale } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/constants';
import { zonedDateTime, type ApiDate } from './api-date';

/**
 * The date on article and page details is en-US in every language, as specified (§2). The one
 * constant to change.
 */
const DETAIL_DATE_LOCALE = 'en' satisfies Locale;

/** A date as shown: `iso` for machines, or which of the two fall-back texts to show. */
export type DateView =
  | { kind: 'date'; iso: string; text: string; lang: Locale }
  | { kind: 'unknown' }
  | { kind: 'invalid' };

const SHORT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: TIME_ZONE,
};

const formats = new Map(
  LOCALES.map((locale) => [locale, new Intl.DateTimeFormat(cardDateTag(locale), SHORT)]),
);

/** Short date of cards and lists, in the page's language. */
export function cardDate(date: ApiDate, lang: Locale): DateView {
  if (date === null) return { kind: 'unknown' };
  if (date === 'invalid') return { kind: 'invalid' };
  return {
    kind: 'date',
    iso: zonedDateTime(date),
    text: formats.get(lang)?.format(new Date(date)) ?? '',
    lang,
  };
}

export function englishDetailDate(date: ApiDate): DateView {
  return cardDate(date, DETAIL_DATE_LOCALE);
}
