import { decode } from 'html-entities';
import { ENTITY_PASSES } from '@/lib/constants';
import { tokenize } from '@/lib/text/html-tokens';

const HAS_ENCODED_TAG = /&(?:amp;)*lt;\/?[a-z]/i;

/** An entity that was encoded once more. What could become a tag stays as it is. */
const TWICE_ENCODED = /&amp;(?=(?!(?:lt|gt|amp|quot);)(?:#\d{2,7}|[a-z]\w{1,15});)/gi;

function hasTag(html: string): boolean {
  let found = false;
  const find = (): void => void (found = true);
  if (html.includes('<')) tokenize(html, { onopentagend: find, onclosetag: find });
  return found;
}

/**
 * The HTML of a body in any form a back office stores: HTML, HTML encoded once or more as a whole, or plain text, whose blank lines
 * separate paragraphs. The result is as untrusted as the input.
 */
export function bodyHtml(text: string): string {
  let html = text;
  for (let pass = 0; pass < ENTITY_PASSES && !hasTag(html) && HAS_ENCODED_TAG.test(html); pass += 1) html = decode(html);
  if (hasTag(html)) return html.replace(TWICE_ENCODED, '&');
  return html
    .split(/\r?\n[^\S\n]*\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
