/** What of a parsed text is looked at here. */
export interface BodyNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  parent?: BodyNode | null;
  children?: BodyNode[];
}

/** What parts of tables and lists may stand in. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
};
/** Parts that hold nothing but other parts. */
const FRAMES = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption table div hr'.split(' '));
/** What is, or becomes, a link of its own. */
const LINKS = new Set(['a', 'iframe', 'oembed']);

/**
 * Makes the tree of a harmless text stand as a browser reads it: rows of a table in a body, no block inside a paragraph, no cell
 * without a table, no link inside a link. Anything else would be rearranged by the browser, and the page would break when scripts
 * take over. `createBody` gives an empty `tbody`.
 */
export function mendTree(nodes: BodyNode[], createBody: () => BodyNode): void {
  for (const node of nodes) mend(node, createBody, false);
}

/** From the outside in: what becomes of an element decides about those inside it. */
function mend(node: BodyNode, createBody: () => BodyNode, isInLink: boolean): void {
  const { name = '' } = node;
  if (isInLink && LINKS.has(name)) rename(node, 'span');
  else if (isMisplaced(node)) rename(node, 'div');
  if (node.name === 'table') node.children = sectionsOf(node, createBody);
  if (node.name === 'pre') dropFirstLineBreak(node);
  for (const child of childrenOf(node)) mend(child, createBody, isInLink || node.name === 'a');
  if (node.name === 'tr') scopeHeaders(node);
}

function isMisplaced(node: BodyNode): boolean {
  const { name = '', parent } = node;
  const parents = PARENTS[name];
  if (parents) return !parents.includes(parent?.name ?? '');
  if (name === 'table') return !isFrame(node);
  if (name === 'p') return contains(node, (inner) => BLOCKS.has(inner));
  return isHeading(name) && contains(node, isHeading);
}

export function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

/** A table, or a part of one, that holds only what belongs there. */
function isFrame(node: BodyNode): boolean {
  return childrenOf(node).every((child) => {
    if (child.name === undefined) return (child.data ?? '').trim() === '';
    return PARENTS[child.name]?.includes(node.name ?? '') === true && (!FRAMES.has(child.name) || isFrame(child));
  });
}

function contains(node: BodyNode, fits: (name: string) => boolean): boolean {
  return childrenOf(node).some((child) => (child.name !== undefined && fits(child.name)) || contains(child, fits));
}

function rename(node: BodyNode, name: string): void {
  const { lang, dir } = node.attribs ?? {};
  node.name = name;
  node.attribs = { ...(lang && { lang }), ...(dir && { dir }) };
}

/** A browser leaves it out, wherever it comes from. */
function dropFirstLineBreak(node: BodyNode): void {
  const first = childrenOf(node)[0];
  if (first?.name === undefined && first?.data !== undefined) first.data = first.data.replace(/^(?:\r?\n)+/, '');
}

/** A table's children, bare rows that follow each other in a body of their own. */
function sectionsOf(table: BodyNode, createBody: () => BodyNode): BodyNode[] {
  const sections: BodyNode[] = [];
  let rows: BodyNode[] | null = null;
  for (const child of childrenOf(table)) {
    if (child.name === undefined) continue;
    if (child.name !== 'tr') {
      rows = null;
      sections.push(child);
      continue;
    }
    if (!rows) {
      const body = createBody();
      rows = [];
      body.parent = table;
      body.children = rows;
      sections.push(body);
    }
    child.parent = sections.at(-1) ?? table;
    rows.push(child);
  }
  return sections;
}

/** Headers say what they head, unless the editor said it: a lone one its row, several their columns. */
function scopeHeaders(row: BodyNode): void {
  const cells = childrenOf(row).filter(({ name }) => name === 'th' || name === 'td');
  const headers = cells.filter(({ name }) => name === 'th');
  const areColumns = row.parent?.name === 'thead' || headers.length > 1 || headers.length === cells.length;
  for (const header of headers) header.attribs = { scope: areColumns ? 'col' : 'row', ...header.attribs };
}

function childrenOf(node: BodyNode): BodyNode[] {
  return node.children ?? [];
}
