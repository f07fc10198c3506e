import { foldText, wordsOf } from './fold';

/** A piece of a text: asked for or not. The pieces joined are the text. */
export interface Piece {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Shorter words stand in half the words of a language. */
const MIN_LETTERS = 2;

/**
 * Where the words of a query stand in a text, blind to case, accents, tashkeel and spellings of one letter, as the search is. Words
 * are found inside longer ones too; matches that touch become one.
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

/** The text in its one spelling, and for each of its letters where it began in the text. Marks belong to the letter before them. */
function foldByLetter(text: string): { folded: string; starts: number[] } {
  let folded = '';
  let at = 0;
  const starts: number[] = [];
  for (const letter of text) {
    const spelling = foldText(letter);
    for (let unit = 0; unit < spelling.length; unit += 1) starts.push(at);
    folded += spelling;
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
