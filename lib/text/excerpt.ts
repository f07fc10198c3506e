import { LRUCache } from 'lru-cache';
import { NAME_LENGTH } from '@/lib/platform/constants';
import { plainSentences, plainText } from './plain-text';

/** Bound of an excerpt in UTF-16 code units, since a text without spaces is one word. */
const LONGEST_EXCERPT = 4000;
/** Length of the HTML in which the words of most excerpts stand. */
const BEGINNING = 8 * 1024;

/** Every rendering makes the description of a page from its whole body. */
const MOST_CHARACTERS = 512 * 1024;
const known = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (text, key) => text.length + key.length,
});

/**
 * The first words of a piece of HTML, headings left out, with an ellipsis only when something was
 * cut (specification §9).
 */
export function excerpt(html: string, words: number): string {
  const key = `${words} ${html}`;
  const text = known.get(key) ?? firstWords(html, words);
  known.set(key, text);
  return text;
}

function firstWords(html: string, words: number): string {
  const beginning = plainSentences(html.slice(0, BEGINNING));
  const isEnough = html.length <= BEGINNING || endOf(words, beginning) < beginning.length;
  const text = isEnough ? beginning : plainSentences(html);
  const start = truncateText(text.slice(0, endOf(words, text)), LONGEST_EXCERPT);
  return start.length === text.length ? text : withEllipsis(start);
}

function endOf(words: number, text: string): number {
  let end = 0;
  for (let left = words; left > 0 && end !== -1; left -= 1) end = text.indexOf(' ', end + 1);
  return end === -1 ? text.length : end;
}

/** A cut text, without a comma, full stop or dash before the ellipsis. */
function withEllipsis(start: string): string {
  return `${start.replace(/(?<![\s,;:.…–،؛])[\s,;:.…–،؛]+$/u, '')}…`;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * A name cut to 50 characters as a reader counts them (grapheme clusters), with an ellipsis only
 * when something was cut.
 */
export function truncateName(name: string, length: number = NAME_LENGTH): string {
  const text = plainText(name);
  // A cluster is at least one code unit, so a text this short cannot be too long.
  if (text.length <= length) return text;
  let kept = '';
  let count = 0;
  // To segment a long text takes long, whatever is read of it.
  const start = text.slice(0, LONGEST_EXCERPT);
  for (const { segment } of graphemes.segment(start)) {
    if (count === length) return withEllipsis(kept);
    kept += segment;
    count += 1;
  }
  return start === text ? text : withEllipsis(kept.toWellFormed());
}

/** A text cut at a grapheme cluster; a single cluster that is too long is cut, too. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  const { index = 0 } = graphemes.segment(start).containing(length) ?? {};
  return start.slice(0, index || length).toWellFormed();
}

const ARTICLES = /^(?:el|al|la|le|les|of|de|du|des|the)$/i;

/**
 * Initials of the first and last word, or the first two letters. Arabic letters would join: one,
 * after the article.
 */
export function monogram(name: string): string {
  const words = nameWords(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isArabic(first)) return arabicInitial(first);
  const letters = words.length > 1 ? [[...first][0], [...last][0]] : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase('fr');
}

/**
 * Initials of a person's first two words; Arabic ones apart, so that they do not join. عبد القادر
 * counts as one before a surname.
 */
export function initials(name: string): string {
  const all = nameWords(name);
  const words = all[0] === 'عبد' && all.length > 2 ? [all[0], all[2] ?? ''] : all.slice(0, 2);
  if (isArabic(words[0] ?? '')) return words.map(arabicInitial).join(' ');
  const letters = words.map((word) => [...word][0]);
  return letters.join('').toLocaleUpperCase('fr');
}

function nameWords(name: string): string[] {
  return (plainText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word, _, all) => all.length === 1 || !ARTICLES.test(word),
  );
}

function isArabic(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}

function arabicInitial(word: string): string {
  return [...word.replace(/^ال(?=..)/u, '')][0] ?? '';
}
