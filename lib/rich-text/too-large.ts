import { paragraphs } from '@/lib/text/plain-text';
import { serialize } from './serialize';
import { element } from './tree';

/** The body is larger than any editor writes, or becomes so: `message` says what there is more of. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Of a body, and of the HTML that it becomes: a page holds that twice, the second time with up to eight bytes for each of it. */
export const MOST_READ = 1024 * 1024;
export const MOST_BYTES = 512 * 1024;

/** The words of a body that is too large, as far as there is room for them. */
export function wordsOf(html: string): string {
  let words = '';
  let room = MOST_BYTES;
  for (const text of paragraphs(html.slice(0, MOST_READ).toWellFormed())) {
    const whole = paragraph(text);
    const size = Buffer.byteLength(whole);
    if (size > room) return words + paragraph(`${text.slice(0, (text.length * room) / size).toWellFormed()}…`);
    words += whole;
    room -= size;
  }
  return words;
}

function paragraph(text: string): string {
  return serialize(element('p', {}, [{ type: 'text', value: text }]));
}
