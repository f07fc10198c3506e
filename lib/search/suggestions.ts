import { arabicArticle, wordsOf } from '@/lib/text/fold';

/**
 * Kind (index in `kinds`), name, address, further words, and whether the name is French on a page
 * in another language.
 */
export type SuggestionEntry = [
  kind: number,
  name: string,
  href: string,
  also: string,
  isFrench: 0 | 1,
];

/**
 * What the site suggests in its search boxes, in one language: one small file for a whole visit.
 */
export interface SuggestionsFile {
  label: string;
  /** "No suggestion", "1 suggestion" …, by count. */
  counts: string[];
  kinds: string[];
  entries: SuggestionEntry[];
}

export interface Suggestion<Kind extends string = string> {
  kind: Kind;
  name: string;
  href: string;
  isFrench: boolean;
}

export const MAX_SUGGESTIONS = 7;
/** Shorter texts fit nearly everything. */
const MIN_LETTERS = 2;

/**
 * Prepares the entries for matching. An entry fits when every word typed begins one of its words;
 * names that begin as the text does come first, then those with the words in the name, then the
 * others. Case, accents, tashkeel, letter variants and the Arabic article are ignored.
 */
export function createSuggester<Kind extends string>({
  entries,
  kinds,
}: {
  entries: SuggestionEntry[];
  kinds: readonly Kind[];
}) {
  const known = entries.flatMap(([place, name, href, also, isFrench]) => {
    const kind = kinds[place];
    const suggestion: Suggestion<Kind> | null =
      kind === undefined ? null : { kind, name, href, isFrench: isFrench === 1 };
    return suggestion ? [{ suggestion, name: termsOf(name), all: termsOf(`${name} ${also}`) }] : [];
  });
  return (typed: string): Suggestion<Kind>[] => {
    const start = termsOf(typed);
    if (start.trim().length < MIN_LETTERS) return [];
    const words = start
      .split(' ')
      .slice(1)
      .map((word) => ` ${word}`);
    const rankOf = ({ name, all }: (typeof known)[number]): number => {
      if (name.startsWith(start)) return 0;
      if (words.every((word) => name.includes(word))) return 1;
      return words.every((word) => all.includes(word)) ? 2 : 3;
    };
    return known
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .filter(({ rank }) => rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ entry }) => entry.suggestion);
  };
}

/** The words of a text in their one spelling and without article, a space before each. */
function termsOf(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word.slice(arabicArticle(word).length)}`)
    .join('');
}
