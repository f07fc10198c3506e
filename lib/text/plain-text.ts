import { decode } from 'html-entities';
import { LRUCache } from 'lru-cache';
import { ENTITY_PASSES } from '@/lib/constants';
import { withoutDirectionMarks } from './direction-marks';

/** Decodes HTML entities until nothing changes, at most 10 times (specification §9): back offices encode more than once. Half a character, which an entity may name, is replaced. */
export function decodeEntities(text: string): string {
  let current = text;
  for (let pass = 0; pass < ENTITY_PASSES && current.includes('&'); pass += 1) {
    const next = decode(current);
    if (next === current) break;
    current = next;
  }
  return current.toWellFormed();
}

/**
 * A comment, an element that is not shown with all it holds, a declaration, or a tag. What is not closed reaches to the end of the text, so that
 * none of it is looked at again.
 */
const MARKUP =
  /<!(?=--)[^]*?(?:-->|$)|<(script|style|template|noscript|iframe|title)\b[^>]*(?:>|$)[^]*?(?:<\/\1[^>]*(?:>|$)|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9]*)(?:=\s*(?:"[^"]*"|'[^']*')|[^>])*(?:>|$)/gi;
/** Elements that do not end a word. */
const INLINE = new Set('a abbr b bdi bdo cite code del em font i ins kbd mark q s small span strong sub sup u var wbr'.split(' '));

/** Elements whose words make a heading; a paragraph that is bold as a whole is one, too. */
const HEADING = /^h[1-6]$/;
const BOLD = new Set(['b', 'strong']);
/** Blocks that end a heading, also one that was never closed. */
const AFTER_HEADING = /^(?:h[1-6]|p|div|ul|ol|dl|table|blockquote|figure|hr)$/;
/** A mark that closes a sentence or part of one, and what may stand behind it. */
const CLOSED = /[.!?…:;,؟؛،][\s"'»”’)\]]*$/u;

/** A text between two tags, or a tag. Comments and elements that are not shown are tags, too. */
type Piece = { kind: 'text'; text: string } | { kind: 'tag'; name: string; isClosing: boolean };

/** Names and labels read last: those of the menu, of cards and of categories stand on page after page. Longer texts are kept by `excerpt`. */
const LONGEST_CACHED = 256;
const shortTexts = new LRUCache<string, string>({ max: 2000, memoMethod: withoutMarkup });

/** The words a reader would see of a piece of HTML, in time that grows with its length alone: it comes from outside and may be large. */
export function plainText(html: string): string {
  return html.length > LONGEST_CACHED ? withoutMarkup(html) : shortTexts.memo(html);
}

function withoutMarkup(html: string): string {
  const source = decodeEntities(html);
  if (!source.includes('<')) return foldSpaces(source);
  const words: string[] = [];
  for (const piece of piecesOf(source)) {
    if (piece.kind === 'text') words.push(piece.text);
    else if (!INLINE.has(piece.name)) words.push(' ');
  }
  return foldSpaces(words.join(''));
}

/**
 * The same, with a full stop after a heading that has no closing mark of its own and does not end the text; with a dash before a small
 * letter, since a list that begins with one goes on with the heading. A dash is set alike in French and English, a colon is not.
 */
export function plainSentences(html: string): string {
  const source = decodeEntities(html);
  if (!source.includes('<')) return foldSpaces(source);
  const kept: string[] = [];
  /** Where the block began whose words are being read, if it may be a heading. */
  let start = -1;
  let isHeading = false;
  let boldDepth = 0;
  /** Where a mark goes once other words follow. */
  let stop = -1;
  for (const piece of piecesOf(source)) {
    if (piece.kind === 'text') {
      kept.push(piece.text);
      if (piece.text.trim() === '') continue;
      if (stop !== -1) kept[stop] = /^\s*\p{Ll}/u.test(piece.text) ? '\u00A0–' : '.';
      stop = -1;
      if (!isHeading && boldDepth === 0) start = -1;
      continue;
    }
    const { name, isClosing } = piece;
    if (BOLD.has(name)) boldDepth = Math.max(0, boldDepth + (isClosing ? -1 : 1));
    if (AFTER_HEADING.test(name)) {
      const words = start === -1 ? '' : kept.splice(start).join('').trimEnd();
      if (words.trim() !== '' && !CLOSED.test(words)) stop = kept.push(words, '') - 1;
      else if (start !== -1) kept.push(words);
      isHeading = !isClosing && (HEADING.test(name) || (isHeading && words.trim() === ''));
      start = isClosing ? -1 : kept.length;
    }
    if (!INLINE.has(name)) kept.push(' ');
  }
  return foldSpaces(kept.join(''));
}

function* piecesOf(source: string): Generator<Piece> {
  let at = 0;
  for (const { 0: markup, 1: unread = '', 2: slash, 3: name = unread, index } of source.matchAll(MARKUP)) {
    yield { kind: 'text', text: source.slice(at, index) };
    yield { kind: 'tag', name: name.toLowerCase(), isClosing: slash === '/' };
    at = index + markup.length;
  }
  yield { kind: 'text', text: source.slice(at) };
}

function foldSpaces(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim();
}
