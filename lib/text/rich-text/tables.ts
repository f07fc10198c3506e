import type { Element, Root } from 'hast';
import { lineOf } from '@/lib/text/html-tree';
import { element, isElement, replaceNodes } from './tree';

/** A number with a short unit before or after it, such as `45 000 DA`, `DZD 1,200` or `−3.5%`. */
const FIGURE = /^(?:\p{Lu}{3}\s|[€$£])?[+\-−–]?\d[\d\s.,]*(?:\p{L}{1,3}[²³]?|[%‰€$])?$/u;
/** Dashes and blanks stand for a missing number. */
const NOTHING = /^[\s–—-]*$/;

/**
 * Adds scopes to headers, marks columns of numbers, and wraps each table in a box that scrolls by
 * keyboard too (RGAA 5.4, 5.7). `label` names tables without a caption.
 */
export function tables({ label }: { label: string }) {
  return (tree: Root): void =>
    replaceNodes(tree, (node) => (isElement(node, 'table') ? [boxed(node, label)] : undefined));
}

function boxed(table: Element, label: string): Element {
  markFigures(rowsOf(table).map((row) => row.children.filter(isCell)));
  const { lang, dir, ...properties } = table.properties;
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const name = caption === undefined ? '' : lineOf(caption);
  return element(
    'div',
    { dataTable: '', role: 'group', tabIndex: 0, ariaLabel: name || label, lang, dir },
    [{ ...table, properties }],
  );
}

/** Returns the rows of a table, after adding scopes to their headers. */
function rowsOf(table: Element): Element[] {
  return table.children.flatMap((section) => {
    if (!isElement(section, 'thead', 'tbody', 'tfoot')) return [];
    const rows = section.children.filter((row) => isElement(row, 'tr'));
    for (const row of rows) scopeHeaders(row, section.tagName === 'thead');
    return rows;
  });
}

/** Sets missing scopes: a row's single header belongs to the row, several to their columns. */
function scopeHeaders(row: Element, isHead: boolean): void {
  const cells = row.children.filter(isCell);
  const headers = cells.filter(({ tagName }) => tagName === 'th');
  const areColumns = isHead || headers.length > 1 || headers.length === cells.length;
  for (const header of headers) header.properties['scope'] ??= areColumns ? 'col' : 'row';
}

/** Marks columns of numbers, with their headers. Joined cells would shift the columns. */
function markFigures(rows: Element[][]): void {
  const isJoined = ({ properties }: Element) => properties['colSpan'] ?? properties['rowSpan'];
  if (rows.some((row) => row.some(isJoined))) return;
  const columns: Element[][] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) (columns[column] ??= []).push(cell);
  for (const cells of columns) {
    const values = cells
      .filter(({ tagName }) => tagName === 'td')
      .map((cell) => lineOf(cell))
      .filter((text) => !NOTHING.test(text));
    if (values.length === 0 || !values.every((text) => FIGURE.test(text))) continue;
    for (const cell of cells) cell.properties['dataFigures'] = '';
  }
}

function isCell(node: Element['children'][number]): node is Element {
  return isElement(node, 'td', 'th');
}
