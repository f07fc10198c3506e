import type { BodyNode } from './body-tree';

/** `+213 21 00 00 00`, `021 00 00 00`, `00213-21-00-00-00`. */
const TELEPHONE = /(?<![\d+.,/-])(?:\+|00?)\d{1,3}(?:[ \u00A0.-]\d{2,4}){2,5}(?![\d/]|[.,-]\d)/g;

interface Makers {
  text: (text: string) => BodyNode;
  /** An element that holds a text from left to right, on one line. */
  isolate: (text: string) => BodyNode;
}

/**
 * Holds the telephone numbers of a text together. Between Arabic words the groups of a number would otherwise stand in reverse, its plus
 * sign at the wrong end; in every language it would break where a line ends.
 */
export function isolateTelephones(nodes: BodyNode[], make: Makers): void {
  // From the end: what is put in moves what follows.
  for (const [place, node] of [...nodes.entries()].reverse()) {
    if (node.name !== undefined) isolateTelephones(node.children ?? [], make);
    else if (node.type === 'text') {
      const parts = partsOf(node.data ?? '', make);
      if (parts.length > 0) nodes.splice(place, 1, ...parts);
    }
  }
}

/** A text cut at its numbers; nothing when it has none. */
function partsOf(text: string, make: Makers): BodyNode[] {
  const parts: BodyNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TELEPHONE)) {
    parts.push(make.text(text.slice(end, match.index)), make.isolate(match[0]));
    end = match.index + match[0].length;
  }
  return end === 0 ? [] : [...parts, make.text(text.slice(end))];
}
