import { isHeading, type BodyNode } from './body-tree';

/** Blocks that say nothing when nothing is in them. */
const SPACERS = /^(?:p|h[1-6]|div|blockquote|figure|figcaption|ul|ol)$/;
/** Elements that show something although no words are in them. */
const SHOWING = /^(?:img|hr|iframe|oembed|table|tr|t[dh])$/;
const MOST_LINE_BREAKS = 2;

/** Leaves out what editors space their texts with: empty paragraphs and headings, and walls of line breaks. The style sheet does the spacing. */
export function withoutSpacers<Node extends BodyNode>(nodes: Node[]): Node[] {
  let breaks = 0;
  return nodes.filter((node) => {
    if (node.children) node.children = withoutSpacers(node.children);
    if (node.name === 'br') breaks += 1;
    else if (node.name !== undefined || !isSpace(node.data)) breaks = 0;
    if (node.name === 'br') return breaks <= MOST_LINE_BREAKS;
    return !(SPACERS.test(node.name ?? '') && (node.children ?? []).every(isBlank));
  });
}

function isBlank(node: BodyNode): boolean {
  if (node.name === undefined) return isSpace(node.data);
  if (node.name === 'br') return true;
  return !SHOWING.test(node.name) && (node.children ?? []).every(isBlank);
}

function isSpace(text = ''): boolean {
  return /^[\s\u00A0\u200B\u2060\uFEFF]*$/.test(text);
}

/** Gives headings the levels under the title they stand under, in their own order and without gaps. `under` is the title's level. */
export function levelHeadings(nodes: BodyNode[], under: number): void {
  const open: number[] = [];
  const visit = (node: BodyNode): void => {
    if (node.name !== undefined && isHeading(node.name)) {
      const level = Number(node.name[1]);
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.name = `h${Math.min(6, under + open.length)}`;
    }
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
}

/** The words in a part of a text. */
export function textIn(node: BodyNode): string {
  return (node.data ?? '') + (node.children ?? []).map(textIn).join('');
}
