import type { Language } from '../http/language';
import type { RelativeClock } from './relative-clock';

/**
 * `{date:-10}` in the text of an article, a day counted from today as its own date is;
 * `{date:-7,-4}`, several days in a row; `{date:3..17}`, the first and the last of a period;
 * `{date:36@34..41}`, a day of an event that the calendar has on these days;
 * `{date:0..2@0..2#--12-13}`, days counted from a day of every year;
 * `{date:36@34..41~}`, of an event that is not held in Ramadan; `{date:-3?}`, with a word if past.
 */
const MARKS = /\{date:(-?\d[\d,.-]*)(?:@(-?\d+)\.\.(-?\d+))?(?:#([^{}~?]+))?(~?)(\??)\}/g;

const dateFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Algiers',
    numberingSystem: 'latn',
  });

/**
 * Months in Arabic are those of the Journal officiel: يناير, not جانفي as in `ar-DZ`, and غشت,
 * which `ar` names أغسطس.
 */
const formats: Record<Language, Intl.DateTimeFormat> = {
  fr: dateFormat('fr'),
  en: dateFormat('en-GB'),
  ar: dateFormat('ar'),
};

const lists: Record<Language, Intl.ListFormat> = {
  fr: new Intl.ListFormat('fr'),
  en: new Intl.ListFormat('en-GB'),
  ar: new Intl.ListFormat('ar'),
};

/** The space between a day and its month must not break. */
const BEFORE_MONTH = /(?<=\d|>) (?=\p{L})/u;
const NO_BREAK = '\u00A0';

/** The words between the first and the last day of a period. */
const TO: Record<Language, string> = { fr: ' au ', en: ' to ', ar: ' إلى ' };

/** Splits a date into words: `jeudi`, `19`, `novembre`, `2026`. */
function inWords(date: Date, language: Language): string[] {
  const parts = new Map(
    formats[language].formatToParts(date).map(({ type, value }) => [type, value]),
  );
  const day = parts.get('day') ?? '';
  return [
    parts.get('weekday') ?? '',
    language === 'fr' && day === '1' ? '1<sup>er</sup>' : day,
    (parts.get('month') ?? '').replace('أغسطس', 'غشت'),
    parts.get('year') ?? '',
  ];
}

/**
 * Writes several days without repeating month and year: `mardi 17 et jeudi 19 novembre 2026`.
 * French writes a shared weekday once: `jeudis 12 et 19 novembre 2026`.
 */
function severalInWords(dates: Date[], language: Language, isPeriod: boolean): string {
  const days = dates.map((date) => inWords(date, language));
  const weekday = days[0]?.[0];
  const isNamedOnce =
    language === 'fr' && !isPeriod && days.length > 1 && days.every(([own]) => own === weekday);
  const shortened = days.map((words, index) => {
    const next = days[index + 1];
    const shared = next
      ? words.findIndex(
          (_, from) => from > 1 && words.slice(from).join() === next.slice(from).join(),
        )
      : -1;
    const shown = words
      .slice(isNamedOnce ? 1 : 0, shared === -1 ? words.length : shared)
      .join(' ')
      .replace(BEFORE_MONTH, NO_BREAK);
    return isNamedOnce && index === 0 ? `${weekday}s ${shown}` : shown;
  });
  return isPeriod ? shortened.join(TO[language]) : lists[language].format(shortened);
}

/** What follows the day, or the days, of an event that is over. */
const PAST: Record<Language, [one: string, more: string]> = {
  fr: [' (date passée)', ' (dates passées)'],
  en: [' (past)', ' (past)'],
  ar: [' (انتهى)', ' (انتهى)'],
};

/** Replaces the marks of a text by dates, all of them working days. */
export function withDates(text: string, language: Language, clock: RelativeClock): string {
  return text.replace(
    MARKS,
    (...[, days = '', first, last, yearly, isLong, saysPast]: (string | undefined)[]) => {
      const dates = days.split(/,|\.\./).map((day) =>
        clock.workingDay(Number(day), {
          first: Number(first ?? day),
          last: Number(last ?? day),
          ...(yearly !== undefined && { yearly }),
          isLong: isLong !== '',
        }),
      );
      const isPast = saysPast !== '' && dates.every((date) => clock.minuteAt(date) < 0);
      const words = severalInWords(dates, language, days.includes('..'));
      return isPast ? words + PAST[language][dates.length > 1 ? 1 : 0] : words;
    },
  );
}

/** Removes the marks from a text for the search index. */
export function withoutDates(text: string): string {
  return text.replace(MARKS, ' ');
}
