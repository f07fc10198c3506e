import { plainText } from './plain-text';

/** Words that stand in front of a name and distinguish nothing. */
const ARTICLES = /^(?:el|al|la|le|les|of|de|du|des|the)$/i;

/**
 * One or two letters that stand for a name where its picture is missing: initials of its first and last word, or its first two
 * letters. Arabic letters would join into half a word, so an Arabic name gives its first letter after the article.
 */
export function monogram(name: string): string {
  const words = wordsOf(name);
  const first = words[0];
  if (first === undefined) return '';
  if (isArabic(first)) return arabicInitial(first);
  const last = words.at(-1);
  const letters = words.length > 1 && last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase('fr');
}

/**
 * Initials of a person: of the first two words of the name. Arabic ones stand apart, as they are written, and do not join.
 */
export function initials(name: string): string {
  const words = wordsOf(name).slice(0, 2);
  if (words[0] !== undefined && isArabic(words[0])) return words.map(arabicInitial).join(' ');
  return words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('fr');
}

function wordsOf(name: string): string[] {
  return (plainText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word, _, all) => all.length === 1 || !ARTICLES.test(word));
}

function isArabic(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}

function arabicInitial(word: string): string {
  return [...word.replace(/^ال(?=..)/u, '')][0] ?? '';
}
