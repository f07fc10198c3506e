import type { ElementContent, Root } from 'hast';
import { textOf } from '@/lib/text/html-tree';
import { ARABIC, GROUPED_NUMBERS, isBlank } from '@/lib/text/characters';
import { element, isElement, replaceNodes, visitElements } from './tree';

/** Removes empty blocks. CKEditor (`fillEmptyBlocks`) and TinyMCE put a space or `<br>` there. */
export function removeEmptyBlocks() {
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

/** Renumbers headings below the title's level, without gaps (WCAG 2.4.6, RGAA 9.1). */
export function renumberHeadings({ under }: { under: number }) {
  return (tree: Root): void => {
    const open: number[] = [];
    visitElements(tree, (node) => {
      const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      if (level === 0) return;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${Math.min(6, under + open.length)}`;
    });
  };
}

const BLOCKS = 'p h1 h2 h3 h4 h5 h6 ul ol dl pre figcaption summary';
const LATIN = /\p{Script=Latin}/u;

/**
 * Sets `dir="auto"` on blocks with letters of the other script: the browser then takes the
 * direction from the block's first letter. In an Arabic text, a block with any Arabic letter stays
 * right-to-left: `auto` would turn it left-to-right if it began with a name in Latin letters.
 */
export function setDirections({ dir }: { dir: 'ltr' | 'rtl' }) {
  const blocks = new Set(`${BLOCKS} ${dir === 'ltr' ? 'caption th td' : 'table'}`.split(' '));
  return (tree: Root): void =>
    visitElements(tree, (node) => {
      if (!blocks.has(node.tagName)) return;
      const text = textOf(node);
      const isOther = ARABIC.test(text) ? dir === 'ltr' : dir === 'rtl' && LATIN.test(text);
      if (isOther) node.properties.dir ??= 'auto';
    });
}

/** Longer words, such as Base64, get break points: browsers need quadratic time without them. */
const LONGEST_WORD = 1000;

function withBreakOpportunities(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  const letters = Array.from(word, (letter, at) =>
    at % LONGEST_WORD ? letter : `\u200B${letter}`,
  );
  return letters.join('').slice(1);
}

/**
 * Isolates grouped numbers, which Arabic text around them reverses (UAX 9), and lets very long
 * words break.
 */
export function isolateNumbers({ dir }: { dir: 'ltr' | 'rtl' }) {
  return (tree: Root): void =>
    replaceNodes(tree, (node) => {
      if (node.type !== 'text') return undefined;
      node.value = node.value.replace(/\S+/g, withBreakOpportunities);
      return dir === 'rtl' || ARABIC.test(node.value) ? withIsolatedNumbers(node.value) : undefined;
    });
}

function withIsolatedNumbers(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(GROUPED_NUMBERS)) {
    parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push(element('bdi', { dir: 'ltr' }, [{ type: 'text', value: number }]));
    end = index + number.length;
  }
  return [...parts, { type: 'text', value: text.slice(end) }];
}
