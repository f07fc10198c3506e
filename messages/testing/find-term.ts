import { words } from '../../embedded-api/search/fold';

/**
 * Conjunctions and prepositions that Arabic writes onto the next word, with or without its article.
 */
const PARTICLES = '[وف]?[بكل]?';

/** What a word of a term looks like in a text, folded as the search folds it. */
function wordPattern(word: string): RegExp {
  if (word === '*') return /^/;
  if (!/\p{Script=Arabic}/u.test(word)) return new RegExp(`^${word}$`, 'u');
  return word.startsWith('ال')
    ? new RegExp(`^(?:${PARTICLES}ال|[وف]?لل)${word.slice(2)}$`, 'u')
    : new RegExp(`^(?:${PARTICLES}(?:ال)?|[وف]?لل)${word}$`, 'u');
}

/** Where a term stands in a text as whole words: what was read there, or null. */
export function findTerm(text: string, term: string): string | null {
  const read = words(text);
  const patterns = term
    .split('*')
    .map((part) => words(part))
    .flatMap((part, index) => (index === 0 ? part : ['*', ...part]))
    .map((word) => wordPattern(word));
  const start = read.findIndex((_, index) =>
    patterns.every((pattern, offset) => pattern.test(read[index + offset] ?? ' ')),
  );
  return start === -1 ? null : read.slice(start, start + patterns.length).join(' ');
}
