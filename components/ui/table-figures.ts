import { textIn } from './body-tidy';
import type { BodyNode } from './body-tree';

/** `1 320`, `45 000 DA`, `DZD 1,200`, `−3.5%`, `12 m²`: a number, and one short unit at most on either side. */
const FIGURE = /^(?:\p{Lu}{3}\s|[€$£])?[+\-−–]?\d[\d\s.,]*(?:\p{L}{1,3}[²³]?|[%‰€$])?$/u;
/** What stands where there is no figure. */
const NOTHING = /^[\s–—-]*$/;

/**
 * Marks the cells of columns that hold nothing but figures, their header included, so that figures stand under each other. A table with
 * cells over several rows or columns is left as it is: its columns cannot be told from the order of its cells.
 */
export function markFigures(nodes: BodyNode[]): void {
  for (const node of nodes) {
    if (node.name === 'table') markTable(node);
    markFigures(node.children ?? []);
  }
}

function markTable(table: BodyNode): void {
  const rows = rowsOf(table).map((row) => (row.children ?? []).filter(isCell));
  if (rows.some((row) => row.some(({ attribs }) => attribs?.['colspan'] ?? attribs?.['rowspan']))) return;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < columns; column += 1) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    if (areFigures(cells.filter(({ name }) => name === 'td').map((cell) => textIn(cell).trim()))) {
      for (const cell of cells) cell.attribs = { ...cell.attribs, 'data-figures': '' };
    }
  }
}

function areFigures(texts: string[]): boolean {
  const said = texts.filter((text) => !NOTHING.test(text));
  return said.length > 0 && said.every((text) => FIGURE.test(text));
}

function rowsOf(node: BodyNode): BodyNode[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return child.name === 'thead' || child.name === 'tbody' || child.name === 'tfoot' ? rowsOf(child) : [];
  });
}

function isCell({ name }: BodyNode): boolean {
  return name === 'td' || name === 'th';
}
