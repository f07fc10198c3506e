import type { Element, Root } from 'hast';
import { ARABIC_LETTER } from '@/lib/i18n/languages';
import { childrenOf, type Parent } from './tree';

type Direction = 'ltr' | 'rtl';

/**
 * Items are turned with their list, whose padding has room for their marks, and columns with their
 * table.
 */
const TURNED = /^(?:p|h[1-6]|div|ul|ol|dt|dd|blockquote|figcaption|table|caption|td|th|pre)$/;
/**
 * Most names and terms in Latin letters have fewer words, and belong to the Arabic text around
 * them, as does a list of them.
 */
const FEWEST_LATIN_WORDS = 3;
const OF_PARTS = /^(?:ul|ol|table|t(?:head|body|foot)|tr)$/;

/**
 * Words by the direction of their letters, the direction of the first, and the Latin words of the
 * part that has most.
 */
type Words = Record<Direction, number> & { first?: Direction; mostLatin: number };

/**
 * Gives blocks in another script than their text its direction, and the language if it is known by
 * its letters. `dir`: of the text.
 */
export function directions({ dir }: { dir: Direction }) {
  return (tree: Root): void => {
    const words = new Map<Parent, Words>();
    count(tree, words);
    turnBlocks(tree, dir, words);
  };
}

function count(parent: Parent, known: Map<Parent, Words>): Words {
  const sum: Words = { ltr: 0, rtl: 0, mostLatin: 0 };
  for (const child of childrenOf(parent)) {
    if (child.type === 'comment') continue;
    const { ltr, rtl, first, mostLatin } =
      child.type === 'text' ? wordsOf(child.value) : count(child, known);
    sum.ltr += ltr;
    sum.rtl += rtl;
    if (first) sum.first ??= first;
    sum.mostLatin = Math.max(sum.mostLatin, mostLatin);
  }
  if (parent.type === 'root' || !OF_PARTS.test(parent.tagName)) sum.mostLatin = sum.ltr;
  known.set(parent, sum);
  return sum;
}

function wordsOf(text: string): Words {
  const words: Words = { ltr: 0, rtl: 0, mostLatin: 0 };
  for (const word of text.split(/\s+/)) {
    const [letter] = /\p{L}/u.exec(word) ?? [];
    if (letter === undefined) continue;
    const direction = ARABIC_LETTER.test(letter) ? 'rtl' : 'ltr';
    words[direction] += 1;
    words.first ??= direction;
  }
  return words;
}

function turnBlocks(parent: Parent, around: Direction, words: ReadonlyMap<Parent, Words>): void {
  for (const node of childrenOf(parent)) {
    if (node.type !== 'element') continue;
    if (
      node.properties.dir === undefined &&
      TURNED.test(node.tagName) &&
      isOther(around, node, words.get(node))
    )
      turn(node, around);
    const dir = node.properties.dir?.toLowerCase();
    if (dir !== 'auto') turnBlocks(node, dir === 'ltr' || dir === 'rtl' ? dir : around, words);
  }
}

/**
 * An Arabic text may begin with an acronym. What follows an Arabic word belongs to it, as partners’
 * names do, but not in a table.
 */
function isOther(around: Direction, { tagName }: Element, words: Words | undefined): boolean {
  if (!words) return false;
  const { ltr, rtl, first, mostLatin } = words;
  if (around === 'ltr')
    return rtl > 4 * ltr || (first === 'rtl' && rtl >= ltr && tagName !== 'table');
  return first === 'ltr' && mostLatin >= FEWEST_LATIN_WORDS && ltr > 4 * rtl;
}

function turn({ properties }: Element, around: Direction): void {
  properties.dir = around === 'ltr' ? 'rtl' : 'ltr';
  // Latin letters are those of several languages.
  if (around === 'rtl') properties['dataScript'] = 'Latn';
  else properties.lang ??= 'ar';
}
