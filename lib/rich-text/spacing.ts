import type { ElementContent, Root } from 'hast';
import { childrenOf, type Parent } from './tree';

/** Blocks that are removed when empty. */
const SPACERS = new Set('p h1 h2 h3 h4 h5 h6 div blockquote figure figcaption ul ol'.split(' '));
/** Elements that are visible without text. */
const SHOWING = new Set('img hr iframe oembed video audio table tr td th'.split(' '));
const MOST_LINE_BREAKS = 2;

/** Removes empty paragraphs and headings, and repeated line breaks: the style sheet does the spacing. */
export function spacing() {
  return (tree: Root): void => tidy(tree);
}

function tidy(parent: Parent): void {
  const kept: ElementContent[] = [];
  let breaks = 0;
  for (const node of childrenOf(parent)) {
    if (node.type === 'element') tidy(node);
    const name = node.type === 'element' ? node.tagName : '';
    const isBreak = name === 'br';
    if (isBreak) breaks += 1;
    else if (!isSpace(node)) breaks = 0;
    if (isBreak ? breaks > MOST_LINE_BREAKS : SPACERS.has(name) && isBlank(node)) continue;
    const before = kept.at(-1);
    // Joins texts that were separated by removed elements.
    if (node.type === 'text' && before?.type === 'text') before.value += node.value;
    else kept.push(node);
  }
  parent.children = kept;
}

function isBlank(node: ElementContent): boolean {
  if (node.type !== 'element') return isSpace(node);
  return !SHOWING.has(node.tagName) && node.children.every(isBlank);
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && /^[\s\u00A0\u200B\u2060\uFEFF]*$/.test(node.value);
}
