import { withoutStackedMarks } from '@/lib/text/direction-marks';
import { truncateText } from '@/lib/text/excerpt';
import { isNothing } from '@/lib/text/plain-text';
import { reportCut } from './dropped';

/**
 * The longest of each kind of field, in UTF-16 code units, and of lists; `cards`: a list of the
 * home screen; `period`: events of a year. More is cut and logged: work on names grows with the
 * square of some lengths.
 */
export const LONGEST = {
  text: 1000,
  html: 1024 * 1024,
  address: 4000,
  list: 1000,
  cards: 100,
  period: 5000,
} as const;

/** Control characters but tab and line breaks, and unpaired surrogates. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** A string, or a number as its digits; anything else is empty. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value.replace(UNWRITTEN, '').trim() : '';
}

/** A text that says nothing is empty, too. */
function toWords(value: unknown): string {
  const text = toText(value);
  return isNothing(text) ? '' : text;
}

export function toShortText(value: unknown): string {
  return cut(withoutStackedMarks(toWords(value)), LONGEST.text);
}

export function toHtml(value: unknown): string {
  return cut(toWords(value), LONGEST.html);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  reportCut(`a text of ${text.length} characters`);
  return truncateText(text, length);
}
