import { plainText } from './plain-text';

/** Words that stand in front of a name and distinguish nothing. */
const ARTICLES = /^(?:el|al|la|le|les|of|de|du|des|the)$/i;

/**
 * One or two letters that stand for a name where its picture is missing: initials of its first and last word, or its first two
 * letters. Arabic letters would join into half a word, so an Arabic name gives its first letter after the article.
 */
export function monogram(name: string): string {
  const words = (plainText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word, _, all) => all.length === 1 || !ARTICLES.test(word));
  const first = words[0];
  if (first === undefined) return '';
  if (/\p{Script=Arabic}/u.test(first)) return [...first.replace(/^ال(?=..)/u, '')][0] ?? '';
  const last = words.at(-1);
  const letters = words.length > 1 && last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase('fr');
}
