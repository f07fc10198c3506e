import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import {
  childrenOf,
  element,
  headingLevel,
  isElement,
  replaceNodes,
  textOf,
  visitElements,
  type Parent,
} from './tree';

/** Blocks that are removed when empty. */
const SPACERS = new Set('p h1 h2 h3 h4 h5 h6 div blockquote figure figcaption ul ol'.split(' '));
/** Elements that are visible without text. */
export const SHOWING: ReadonlySet<string> = new Set(
  'img hr iframe oembed video audio table tr td th'.split(' '),
);
const MOST_LINE_BREAKS = 2;
/** In pixels, of width and height. */
export const LARGEST_ICON = 72;

/**
 * Removes spans that say nothing, boxes around blocks, empty paragraphs and headings, and repeated
 * line breaks: the style sheet does the spacing, between the blocks of the text itself.
 */
export function spacing() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) =>
      isElement(node, 'span') && saysNothing(node) ? node.children : undefined,
    );
    tidy(tree);
    unbox(tree);
  };
}

export function isBlock(node: Nodes): node is Element {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

function saysNothing({ properties }: Element): boolean {
  return Object.values(properties).every((value) => value === undefined);
}

/** A place that links lead to stays. */
function isBox(node: Element): boolean {
  return (
    node.tagName === 'div' &&
    node.properties['dataAnchor'] === undefined &&
    node.children.some(isBlock)
  );
}

function unbox(parent: Parent): void {
  const kept: ElementContent[] = [];
  for (const node of childrenOf(parent)) {
    if (isElement(node) && isBox(node)) addBlocks(node, {}, kept);
    else kept.push(node);
  }
  parent.children = kept;
  for (const node of kept) if (node.type === 'element') unbox(node);
}

/**
 * The blocks of a box, with its language, direction and alignment; words between them become
 * blocks.
 */
function addBlocks(
  { properties: { dataLines, ...properties }, children }: Element,
  around: Properties,
  blocks: ElementContent[],
): void {
  const own = { ...around, ...properties };
  let words: Element | undefined;
  for (const child of children) {
    if (isBlock(child)) {
      words = undefined;
      if (isBox(child)) addBlocks(child, own, blocks);
      else blocks.push({ ...child, properties: { ...own, ...child.properties } });
    } else if (words) words.children.push(child);
    else if (!isBlank(child)) blocks.push((words = element('div', { ...own, dataLines }, [child])));
  }
}

/**
 * Returns the line breaks that are to follow an inline element, since a block was removed at its
 * end.
 */
function tidy(parent: Parent): number {
  const kept: ElementContent[] = [];
  let breaks = 0;
  /** Line breaks that stand for a removed block between words. */
  let gap = 0;
  let isAfterWords = false;
  for (const node of childrenOf(parent)) {
    const after = node.type === 'element' ? tidy(node) : 0;
    const name = node.type === 'element' ? node.tagName : '';
    if (SPACERS.has(name) && isBlank(node)) {
      if (isAfterWords) gap = Math.max(gap, name === 'p' ? MOST_LINE_BREAKS : 1);
      continue;
    }
    if (name === 'br') {
      breaks += 1;
      if (breaks > MOST_LINE_BREAKS) continue;
    } else if (!isBlank(node)) {
      isAfterWords = !BLOCKS.has(name) && !SHOWING.has(name);
      if (isAfterWords) for (; breaks < gap; breaks += 1) kept.push(element('br'));
      breaks = 0;
      gap = isAfterWords ? after : 0;
    }
    const before = kept.at(-1);
    // Joins texts that were separated by removed elements.
    if (node.type === 'text' && before?.type === 'text') before.value += node.value;
    else kept.push(node);
  }
  parent.children = kept;
  return gap;
}

export function isBlank(node: ElementContent): boolean {
  if (node.type !== 'element') return isSpace(node);
  return (
    !SHOWING.has(node.tagName) &&
    node.properties['dataAnchor'] === undefined &&
    node.children.every(isBlank)
  );
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && /^[\s\u00A0\u200B\u2060\uFEFF]*$/.test(node.value);
}

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
const BLOCKS: ReadonlySet<string> = new Set([
  ...SPACERS,
  ...PARENTS.keys(),
  ...'hr pre dl table'.split(' '),
]);
/** A longer one is a paragraph in large letters. */
const LONGEST_HEADING = 200;
/** Elements that are or become links. */
const LINKS = new Set(['a', 'iframe', 'oembed', 'video', 'audio']);

/**
 * Makes the tree one that a browser reads from its HTML as it is: no part of a list or table
 * elsewhere, no heading inside a heading, no link inside a link. The parser leaves such trees where
 * an element between two others was left out since. Otherwise a browser would close elements of its
 * own accord, those around the text included. A heading as long as a paragraph becomes a block of
 * words.
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
  return (
    headingLevel(node) > 0 &&
    (contains(node, (inner) => headingLevel(inner) > 0) || shownText(node).length > LONGEST_HEADING)
  );
}

/** White space as a browser shows it. */
function shownText(node: Element): string {
  return textOf(node)
    .replace(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim();
}

export function contains(node: Element, fits: (inner: Element) => boolean): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (fits(child) || contains(child, fits)),
  );
}

export function rename(node: Element, tagName: string): void {
  const { lang, dir, dataAlign, dataAnchor, dataLines } = node.properties;
  node.tagName = tagName;
  node.properties = { lang, dir, dataAlign, dataAnchor, dataLines };
}

/** A browser leaves it out, wherever it comes from. */
function dropFirstLineBreak(first: ElementContent | undefined): void {
  if (first?.type === 'text') first.value = first.value.replace(/^(?:\r?\n)+/, '');
}

/** A heading of a text, and the fragment that leads to it. */
export interface ContentsEntry {
  id: string;
  text: string;
}

interface HeadingOptions {
  /** Level of the title above the text. */
  under: number;
  /** Takes the headings that make up a list of contents. Not called for a text that needs none. */
  onContents: ((entries: ContentsEntry[]) => void) | undefined;
}

/** Fewer headings need no list of contents. */
const FEWEST = 3;
/** In characters: a longer heading, or one of pictures alone, names nothing. */
const LONGEST_ENTRY = 120;
/** Nor does a text that fits on two windows of a phone. */
const SHORTEST = 1500;

/**
 * Sets the levels of headings below the title above the text, in their own order and without gaps.
 * Those of a long text's first level get an id to be reached by (editors' ids are not kept).
 */
export function headings({ under, onContents }: HeadingOptions) {
  return (tree: Root): void => {
    const open: number[] = [];
    const entries: { heading: Element; text: string }[] = [];
    visitElements(tree, (node) => {
      const level = headingLevel(node);
      if (level === 0) return;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${Math.min(6, under + open.length)}`;
      const text = shownText(node);
      if (open.length === 1 && text !== '' && text.length <= LONGEST_ENTRY)
        entries.push({ heading: node, text });
    });
    if (!onContents || entries.length < FEWEST || textOf(tree).length < SHORTEST) return;
    onContents(
      entries.map(({ heading, text }, index) => {
        const id = `section-${index + 1}`;
        heading.properties['id'] = id;
        return { id, text };
      }),
    );
  };
}
