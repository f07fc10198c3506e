import { decode } from 'html-entities';
import { ENTITY_PASSES } from '@/lib/constants';
import { tokenize } from '@/lib/text/html-tokens';
import { INLINE } from '@/lib/text/plain-text';

const HAS_ENCODED_TAG = /&(?:amp;)*lt;\/?[a-z]/i;

/** An entity that was encoded once more. What could become a tag stays as it is. */
const TWICE_ENCODED = /&amp;(?=(?!(?:lt|gt|amp|quot);)(?:#\d{2,7}|[a-z]\w{1,15});)/gi;

/** Whether there is a whole tag of such a name. */
function hasTag(html: string, fits: (name: string) => boolean = () => true): boolean {
  let found = false;
  let opened = '';
  const end = (name: string): void => void (found ||= fits(name));
  if (html.includes('<')) tokenize(html, { onopentagname: (name) => (opened = name), onopentagend: () => end(opened), onclosetag: end });
  return found;
}

/** Those of a plain text that are never closed. */
const EMPTY = new Set(['img', 'wbr']);

/** Pictures and frames stand between the lines of a plain text. */
const isOfBlocks = (name: string): boolean => !INLINE.has(name) && name !== 'img' && name !== 'iframe';

/**
 * The HTML of a body in any form a back office stores: HTML, HTML encoded once or more as a whole, or plain text, also with inline elements,
 * whose blank lines separate paragraphs. The result is as untrusted as the input.
 */
export function bodyHtml(text: string): string {
  let html = text.trim();
  for (let pass = 0; pass < ENTITY_PASSES && !hasTag(html) && HAS_ENCODED_TAG.test(html); pass += 1) html = decode(html);
  if (!hasTag(html)) return inParagraphs(withBreaks(html));
  html = html.replace(TWICE_ENCODED, '&');
  return html.includes('\n') && !hasTag(html, isOfBlocks) ? inParagraphs(withBreaksInText(html)) : html;
}

function inParagraphs(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`;
}

function withBreaks(text: string, betweenParagraphs = '</p><p>'): string {
  return text.replace(/\r?\n\s*\n/g, betweenParagraphs).replace(/\r?\n/g, '<br>');
}

/** A paragraph would end the elements around it. In those, lines are only the source's where no blank line shows that they are meant. */
function withBreaksInText(html: string): string {
  const hasParagraphs = /\n\s*\n/.test(html);
  let made = '';
  let end = 0;
  let depth = 0;
  tokenize(html, {
    ontext(start, next) {
      const text = html.slice(start, next);
      made += html.slice(end, start);
      if (depth === 0) made += withBreaks(text);
      else made += hasParagraphs ? withBreaks(text, '<br><br>') : text;
      end = next;
    },
    onopentagname: (name) => void (depth += EMPTY.has(name) ? 0 : 1),
    onclosetag: () => void (depth = Math.max(0, depth - 1)),
  });
  return made + html.slice(end);
}
