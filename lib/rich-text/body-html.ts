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
  if (html.includes('<'))
    tokenize(html, {
      onopentagname: (name) => (opened = name),
      onopentagend: () => end(opened),
      onclosetag: end,
    });
  return found;
}

/**
 * Those that browsers open anew in the next paragraph, and `font`, of which hardly anything is
 * kept.
 */
const REOPENED = new Set('a b code em font i s small strong u'.split(' '));

/** Pictures and frames stand between the lines of a plain text. */
const isOfBlocks = (name: string): boolean =>
  !INLINE.has(name) && name !== 'img' && name !== 'iframe';

/**
 * The HTML of a body in any form a back office stores: HTML, HTML encoded once or more as a whole,
 * or plain text, also with inline elements, whose blank lines separate paragraphs. The result is as
 * untrusted as the input.
 */
export function bodyHtml(text: string): string {
  let html = text.trim();
  for (let pass = 0; pass < ENTITY_PASSES && !hasTag(html) && HAS_ENCODED_TAG.test(html); pass += 1)
    html = decode(html);
  if (!hasTag(html)) return inParagraphs(withBreaks(html));
  html = html.replace(TWICE_ENCODED, '&');
  return html.includes('\n') && !hasTag(html, isOfBlocks)
    ? inParagraphs(withBreaksInText(html))
    : html;
}

function inParagraphs(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`;
}

function withBreaks(text: string, betweenParagraphs = '</p><p>'): string {
  return text.replace(/\r?\n\s*\n/g, betweenParagraphs).replace(/\r?\n/g, '<br>');
}

/**
 * A text, or a tag of an element that holds paragraphs; `step`: how many more are around what
 * follows.
 */
interface Piece {
  start: number;
  end: number;
  step: number;
  /** Where its words begin and end, behind and before white space that holds one line break. */
  from?: number;
  to?: number;
}

/**
 * A paragraph would end the elements around it that are not opened anew. One that is never closed
 * holds none.
 */
function withBreaksInText(html: string): string {
  const pieces: Piece[] = [];
  /** Tags without an end tag so far, and the place of what follows each in `pieces`. */
  const open = new Map<string, { tag: Piece; next: number }[]>();
  tokenize(html, {
    ontext: (start, end) =>
      void pieces.push({ start, end, step: 0, ...layoutOf(html.slice(start, end), start) }),
    onopentagname(name, start) {
      const tag = { start, end: start, step: 0 };
      if (!REOPENED.has(name)) pieces.push(tag);
      const opened = { tag, next: pieces.length };
      if (!open.get(name)?.push(opened)) open.set(name, [opened]);
    },
    onclosetag(name, start) {
      const opened = open.get(name)?.pop();
      if (!opened) return;
      leaveLayout(pieces[opened.next], pieces.at(-1));
      if (REOPENED.has(name)) return;
      opened.tag.step = 1;
      pieces.push({ start, end: start, step: -1 });
    },
  });
  let made = '';
  let copied = 0;
  let depth = 0;
  for (const { start, end, step } of pieces) {
    depth += step;
    made +=
      html.slice(copied, start) +
      withBreaks(html.slice(start, end), depth > 0 ? '<br><br>' : undefined);
    copied = end;
  }
  return made + html.slice(copied);
}

/** Once for each text: elements around it share its white space. */
function layoutOf(text: string, start: number): Pick<Piece, 'from' | 'to'> {
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return {
    ...(hasOneBreak(text.slice(0, from)) && { from: start + from }),
    ...(hasOneBreak(text.slice(to)) && { to: start + to }),
  };
}

function hasOneBreak(space: string): boolean {
  return space.split('\n', 3).length === 2;
}

/**
 * Where the content of an element begins and ends with a line break, the source is laid out so:
 * both stay spaces.
 */
function leaveLayout(first?: Piece, last?: Piece): void {
  if (first?.from === undefined || last?.to === undefined) return;
  first.start = first.from;
  last.end = Math.max(last.start, last.to);
}
