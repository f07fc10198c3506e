import { LRUCache } from 'lru-cache';
import { NAME_LENGTH } from '@/lib/constants';
import { plainSections, plainText, type Section } from './plain-text';

const ELLIPSIS = '…';
/** Bound of an excerpt in UTF-16 code units, since a text without spaces is one word. */
const LONGEST_EXCERPT = 4000;

/** Recent excerpts: every rendering makes the description of a page from its whole body. */
const MOST_CHARACTERS = 512 * 1024;
const known = new LRUCache<string, Map<number, string>>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_, html) => html.length + 256,
  memoMethod: () => new Map(),
});

/**
 * The first `words` words of a piece of HTML, with an ellipsis only when something was cut
 * (specification §9).
 */
export function excerpt(html: string, words: number): string {
  const cuts = known.memo(html);
  const cut = cuts.get(words) ?? firstWords(html, words);
  cuts.set(words, cut);
  return cut;
}

/**
 * Length of the HTML in which the words of most excerpts stand, and so much more that what follows
 * does not matter to them.
 */
const BEGINNING = 64 * 1024;

function firstWords(html: string, words: number, length = BEGINNING): string {
  const sections = plainSections(html, length);
  const text = unjoined(sections.map((section) => section.text).join(' '));
  const start = truncateText(text.slice(0, endOf(words, text)), LONGEST_EXCERPT);
  if (html.length > length && text.length < start.length + LONGEST_EXCERPT)
    return firstWords(html, words, Infinity);
  if (start.length === text.length) return text;
  return withEllipsis(start.slice(0, beforeLastHeading(sections, start.length)));
}

/**
 * Editors' programs join whole sentences by no-break spaces: a run of more words than this is not
 * one.
 */
const MOST_JOINED = 5;

function unjoined(text: string): string {
  const words = text.split(' ');
  return words
    .map((word) =>
      word.split('\u00A0').length > MOST_JOINED ? word.replaceAll('\u00A0', ' ') : word,
    )
    .join(' ');
}

/** Between two words: a no-break space joins what is one, but for a day and its month. */
const GAP = / |(?<=\d|\der)\u00A0(?=\p{L}+ \d{4})/gu;

function endOf(words: number, text: string): number {
  let left = words;
  for (const { index } of text.matchAll(GAP)) {
    left -= 1;
    if (left <= 0) return index;
  }
  return text.length;
}

/** A cut text, without a comma, full stop or dash before the ellipsis. */
function withEllipsis(start: string): string {
  return start.replace(/(?<![\s,;:.…–،؛])[\s,;:.…–،؛]+$/u, '') + ELLIPSIS;
}

/**
 * Where the text ends that a cut leaves: before a heading without anything of what it announces,
 * unless nothing stands before it.
 */
function beforeLastHeading(sections: Section[], cut: number): number {
  let end = 0;
  let kept = cut;
  for (const { text, isHeading } of sections) {
    if (end >= cut) break;
    if (!isHeading) kept = cut;
    else if (kept === cut && end > 0) kept = end;
    end += text.length + 1;
  }
  return kept;
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
  for (const { segment } of graphemes.segment(text)) {
    if (count === length) return withEllipsis(kept);
    kept += segment;
    count += 1;
  }
  return text;
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
