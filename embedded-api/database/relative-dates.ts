import type { Texts } from '../content/types';
import type { RelativeClock } from './relative-clock';

/** `{date:-10}` in the text of an article: a day counted from today, as its own date is. */
const MARKS = /\{date:(-?\d+)\}/g;

const dateFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Algiers',
    numberingSystem: 'latn',
  });

const formats: Record<keyof Texts, Intl.DateTimeFormat> = { fr: dateFormat('fr'), en: dateFormat('en-GB'), ar: dateFormat('ar-DZ') };

/** `jeudi 19 novembre 2026`, `Thursday 19 November 2026`, `الخميس 19 نوفمبر 2026`. */
function inWords(date: Date, language: keyof Texts): string {
  const parts = new Map(formats[language].formatToParts(date).map(({ type, value }) => [type, value]));
  const day = parts.get('day') ?? '';
  return [parts.get('weekday'), language === 'fr' && day === '1' ? '1er' : day, parts.get('month'), parts.get('year')].join(' ');
}

/** The text with its marks turned into working days. */
export function withDates(text: string | null, language: keyof Texts, clock: RelativeClock): string | null {
  return text && text.replace(MARKS, (_, days: string) => inWords(clock.workingDay(Number(days)), language));
}

/** The text as search indexes it: the marks mean nothing to it. */
export function withoutDates(text: string): string {
  return text.replace(MARKS, ' ');
}
