import { isHeading, type BodyNode } from './body-tree';
import { textIn } from './body-tidy';

/** A heading of a text, and the fragment that leads to it. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** Fewer headings than this are seen at a glance. */
const FEWEST = 3;
/** So is a text that fits on two windows of a phone. */
const SHORTEST = 1500;

/**
 * The headings of a long text's first level, each given an id of ours to be reached by (editors' ids are not kept). Empty for a
 * text that needs no list of contents.
 */
export function markContents(nodes: BodyNode[], level: number): ContentsEntry[] {
  const headings = nodes.flatMap((node) => headingsIn(node, `h${level}`));
  if (headings.length < FEWEST || nodes.reduce((length, node) => length + textIn(node).length, 0) < SHORTEST) return [];
  return headings.map((heading, index) => {
    const id = `section-${index + 1}`;
    heading.attribs = { ...heading.attribs, id };
    return { id, text: textIn(heading).replace(/\s+/gu, ' ').trim() };
  });
}

function headingsIn(node: BodyNode, name: string): BodyNode[] {
  if (node.name === name) return [node];
  if (node.name !== undefined && isHeading(node.name)) return [];
  return (node.children ?? []).flatMap((child) => headingsIn(child, name));
}
