import { NAME_LENGTH } from '@/lib/constants';
import { plainText } from './plain-text';

const ELLIPSIS = '…';

/** The first `words` words of a piece of HTML, with an ellipsis only when something was cut (specification §9). */
export function excerpt(html: string, words: number): string {
  const all = plainText(html).split(' ');
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
