import type { Element, ElementContent, Root } from 'hast';
import { childrenOf, headingLevel, isElement, type Parent } from './tree';

/** Allowed parents of parts of tables and lists. */
const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['figcaption', ['figure']],
]);
/** Elements that are or become links. */
const LINKS = new Set(['a', 'iframe', 'oembed', 'video', 'audio']);

/**
 * Makes the tree one that a browser reads from its HTML as it is: no part of a list or table elsewhere, no heading inside a heading, no
 * link inside a link. The parser leaves such trees where an element between two others was left out since. Otherwise a browser would
 * close elements of its own accord, those around the text included.
 */
export function structure() {
  return (tree: Root): void => mendChildren(tree, false);
}

/** From the outside in, since an element's replacement affects those inside. */
function mendChildren(parent: Parent, isInLink: boolean): void {
  for (const node of childrenOf(parent)) {
    if (node.type !== 'element') continue;
    if (isInLink && LINKS.has(node.tagName)) rename(node, 'span');
    else if (isMisplaced(node, parent)) rename(node, 'div');
    if (node.tagName === 'pre') dropFirstLineBreak(node.children[0]);
    mendChildren(node, isInLink || node.tagName === 'a');
  }
}

function isMisplaced(node: Element, parent: Parent): boolean {
  const parents = PARENTS.get(node.tagName);
  if (parents) return !isElement(parent, ...parents);
  return headingLevel(node) > 0 && contains(node, (inner) => headingLevel(inner) > 0);
}

function contains(node: Element, fits: (inner: Element) => boolean): boolean {
  return node.children.some((child) => child.type === 'element' && (fits(child) || contains(child, fits)));
}

function rename(node: Element, tagName: string): void {
  const { lang, dir, dataAlign } = node.properties;
  node.tagName = tagName;
  node.properties = { lang, dir, dataAlign };
}

/** A browser leaves it out, wherever it comes from. */
function dropFirstLineBreak(first: ElementContent | undefined): void {
  if (first?.type === 'text') first.value = first.value.replace(/^(?:\r?\n)+/, '');
}
