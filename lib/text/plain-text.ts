import { decode } from 'html-entities';
import { LRUCache } from 'lru-cache';
import { ENTITY_PASSES } from '@/lib/constants';
import { withoutUnrulyMarks } from './direction-marks';
import { tokenize } from './html-tokens';
import { withoutHidden } from './hidden-elements';
import { isBlank } from './is-blank';
import { withOrderedNumbers } from './numbers';

/**
 * Decodes HTML entities, up to 10 times (specification §9): back offices encode more than once.
 * Lone surrogates are replaced.
 */
export function decodeEntities(text: string): string {
  let current = text;
  for (let pass = 0; pass < ENTITY_PASSES && current.includes('&'); pass += 1) {
    const next = decode(current);
    if (next === current) break;
    current = next;
  }
  return current.toWellFormed();
}

/** Inline elements, which do not separate words. */
export const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del em font i ins kbd mark q s small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** The style of a span that stands on a line of its own. */
export const DISPLAYED_AS_BLOCK = /(?:^|;)\s*display\s*:\s*block\s*(?:;|$)/i;

/** Headings; a paragraph that is entirely bold counts as one. */
const HEADING = /^h[1-6]$/;
const BOLD = new Set(['b', 'strong']);
/** Blocks that end a heading, also one that was never closed. */
const AFTER_HEADING = /^(?:h[1-6]|p|div|ul|ol|dl|table|blockquote|figure|hr)$/;
/** Closing punctuation, and what may follow it. */
const CLOSED = /[.!?…:;,؟؛،][\s"'»”’)\]]*$/u;

interface Pieces {
  text: (text: string) => unknown;
  tag: (name: string, isClosing: boolean) => unknown;
}

/** Recent names and labels, which recur on many pages. Longer texts are cached by `excerpt`. */
const LONGEST_CACHED = 256;
const shortTexts = new LRUCache<string, string>({ max: 2000, memoMethod: withoutMarkup });

/** The visible words of untrusted HTML of any size, in linear time. */
export function plainText(html: string): string {
  return html.length > LONGEST_CACHED ? withoutMarkup(html) : shortTexts.memo(html);
}

/** What shows something without words. */
const SHOWING = /<(?:img|picture|iframe|oembed|video|audio|embed|object|hr)[\s/>]/i;

/** Characters in which most texts show something already. */
const BEGINNING = 1000;

/** Whether a text or body shows nothing: what an editor leaves in an emptied field. */
export function isNothing(text: string): boolean {
  if (!/[<&]/.test(text)) return isBlank(text);
  return [text.slice(0, BEGINNING), text].every(
    (part) => isBlank(plainText(part)) && !SHOWING.test(decodeEntities(part)),
  );
}

function withoutMarkup(html: string): string {
  const source = withoutHidden(decodeEntities(html));
  if (!source.includes('<')) return foldSpaces(source);
  const words: string[] = [];
  readPieces(source, {
    text: (text) => words.push(text),
    tag: (name) => !INLINE.has(name) && words.push(' '),
  });
  return foldSpaces(words.join(''));
}

/** A run of words that is a heading, or what stands between two. */
export interface Section {
  text: string;
  isHeading: boolean;
}

/**
 * The same in sections, with a full stop after a heading that has no closing mark of its own and
 * does not end the text; with a dash before a small letter, since a list that begins with one goes
 * on with the heading. A dash is set alike in French and English, a colon is not. `length`: of the
 * HTML that is read, without what is hidden.
 */
export function plainSections(html: string, length = Infinity): Section[] {
  const source = withoutHidden(decodeEntities(html)).slice(0, length);
  const kept: string[] = [];
  /** Where each heading begins and ends in `kept`. */
  const headings: [from: number, to: number][] = [];
  /** Start of the current block, if it may be a heading. */
  let start = -1;
  let isHeading = false;
  let boldDepth = 0;
  /** Position of a full stop, inserted once other words follow. */
  let stop = -1;
  readPieces(source, {
    text(text) {
      kept.push(text);
      if (text.trim() === '') return;
      if (stop !== -1) kept[stop] = /^\s*\p{Ll}/u.test(text) ? '\u00A0–' : '.';
      stop = -1;
      if (!isHeading && boldDepth === 0) start = -1;
    },
    tag(name, isClosing) {
      if (BOLD.has(name)) boldDepth = Math.max(0, boldDepth + (isClosing ? -1 : 1));
      if (AFTER_HEADING.test(name)) {
        const words = start === -1 ? '' : kept.splice(start).join('').trimEnd();
        const isClosed = CLOSED.test(words);
        if (words.trim() !== '' && !isClosed) stop = kept.push(words, '') - 1;
        else if (start !== -1) kept.push(words);
        // A bold paragraph of whole sentences is a lead.
        if (words.trim() !== '' && (isHeading || !isClosed)) headings.push([start, kept.length]);
        isHeading = !isClosing && (HEADING.test(name) || (isHeading && words.trim() === ''));
        start = isClosing ? -1 : kept.length;
      }
      if (!INLINE.has(name)) kept.push(' ');
    },
  });
  const sections: Section[] = [];
  const add = (from: number, to: number, isHeading: boolean): void => {
    const text = foldSpaces(kept.slice(from, to).join(''));
    if (text !== '') sections.push({ text, isHeading });
  };
  let end = 0;
  for (const [from, to] of headings) {
    add(end, from, false);
    add(from, to, true);
    end = to;
  }
  add(end, kept.length, false);
  return sections;
}

/** The texts between the blocks of a piece of HTML. */
export function paragraphs(html: string): string[] {
  const found = [''];
  readPieces(withoutHidden(decodeEntities(html)), {
    text: (text) => found.push((found.pop() ?? '') + text),
    tag: (name) => !INLINE.has(name) && found.push(''),
  });
  return found.map(foldSpaces).filter((text) => text !== '');
}

/**
 * Texts and tags in their order, by the HTML standard's tokenization; a line break on both sides of
 * a span on a line of its own.
 */
function readPieces(source: string, { text, tag }: Pieces): void {
  let opened = '';
  /** Whether each open span is one on a line of its own. */
  const spans: boolean[] = [];
  tokenize(source, {
    ontext: (start, end) => text(source.slice(start, end)),
    onopentagname(name) {
      opened = name;
      if (name === 'span') spans.push(false);
      tag(name, false);
    },
    onattribdata(start, end) {
      if (opened !== 'span' || !DISPLAYED_AS_BLOCK.test(source.slice(start, end))) return;
      spans.splice(-1, 1, true);
      tag('br', false);
    },
    onclosetag(name) {
      tag(name, true);
      if (name === 'span' && spans.pop()) tag('br', false);
    },
  });
}

function foldSpaces(text: string): string {
  return withOrderedNumbers(
    withoutUnrulyMarks(text)
      .replace(/[^\S\u00A0\u202F]+/gu, ' ')
      .trim(),
  );
}
