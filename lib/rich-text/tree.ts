import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';

export type Parent = Root | Element;

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

/** Level of a heading, 1 to 6; 0 for anything else. */
export function headingLevel(node: Nodes): number {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0;
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node, 'br')) return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Children of a sanitised tree: elements and texts, nothing else. */
export function childrenOf(parent: Parent): ElementContent[] {
  return parent.children as ElementContent[];
}

/** Calls `visitor` for each element, parents before children. */
export function visitElements(
  parent: Parent,
  visitor: (element: Element, parent: Parent) => void,
): void {
  for (const child of childrenOf(parent)) {
    if (child.type !== 'element') continue;
    visitor(child, parent);
    visitElements(child, visitor);
  }
}

type Replace = (
  node: ElementContent,
  ancestors: readonly Parent[],
) => readonly ElementContent[] | undefined;

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

const VOID = new Set('br hr img source track'.split(' '));
const IN_TEXT: Record<string, string> = { '&': '&amp;', '<': '&lt;', '\0': '<wbr>' };
const IN_ATTRIBUTE: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * The HTML of a sanitised tree. `<` and `>` are escaped in attributes, too, as the HTML standard
 * has it: no other reader takes them for a tag.
 */
export function serialize(node: Nodes): string {
  if (node.type === 'text')
    return breakable(node.value).replace(/[&<\0]/g, (sign) => IN_TEXT[sign] ?? sign);
  if (!('children' in node)) return '';
  const content = node.children.map(serialize).join('');
  if (node.type === 'root') return content;
  return `<${node.tagName}${attributes(node.properties)}>${VOID.has(node.tagName) ? '' : `${content}</${node.tagName}>`}`;
}

function attributes(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => attribute(attributeName(name), value))
    .join('');
}

function attribute(name: string, value: Properties[string]): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return ` ${name}`;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return ` ${name}="${text.replace(/[&<>"]/g, (sign) => IN_ATTRIBUTE[sign] ?? sign)}"`;
}

/** Attribute names of DOM properties: `tabIndex`, `dataTitle`, `ariaLabel`, `className`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^(?:data|aria)[A-Z]/.test(property))
    return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}

/**
 * Letters of one word, such as Base64 pasted as text, that browsers lay out at once: the time grows
 * with their square.
 */
const MOST_LETTERS = 1000;

/** The text with NUL, which no HTML holds, where a longer word may be broken. */
function breakable(text: string): string {
  return text.replace(/\S+/g, (word) =>
    word.length > MOST_LETTERS ? inPieces(Array.from(word)).join('\0') : word,
  );
}

function inPieces(letters: readonly string[]): string[] {
  const count = Math.ceil(letters.length / MOST_LETTERS);
  return Array.from({ length: count }, (_, nth) =>
    letters.slice(nth * MOST_LETTERS, (nth + 1) * MOST_LETTERS).join(''),
  );
}
