import { decode } from 'html-entities';
import { truncateText } from '@/lib/text/excerpt';
import { isBlank } from '@/lib/text/is-blank';
import { decodeEntities, plainText } from '@/lib/text/plain-text';
import { withoutStackedMarks } from '@/lib/text/direction-marks';
import { reportCut } from './dropped';

/** What a form, a script or an editor writes into an empty field. */
export const NOTHING = /^\s*(?:null|undefined|NaN|\[\]|\{\}|\[object Object\]|[-–—.…]+)\s*$/;

/** What shows something without words. */
const SHOWING = /<(?:img|iframe|oembed|video|audio|embed|object|hr)[\s/>]/i;

/**
 * Whether HTML shows nothing, as what an editor's window leaves of a text that was taken out. A
 * translation like that is none (§3).
 */
function isBlankHtml(value: string): boolean {
  return /[<&]/.test(value) && isBlank(plainText(value)) && !SHOWING.test(decodeEntities(value));
}

/**
 * A text without control characters, which browsers draw as boxes or not at all. Of the second
 * range they are letters of Windows-1252 that went through as Latin-1, which HTML reads so as well
 * (`&#146;` is ’); of the first, two are line breaks that Word leaves.
 */
function withoutControls(value: string): string {
  return value
    .replace(/[\u0080-\u009F]/g, (control) => decode(`&#${control.charCodeAt(0)};`))
    .replace(/[\v\f]/g, '\n')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

/**
 * The longest of each kind of field, in UTF-16 code units, and of lists; `cards`: one of several
 * lists of a page; `period`: events of a year. More is cut and logged: work on names grows with the
 * square of some lengths.
 */
export const LONGEST = {
  text: 1000,
  html: 1024 * 1024,
  address: 4000,
  list: 1000,
  cards: 100,
  period: 5000,
  blank: 2000,
} as const;

export function toText(value: unknown): string {
  if (typeof value === 'string')
    return !isBlank(value) && !isNothing(value) ? withoutControls(value.toWellFormed()).trim() : '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return '';
}

function isNothing(value: string): boolean {
  const html = value.includes('<!--') ? withoutComments(value) : value;
  return html.length <= LONGEST.blank && (isBlank(html) || NOTHING.test(html) || isBlankHtml(html));
}

/** Word writes thousands of letters into them. */
function withoutComments(html: string): string {
  const [before = '', ...parts] = html.split('<!--');
  return (
    before +
    parts.map((part) => part.slice(part.includes('-->') ? part.indexOf('-->') + 3 : 0)).join('')
  );
}

export function toShortText(value: unknown): string {
  return cut(withoutStackedMarks(toText(value)), LONGEST.text);
}

export function toHtml(value: unknown): string {
  return cut(toText(value), LONGEST.html);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  reportCut(`a text of ${text.length} characters`);
  return truncateText(text, length);
}
