import { decode } from 'html-entities';
import { ENTITY_PASSES } from '@/lib/constants';

const HAS_TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const HAS_ENCODED_TAG = /&(?:amp;)*lt;\/?[a-z]/i;

/**
 * The HTML of a body in any form a back office stores: HTML, HTML encoded once or more as a whole, or plain text, whose blank lines
 * separate paragraphs. The result is as untrusted as the input.
 */
export function bodyHtml(text: string): string {
  let html = text;
  for (let pass = 0; pass < ENTITY_PASSES && !HAS_TAG.test(html) && HAS_ENCODED_TAG.test(html); pass += 1) html = decode(html);
  if (HAS_TAG.test(html)) return html;
  return html
    .split(/\r?\n[^\S\n]*\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
