import { LRUCache } from 'lru-cache';
import { NAME_LENGTH } from '@/lib/constants';
import { plainSentences, plainText } from './plain-text';

const ELLIPSIS = '…';

/**
 * The texts cut last, and what became of them by the number of words: a page is described by the first words of its whole body, in its head and for
 * search engines, at every rendering.
 */
const MOST_CHARACTERS = 512 * 1024;
const known = new LRUCache<string, Map<number, string>>({ maxSize: MOST_CHARACTERS, sizeCalculation: (_, html) => html.length + 256 });

/** The first `words` words of a piece of HTML, with an ellipsis only when something was cut (specification §9). */
export function excerpt(html: string, words: number): string {
  const cuts = known.get(html) ?? new Map<number, string>();
  const cut = cuts.get(words) ?? firstWords(html, words);
  if (cuts.size === 0) known.set(html, cuts);
  cuts.set(words, cut);
  return cut;
}

function firstWords(html: string, words: number): string {
  const all = plainSentences(html).split(' ');
  if (all.length <= words) return all.join(' ');
  return (
    all
      .slice(0, words)
      .join(' ')
      .replace(/(?<![\s,;:.،؛])[\s,;:.،؛]+$/u, '') + ELLIPSIS
  );
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A name cut to 50 characters as a reader counts them (grapheme clusters), with an ellipsis only when something was cut. */
export function truncateName(name: string, length: number = NAME_LENGTH): string {
  const text = plainText(name);
  // A cluster is at least one code unit, so a text this short cannot be too long.
  if (text.length <= length) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === length) return kept.trimEnd() + ELLIPSIS;
    kept += segment;
    count += 1;
  }
  return text;
}
