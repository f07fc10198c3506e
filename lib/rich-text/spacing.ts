import type { ElementContent, Root } from 'hast';
import { childrenOf, type Parent } from './tree';

/** Blocks that say nothing when nothing is in them. */
const SPACERS = new Set('p h1 h2 h3 h4 h5 h6 div blockquote figure figcaption ul ol'.split(' '));
/** Elements that show something although no words are in them. */
const SHOWING = new Set('img hr iframe oembed video audio table tr td th'.split(' '));
const MOST_LINE_BREAKS = 2;

/** Leaves out what editors space their texts with: empty paragraphs and headings, and walls of line breaks. The style sheet does the spacing. */
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
    // Elements that were left out parted one text.
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
