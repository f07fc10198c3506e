import { withAsciiDigits } from './numbers';

const SAME_LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ء: '',
  ـ: '',
};

/**
 * One spelling for what readers take for the same: NFKD takes accents, hamza carriers (أ إ آ ؤ ئ)
 * and presentation forms apart; marks, soft hyphens and other format characters then go.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return withAsciiDigits(
    folded.replace(/[œæßøłđٱىیةکءـ]/g, (letter) => SAME_LETTERS[letter] ?? letter),
  );
}

/**
 * The words of a text in their one spelling, with single spaces around each: what `matchesTerms`
 * looks into.
 */
export function searchTerms(...texts: string[]): string {
  return ` ${wordsOf(texts.join(' ')).join(' ')} `;
}

/** Bound of words, since each is compared with each other. */
const MAX_TERMS = 100;

/** The same without words contained in another one, which finds everything they find. */
export function distinctTerms(...texts: string[]): string {
  // `M’Sila` is found as `msila`, too.
  const text = texts.join(' ');
  const words = [
    ...new Set([...wordsOf(text), ...wordsOf(text.replace(/(?<=\p{L})['’‘ʼ-](?=\p{L})/gu, ''))]),
  ].slice(0, MAX_TERMS);
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .join(' ');
}

export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/**
 * An Arabic word's article with the particles written onto it (ال وال بال كال فال لل), or nothing.
 */
export function arabicArticle(word: string): string {
  return ARABIC_ARTICLE.exec(word)?.[0] ?? '';
}

/**
 * Whether the terms contain every word of the query, whole or in part. A query without words
 * matches everything.
 */
export function matchesTerms(terms: string, query: string): boolean {
  return wordsOf(query).every((word) => terms.includes(word));
}

/** A piece of a text, with or without a match. The pieces joined are the text. */
interface Piece {
  start: number;
  text: string;
  isMatch: boolean;
}

/** Shorter words match half of all words. */
const MIN_LETTERS = 2;

/**
 * Positions of a query's words in a text, as the search finds them, inside longer words too.
 * Matches that touch become one.
 */
export function highlight(text: string, query: string): Piece[] {
  const words = [...new Set(wordsOf(query))].filter((word) => [...word].length >= MIN_LETTERS);
  if (words.length === 0 || text === '') return [{ start: 0, text, isMatch: false }];
  const { folded, starts } = foldByLetter(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      isMarked.fill(true, starts[at], starts[at + word.length] ?? text.length);
    }
  }
  return piecesOf(text, isMarked);
}

/**
 * The text in its one spelling, and for each of its letters where it began in the text. Marks
 * belong to the letter before them.
 */
function foldByLetter(text: string): { folded: string; starts: number[] } {
  let folded = '';
  let at = 0;
  const starts: number[] = [];
  for (const letter of text) {
    folded += foldText(letter);
    while (starts.length < folded.length) starts.push(at);
    at += letter.length;
  }
  return { folded, starts };
}

function piecesOf(text: string, isMarked: boolean[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked[at] === isMarked[from]) continue;
    pieces.push({ start: from, text: text.slice(from, at), isMatch: isMarked[from] === true });
    from = at;
  }
  return pieces;
}
