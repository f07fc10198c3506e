import { intlTag, type Locale } from '@/lib/i18n/locales';
import { LANGUAGES } from '@/lib/i18n/languages';
import { TIME_ZONE } from '@/lib/platform/constants';
import { zonedDateTime, type ApiDate, type Moment } from './api-date';

/** Details show their date in English (specification §2). */
const DETAIL_DATE_LOCALE = 'en' satisfies Locale;

/** A date as text, with `iso` for machines; `unknown` and `invalid` show a message instead. */
export type DateView =
  | { kind: 'date'; iso: string; text: string; lang: Locale }
  | { kind: 'unknown' }
  | { kind: 'invalid' };

const SHORT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
};

/** Short date of cards and lists, in the page's language. */
export function cardDate(date: ApiDate, lang: Locale): DateView {
  if (date === null) return { kind: 'unknown' };
  if (date === 'invalid') return { kind: 'invalid' };
  return { kind: 'date', iso: zonedDateTime(date), text: shortDate(date, lang), lang };
}

/** Returns a date as cards and lists show it. */
export function shortDate(date: Moment, locale: Locale): string {
  const parts = formatOf(intlTag(locale, 'dateTag'), SHORT).formatToParts(new Date(date));
  return parts.map(LANGUAGES[locale].writePart).join('');
}

export function englishDetailDate(date: ApiDate): DateView {
  return cardDate(date, DETAIL_DATE_LOCALE);
}

/** Options of a clock time, also used by FullCalendar. */
export const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

type Format = (moment: Moment | Date, last?: Moment) => string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because creating one takes longer than all its uses. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options });
  formats.set(key, format);
  return format;
}

/** Browsers put different kinds of spaces between `12` and `pm`. */
const NOON = /\b12\spm\b/;

/** Returns a formatter of moments and ranges that corrects `Intl` by `LANGUAGES`. */
function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  use: 'calendarTag' | 'textTag',
): Format {
  const { hourCycle, writePart, noon, range } = LANGUAGES[locale];
  return (moment, last) => {
    const format = formatOf(intlTag(locale, use), {
      ...options,
      ...(options.hour && { hourCycle }),
    });
    const parts = last
      ? format.formatRangeToParts(new Date(moment), new Date(last))
      : format.formatToParts(new Date(moment));
    const text = parts
      .map((part, index) => {
        if (range.from && part.value.trim() === '–') return range.until;
        const around = [parts[index - 1]?.type, parts[index + 1]?.type];
        const isInDate = around.includes('day') && around.includes('month');
        return part.value === ' ' && isInDate ? '\u00A0' : writePart(part);
      })
      .join('');
    if (range.from && text.includes(range.until)) return range.from + text;
    return noon === null ? text : text.replace(NOON, noon);
  };
}

/** Formats dates and times on the calendar's screen. */
export function calendarFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Format {
  return dateFormat(locale, options, 'calendarTag');
}

/** Formats dates and times in running texts. */
export function textDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Format {
  return dateFormat(locale, options, 'textTag');
}
