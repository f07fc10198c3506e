import { withoutArticle, wordsOf } from '@/lib/text/fold';

/** `kind` is an index of `kinds`; `isFrench` marks a French name on a page in another language. */
export type SuggestionEntry = [
  kind: number,
  name: string,
  href: string,
  also: string,
  isFrench: 0 | 1,
];

/** The suggestions of a language: one small file for a whole visit. */
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
const MIN_LETTERS = 2;

/**
 * Prepares entries for matching. An entry fits when every word typed begins one of its words; names
 * that begin with the text come first, then names with all its words.
 */
export function createSuggester<Kind extends string>({
  entries,
  kinds,
}: {
  entries: SuggestionEntry[];
  kinds: readonly Kind[];
}) {
  const indexedEntries = entries.flatMap(([index, name, href, also, isFrench]) => {
    const kind = kinds[index];
    if (kind === undefined) return [];
    const suggestion: Suggestion<Kind> = { kind, name, href, isFrench: isFrench === 1 };
    return [{ suggestion, name: foldedTerms(name), all: foldedTerms(`${name} ${also}`) }];
  });
  return (typed: string): Suggestion<Kind>[] => {
    const start = foldedTerms(typed);
    if (start.trim().length < MIN_LETTERS) return [];
    const words = start.match(/ [^ ]+/g) ?? [];
    const rankOf = ({ name, all }: (typeof indexedEntries)[number]): number => {
      if (name.startsWith(start)) return 0;
      if (words.every((word) => name.includes(word))) return 1;
      return words.every((word) => all.includes(word)) ? 2 : 3;
    };
    return indexedEntries
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .filter(({ rank }) => rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ entry }) => entry.suggestion);
  };
}

/** The folded words of a text without articles, a space before each. */
function foldedTerms(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${withoutArticle(word)}`)
    .join('');
}
