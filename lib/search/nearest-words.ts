import { distance } from 'fastest-levenshtein';
import { arabicArticle, foldText, withoutArticle } from '@/lib/text/fold';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Bound of a keyword's words, since each is compared with every known word. */
const MAX_WORDS = 12;
/** Shorter words are too near to too many others. */
const MIN_LENGTH = 4;
/** From this length on a word may have two errors. */
const TWO_ERRORS_LENGTH = 6;

/** Words as the site writes them, in small letters, by their one spelling; frequent ones first. */
export type WordIndex = ReadonlyMap<string, string>;

/** Arabic words with their article, in which there may be an error, and without it. */
export function indexWords(texts: readonly string[]): WordIndex {
  const words = new Map<string, { written: string; count: number }>();
  for (const word of texts.flatMap((text) => text.match(WORD) ?? [])) {
    for (const written of new Set([word, withoutArticle(word)])) {
      const key = foldText(written);
      const counted = words.get(key) ?? { written: written.toLowerCase(), count: 0 };
      words.set(key, { ...counted, count: counted.count + 1 });
    }
  }
  const frequent = [...words].sort(([, a], [, b]) => b.count - a.count);
  return new Map(frequent.map(([key, { written }]) => [key, written]));
}

/**
 * The keyword in known words: `certifcat` becomes `certificat`, «الادارة» «الإدارة». Null if it
 * stays as it is.
 */
export function correctSpelling(keyword: string, known: WordIndex): string | null {
  if ((keyword.match(WORD) ?? []).length > MAX_WORDS) return null;
  const spelling = keyword.replace(WORD, (word) => {
    const folded = foldText(word);
    const bare = known.get(withoutArticle(folded));
    return (
      known.get(folded) ??
      (bare ? arabicArticle(folded) + bare : (nearestWord(folded, known) ?? word))
    );
  });
  const isSame = spelling.toLowerCase() === keyword.normalize('NFC').toLowerCase();
  return isSame ? null : spelling;
}

/** Undefined for a word that is short, has no near one or begins a known one. */
function nearestWord(word: string, known: WordIndex): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  let found: string | undefined;
  let least = word.length < TWO_ERRORS_LENGTH ? 2 : 3;
  for (const [key, written] of known) {
    if (key.startsWith(word)) return undefined;
    const errors = Math.abs(key.length - word.length) < least ? distance(word, key) : least;
    if (errors >= least) continue;
    least = errors;
    found = written;
  }
  return found;
}
