import { paragraphs } from '@/lib/text/plain-text';
import { serialize } from './serialize';
import { element } from './tree';

/** The body exceeds a bound, as written or as rendered; `message` names the bound. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Of a body, and of the HTML that it becomes: a page holds that twice, the second time with up to eight bytes for each of it. */
export const MOST_READ = 1024 * 1024;
export const MOST_BYTES = 512 * 1024;

/** The words of a body that is too large, up to the bound. */
export function wordsOf(html: string): string {
  let words = '';
  let remaining = MOST_BYTES;
  for (const text of paragraphs(html.slice(0, MOST_READ).toWellFormed())) {
    const whole = paragraph(text);
    const size = Buffer.byteLength(whole);
    if (size > remaining) return words + paragraph(`${text.slice(0, (text.length * remaining) / size).toWellFormed()}…`);
    words += whole;
    remaining -= size;
  }
  return words;
}

function paragraph(text: string): string {
  return serialize(element('p', {}, [{ type: 'text', value: text }]));
}
