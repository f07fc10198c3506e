import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';

type Parent = Root | Element;

export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

export function contains(node: Element, fits: (inner: Element) => boolean): boolean {
  return node.children.some((child) => isElement(child) && (fits(child) || contains(child, fits)));
}

/** The children of a sanitised tree are elements and texts only. */
export function childrenOf(parent: Parent): ElementContent[] {
  return parent.children as ElementContent[];
}

export function visitElements(parent: Parent, visitor: (element: Element) => void): void {
  for (const child of childrenOf(parent)) {
    if (child.type !== 'element') continue;
    visitor(child);
    visitElements(child, visitor);
  }
}

type Replace = (node: ElementContent, isInLink: boolean) => readonly ElementContent[] | undefined;

/** Replaces each node by the nodes that `replace` returns for it, children before parents. */
export function replaceNodes(parent: Parent, replace: Replace, isInLink = false): void {
  const isLink = isInLink || isElement(parent, 'a');
  parent.children = childrenOf(parent).flatMap((child) => {
    if (child.type === 'element') replaceNodes(child, replace, isLink);
    return replace(child, isLink) ?? [child];
  });
}
