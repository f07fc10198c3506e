import type { Element, ElementContent, Root } from 'hast';
import { isBlank } from '@/lib/text/is-blank';
import { lineOf } from '@/lib/text/html-tree';
import { ARABIC, GROUPED } from '@/lib/text/direction-marks';
import { childrenOf, element, isElement, replaceNodes, visitElements, type Parent } from './tree';

/** Removes empty blocks. CKEditor (`fillEmptyBlocks`) and TinyMCE put a space or `<br>` there. */
export function emptyBlocks() {
  return (tree: Root): void =>
    replaceNodes(tree, (node) =>
      isElement(node, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') && node.children.every(isEmpty)
        ? []
        : undefined,
    );
}

export function isEmpty(node: ElementContent): boolean {
  if (node.type === 'text') return isBlank(node.value);
  return isElement(node, 'b', 'br', 'em', 'i', 's', 'span', 'strong', 'u') && !node.properties.id
    ? node.children.every(isEmpty)
    : node.type !== 'element';
}

/** A heading in the list of contents; `id` is the fragment that leads to it. */
export interface ContentsEntry {
  id: string;
  text: string;
}

interface HeadingOptions {
  /** Heading level of the title above the text. */
  under: number;
  /** Receives the headings for a list of contents. It is not called for a text that needs none. */
  onContents: ((entries: ContentsEntry[]) => void) | undefined;
}

/**
 * A list of contents needs three headings of at most 120 characters, and a text longer than two
 * windows of a phone.
 */
const FEWEST_HEADINGS = 3;
const LONGEST_ENTRY = 120;
const SHORTEST_TEXT = 1500;

/** Renumbers headings below the title's level, without gaps (WCAG 2.4.6, RGAA 9.1). */
export function headings({ under, onContents }: HeadingOptions) {
  return (tree: Root): void => {
    const open: number[] = [];
    const entries: { heading: Element; text: string }[] = [];
    visitElements(tree, (node) => {
      const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      if (level === 0) return;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${Math.min(6, under + open.length)}`;
      const text = lineOf(node);
      if (open.length === 1 && text !== '' && text.length <= LONGEST_ENTRY)
        entries.push({ heading: node, text });
    });
    const isShort = entries.length < FEWEST_HEADINGS || lineOf(tree).length < SHORTEST_TEXT;
    if (!onContents || isShort) return;
    onContents(
      entries.map(({ heading, text }, index) => {
        const id = (heading.properties.id ??= `section-${index + 1}`);
        return { id, text };
      }),
    );
  };
}

const BLOCKS = 'p h1 h2 h3 h4 h5 h6 ul ol dl pre figcaption summary';
const TURNED = {
  ltr: new Set(`${BLOCKS} caption th td`.split(' ')),
  rtl: new Set(`${BLOCKS} table`.split(' ')),
};
/** A block's letters are a bit mask of these scripts. */
const ARABIC_LETTERS = 1;
const LATIN_LETTERS = 2;

/**
 * Sets `dir="auto"` on blocks in the other script, so that their first letter decides (HTML). In an
 * Arabic text these have no Arabic letters, since Arabic blocks may begin with a Latin name.
 */
export function directions({ dir }: { dir: 'ltr' | 'rtl' }) {
  return (tree: Root): void => {
    const lettersByNode = new Map<Parent, number>();
    lettersOf(tree, lettersByNode);
    const turn = (parent: Parent): void => {
      for (const node of parent.children) {
        if (node.type !== 'element' || node.properties.dir !== undefined) continue;
        const letters = lettersByNode.get(node) ?? 0;
        const isOther = dir === 'ltr' ? letters & ARABIC_LETTERS : letters === LATIN_LETTERS;
        if (isOther && TURNED[dir].has(node.tagName)) node.properties.dir = 'auto';
        else turn(node);
      }
    };
    turn(tree);
  };
}

function lettersOf(node: Parent | ElementContent, lettersByNode: Map<Parent, number>): number {
  if (node.type === 'comment') return 0;
  if (node.type === 'text')
    return (
      (ARABIC.test(node.value) ? ARABIC_LETTERS : 0) +
      (/\p{Script=Latin}/u.test(node.value) ? LATIN_LETTERS : 0)
    );
  const letters = childrenOf(node).reduce((sum, child) => sum | lettersOf(child, lettersByNode), 0);
  lettersByNode.set(node, letters);
  return letters;
}

/** Longer words, such as Base64, may break, since browsers need quadratic time for them. */
const LONGEST_WORD = 1000;

function breakable(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  const letters = Array.from(word, (letter, at) =>
    at % LONGEST_WORD ? letter : `\u200B${letter}`,
  );
  return letters.join('').slice(1);
}

/** Isolates numbers in groups of digits, which Arabic text around them reverses (UAX 9). */
export function numbers({ dir }: { dir: 'ltr' | 'rtl' }) {
  return (tree: Root): void =>
    replaceNodes(tree, (node) => {
      if (node.type !== 'text') return undefined;
      node.value = node.value.replace(/\S+/g, breakable);
      return dir === 'rtl' || ARABIC.test(node.value) ? isolated(node.value) : undefined;
    });
}

function isolated(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(GROUPED)) {
    parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push(element('bdi', { dir: 'ltr' }, [{ type: 'text', value: number }]));
    end = index + number.length;
  }
  return [...parts, { type: 'text', value: text.slice(end) }];
}
