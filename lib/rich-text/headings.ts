import type { Element, Root } from 'hast';
import { headingLevel, textOf, visitElements } from './tree';

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
/** Nor does a text that fits on two windows of a phone. */
const SHORTEST = 1500;

/**
 * Sets the levels of headings below the title above the text, in their own order and without gaps. Those of a long text's first level
 * get an id to be reached by (editors' ids are not kept).
 */
export function headings({ under, onContents }: HeadingOptions) {
  return (tree: Root): void => {
    const open: number[] = [];
    const first: Element[] = [];
    visitElements(tree, (node) => {
      const level = headingLevel(node);
      if (level === 0) return;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${Math.min(6, under + open.length)}`;
      if (open.length === 1) first.push(node);
    });
    if (!onContents || first.length < FEWEST || textOf(tree).length < SHORTEST) return;
    onContents(
      first.map((heading, index) => {
        const id = `section-${index + 1}`;
        heading.properties['id'] = id;
        return { id, text: textOf(heading).replace(/\s+/gu, ' ').trim() };
      }),
    );
  };
}
