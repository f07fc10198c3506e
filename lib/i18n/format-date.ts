import { intlTag, type Locale } from '@/lib/i18n/locales';
import { LANGUAGES } from '@/lib/i18n/languages';
import { TIME_ZONE } from '@/lib/platform/constants';
import { zonedDateTime, type ApiDate, type Moment } from './api-date';

/** The language of the date on details, by specification §2. */
const DETAIL_DATE_LOCALE = 'en' satisfies Locale;

/** A date as shown, with `iso` for machines, or which of the two fall-back texts to show. */
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
  const text = formatOf(intlTag(lang, 'dateTag'), SHORT).format(new Date(date));
  return { kind: 'date', iso: zonedDateTime(date), text, lang };
}

export function englishDetailDate(date: ApiDate): DateView {
  return cardDate(date, DETAIL_DATE_LOCALE);
}

/** The options of an hour alone, on FullCalendar's clock too. */
export const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

type Format = (moment: Moment | Date, last?: Moment) => string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: making one takes longer than all that is written with it. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options });
  formats.set(key, format);
  return format;
}

/** `12 PM` with any of the spaces that browsers write. */
const NOON = /\b12\sPM\b/;

/** A format as readers of a language write dates and hours, of a moment or a range of moments. */
function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  use: 'calendarTag' | 'dateTag',
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

/** Dates and hours of the calendar's screen. */
export function calendarFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Format {
  return dateFormat(locale, options, 'calendarTag');
}

/** Dates in running texts and lists. */
export function textDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Format {
  return dateFormat(locale, options, 'dateTag');
}
