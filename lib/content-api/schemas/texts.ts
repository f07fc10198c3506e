import { withoutStackedMarks } from '@/lib/text/characters';
import { truncateText } from '@/lib/text/excerpt';
import { isEmptyContent } from '@/lib/text/plain-text';
import { reportCut } from './parse-report';

/**
 * Maximum lengths. Fields are measured in UTF-16 code units, lists by number of members (`cards` is
 * for the home screen, `period` for the events of a year). Longer texts and lists are cut, longer
 * addresses are dropped, and each case is logged. The limits exist because some operations on texts
 * take time that grows with the square of the length.
 */
export const MAX_LENGTHS = {
  text: 1000,
  html: 1024 * 1024,
  address: 4000,
  list: 1000,
  cards: 100,
  period: 5000,
} as const;

/** Control characters except tab and line breaks, and unpaired surrogates. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** Returns a string, or a number as its digits; anything else is ''. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value.replace(UNPRINTABLE, '').trim() : '';
}

function toShownText(value: unknown): string {
  const text = toText(value);
  return isEmptyContent(text) ? '' : text;
}

export function toShortText(value: unknown): string {
  return limitLength(withoutStackedMarks(toShownText(value)), MAX_LENGTHS.text);
}

export function toHtml(value: unknown): string {
  return limitLength(toShownText(value), MAX_LENGTHS.html);
}

function limitLength(text: string, length: number): string {
  if (text.length <= length) return text;
  reportCut(`a text of ${text.length} characters`);
  return truncateText(text, length);
}
