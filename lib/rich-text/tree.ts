import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';

export type Parent = Root | Element;

export function element(tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** Level of a heading, 1 to 6; 0 for anything else. */
export function headingLevel(node: Nodes): number {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0;
}

/** The text of a part of a body. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Children of a sanitised tree: elements and texts, nothing else. */
export function childrenOf(parent: Parent): ElementContent[] {
  return parent.children as ElementContent[];
}

/** Calls `visitor` for each element, parents before children. */
export function visitElements(parent: Parent, visitor: (element: Element, parent: Parent) => void): void {
  for (const child of childrenOf(parent)) {
    if (child.type !== 'element') continue;
    visitor(child, parent);
    visitElements(child, visitor);
  }
}

type Replace = (node: ElementContent, ancestors: readonly Parent[]) => readonly ElementContent[] | undefined;

/** Replaces nodes for which `replace` returns others, children before parents. */
export function replaceNodes(parent: Parent, replace: Replace, ancestors: Parent[] = []): void {
  ancestors.push(parent);
  const given = childrenOf(parent);
  let kept: ElementContent[] | null = null;
  for (let place = 0; place < given.length; place += 1) {
    const child = given[place];
    if (!child) continue;
    if (child.type === 'element') replaceNodes(child, replace, ancestors);
    const others = replace(child, ancestors);
    if (others) {
      kept ??= given.slice(0, place);
      for (const other of others) kept.push(other);
    } else kept?.push(child);
  }
  if (kept) parent.children = kept;
  ancestors.pop();
}
