import { withoutArabicArticle, words } from './fold';

/**
 * The query of a search text: everything (no text), nothing (no words), or an FTS5 expression, and
 * one for names that contain one of the words whole.
 */
export type Match = 'everything' | 'nothing' | { expression: string; named: string };

const mostWords = 12;

/** A plural is searched by its singular, a prefix that matches both. */
function stem(word: string): string {
  const bare = withoutArabicArticle(word) ?? word;
  return bare.length >= 5 && /[^s]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** Every word must match the beginning of some word. FTS5 gets only quoted letters and digits. */
export function buildMatch(search: string | null): Match {
  if (search === null || search.trim() === '') return 'everything';
  const all = words(search);
  // Elided articles (l', d') match too many prefixes and slow the search down.
  const telling = all.filter((word) => word.length > 1 || /\d/.test(word));
  const chosen = [...new Set((telling.length > 0 ? telling : all).map(stem))].slice(0, mostWords);
  if (chosen.length === 0) return 'nothing';
  return {
    expression: chosen.map((word) => `"${word}"*`).join(' '),
    named: `name : (${chosen.map((word) => `"${word}"`).join(' OR ')})`,
  };
}
