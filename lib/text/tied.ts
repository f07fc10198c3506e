/** A piece of a title. What is tied stays on one line. The pieces joined are the text. */
export interface TiedPiece {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isTied: boolean;
}

/** Longer ones would not fit on a phone's line in the largest type. */
const LONGEST_TIED = 14;
const DASHES = new Set(['—', '–']);
const HYPHENATED = /[\p{L}\p{N}]-[\p{L}\p{N}]/u;

/** In a title no line ends in the middle of a short compound (« au-/delà »), and none begins with a dash. */
export function tiedPieces(text: string): TiedPiece[] {
  if (!/[-—–]/.test(text)) return [{ start: 0, text, isTied: false }];
  const pieces: TiedPiece[] = [];
  const add = (piece: string, isTied: boolean, start: number): void => {
    const last = pieces.at(-1);
    if (last && !last.isTied && !isTied) last.text += piece;
    else if (piece !== '') pieces.push({ start, text: piece, isTied });
  };
  const words = text.split(' ');
  let at = 0;
  for (let place = 0; place < words.length; place += 1) {
    if (place > 0) add(' ', false, at++);
    const word = words[place] ?? '';
    const dash = words[place + 1] ?? '';
    const isBeforeDash = word !== '' && DASHES.has(dash) && word.length + 2 <= LONGEST_TIED;
    const piece = isBeforeDash ? `${word} ${dash}` : word;
    add(piece, isBeforeDash || (word.length <= LONGEST_TIED && HYPHENATED.test(word)), at);
    at += piece.length;
    if (isBeforeDash) place += 1;
  }
  return pieces;
}
