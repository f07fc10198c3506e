import { LRUCache } from 'lru-cache';
import { NAME_LENGTH } from '@/lib/platform/constants';
import { plainSentences, plainText } from './plain-text';

/** An excerpt has at most 4,000 UTF-16 code units: a text without spaces counts as one word. */
const LONGEST_EXCERPT = 4000;
/** The first 8 kB of HTML usually contain all words of an excerpt, and are parsed first. */
const BEGINNING = 8 * 1024;

/** The cache saves parsing: every rendering makes the page's description from the whole body. */
const MAX_CACHED_CHARACTERS = 512 * 1024;
const excerpts = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (text, key) => text.length + key.length,
});

/** Returns the first words of HTML without headings, with `…` if it is cut (specification §9). */
export function excerpt(html: string, words: number): string {
  const key = `${words} ${html}`;
  const text = excerpts.get(key) ?? firstWords(html, words);
  excerpts.set(key, text);
  return text;
}

function firstWords(html: string, words: number): string {
  const beginning = plainSentences(html.slice(0, BEGINNING));
  const isEnough = html.length <= BEGINNING || endOfWords(words, beginning) < beginning.length;
  const text = isEnough ? beginning : plainSentences(html);
  const start = truncateText(text.slice(0, endOfWords(words, text)), LONGEST_EXCERPT);
  return start.length === text.length ? text : withEllipsis(start);
}

function endOfWords(words: number, text: string): number {
  let end = 0;
  for (let left = words; left > 0 && end !== -1; left -= 1) end = text.indexOf(' ', end + 1);
  return end === -1 ? text.length : end;
}

/** Adds an ellipsis in place of the spaces and punctuation at the end of a cut text. */
function withEllipsis(start: string): string {
  return `${start.replace(/(?<![\s,;:.…–،؛])[\s,;:.…–،؛]+$/u, '')}…`;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Cuts a name to 50 grapheme clusters, which readers count as characters, and marks the cut. */
export function truncateName(name: string, length: number = NAME_LENGTH): string {
  const text = plainText(name);
  // A cluster has at least one code unit, so a name of so few code units needs no cut.
  if (text.length <= length) return text;
  let shown = '';
  let count = 0;
  // The segmenter's time grows with the whole text, even when only the first clusters are read.
  const start = text.slice(0, LONGEST_EXCERPT);
  for (const { segment } of graphemes.segment(start)) {
    if (count === length) return withEllipsis(shown);
    shown += segment;
    count += 1;
  }
  return start === text ? text : withEllipsis(shown.toWellFormed());
}

/** Cuts a text between grapheme clusters, or inside the first one if it alone is too long. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  const { index = 0 } = graphemes.segment(start).containing(length) ?? {};
  return start.slice(0, index || length).toWellFormed();
}

const ARTICLES = /^(?:el|al|la|le|les|of|de|du|des|the)$/i;

/**
 * Returns the initials of the first and the last word, or the first two letters of a single word.
 * Arabic words lose their article. Their initials are separated by a space, since they would join,
 * and a single Arabic word gives one letter.
 */
export function monogram(name: string): string {
  const words = nameWords(name);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (/\p{Script=Arabic}/u.test(first))
    return [first, last]
      .map((word) => [...word.replace(/^ال(?=..)/u, '')][0])
      .join(' ')
      .trim();
  const letters = last === '' ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase('fr');
}

function nameWords(name: string): string[] {
  return (plainText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word, _, all) => all.length === 1 || !ARTICLES.test(word),
  );
}
