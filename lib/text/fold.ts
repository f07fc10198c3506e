import { withAsciiDigits } from './characters';

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
 * Folds all spellings that readers treat as equal into one form. NFKD separates accents, hamza and
 * presentation forms; combining marks and format characters such as soft hyphens are then removed.
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

/** Returns the folded words of texts with spaces around them, for `matchesTerms`. */
export function searchTerms(...texts: string[]): string {
  return ` ${wordsOf(texts.join(' ')).join(' ')} `;
}

/** Returns the folded words of the texts, once each; Arabic ones with and without article. */
export function distinctTerms(...texts: string[]): string {
  // Joining at apostrophes and hyphens lets a search for `msila` find `M’Sila`.
  const text = texts.join(' ');
  const joined = text.replace(/(?<=\p{L})['’‘ʼ-](?=\p{L})/gu, '');
  const words = wordsOf(`${text} ${joined}`).flatMap((word) => [word, withoutArticle(word)]);
  return [...new Set(words)].join(' ');
}

export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** Returns the article of an Arabic word with its prefixed particle (وال بال كال فال لل), or ''. */
export function arabicArticle(word: string): string {
  return ARABIC_ARTICLE.exec(word)?.[0] ?? '';
}

export function withoutArticle(word: string): string {
  return word.slice(arabicArticle(word).length);
}

/**
 * Whether every word of the query is the beginning of one of the terms. A query without words
 * matches.
 */
export function matchesTerms(terms: string, query: string): boolean {
  const begins = (word: string) => ` ${terms}`.includes(` ${word}`);
  return wordsOf(query).every((word) => begins(word) || begins(withoutArticle(word)));
}

/**
 * A part of the text that either matches the query or does not. The parts, joined in order, are the
 * text.
 */
interface Piece {
  start: number;
  text: string;
  isMatch: boolean;
}

/** A single letter would mark parts of most words. */
const MIN_LETTERS = 2;

/** Splits a text into matching and other pieces. Matches that touch form one piece. */
export function highlight(text: string, query: string): Piece[] {
  const words = [...new Set(wordsOf(query))].filter((word) => [...word].length >= MIN_LETTERS);
  const { folded, starts } = foldByLetter(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      isMarked.fill(true, starts[at], starts[at + word.length] ?? text.length);
  }
  const pieces: Piece[] = [];
  for (const [start, isMatch] of isMarked.entries()) {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(start);
    else pieces.push({ start, text: text.charAt(start), isMatch });
  }
  return pieces;
}

/** Folds a text, and records where in the text each folded character comes from. */
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
