import type { Element, Root } from 'hast';
import { oneLineText } from '@/lib/text/html-tree';
import { element, isElement, replaceNodes } from './tree';

/**
 * Adds scopes to headers, and wraps each table in a box that scrolls by keyboard too
 * (RGAA 5.4, 5.7). `label` names tables without a caption.
 */
export function wrapTables({ label }: { label: string }) {
  return (tree: Root): void =>
    replaceNodes(tree, (node) => (isElement(node, 'table') ? [wrapTable(node, label)] : undefined));
}

function wrapTable(table: Element, label: string): Element {
  for (const section of table.children) {
    if (!isElement(section, 'thead', 'tbody', 'tfoot')) continue;
    for (const row of section.children)
      if (isElement(row, 'tr')) scopeHeaders(row, section.tagName === 'thead');
  }
  const { lang, dir, ...properties } = table.properties;
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const name = caption === undefined ? '' : oneLineText(caption);
  return element(
    'div',
    { dataTable: '', role: 'group', tabIndex: 0, ariaLabel: name || label, lang, dir },
    [{ ...table, properties }],
  );
}

/** Sets missing scopes: `row` for the single header of a row of data, `col` for all others. */
function scopeHeaders(row: Element, isHead: boolean): void {
  const cells = row.children.filter(isCell);
  const headers = cells.filter(({ tagName }) => tagName === 'th');
  const areColumns = isHead || headers.length > 1 || headers.length === cells.length;
  for (const header of headers) header.properties['scope'] ??= areColumns ? 'col' : 'row';
}

function isCell(node: Element['children'][number]): node is Element {
  return isElement(node, 'td', 'th');
}
