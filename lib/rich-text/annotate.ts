import type { Element, ElementContent, Root } from 'hast';
import { LANGUAGES } from '@/lib/i18n/languages';
import { isLocale } from '@/lib/i18n/locales';
import { withoutStackedMarks } from '@/lib/text/direction-marks';
import { TELEPHONE, withOrderedGroups, withWholeFigures } from '@/lib/text/numbers';
import { INLINE } from '@/lib/text/plain-text';
import {
  childrenOf,
  element,
  isElement,
  replaceNodes,
  textOf,
  visitElements,
  type Parent,
} from './tree';

/**
 * `1 320`, `45 000 DA`, `DZD 1,200`, `−3.5%`, `12 m²`: a number, and one short unit at most on
 * either side.
 */
const FIGURE = /^(?:\p{Lu}{3}\s|[€$£])?[+\-−–]?\d[\d\s.,]*(?:\p{L}{1,3}[²³]?|[%‰€$])?$/u;
/** Text of a cell without a number. */
const NOTHING = /^[\s–—-]*$/;

/**
 * Adds scopes to table headers, marks columns of numbers, and wraps each table in a box that
 * scrolls, by keyboard too.
 */
export function tables({ label }: { label: string }) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => (isElement(node, 'table') ? [boxed(node, label)] : undefined));
  };
}

/** `label` names a table without a caption. */
function boxed(table: Element, label: string): Element {
  const rows = rowsOf(table).map((row) => row.children.filter(isCell));
  markFigures(rows);
  const { lang, dir, ...properties } = table.properties;
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const name = caption === undefined ? '' : textOf(caption).trim();
  return element(
    'div',
    { dataTable: '', role: 'group', tabIndex: 0, ariaLabel: name || label, lang, dir },
    [{ ...table, properties }],
  );
}

/** The rows of a table, their headers with a scope. */
function rowsOf(table: Element): Element[] {
  return table.children.flatMap((section) => {
    if (!isElement(section, 'thead', 'tbody', 'tfoot')) return [];
    const rows = section.children.filter((row) => isElement(row, 'tr'));
    for (const row of rows) scopeHeaders(row, section.tagName === 'thead');
    return rows;
  });
}

/** Unless the editor set it: a single header belongs to its row, several to their columns. */
function scopeHeaders(row: Element, isHead: boolean): void {
  const cells = row.children.filter(isCell);
  const headers = cells.filter(({ tagName }) => tagName === 'th');
  const areColumns = isHead || headers.length > 1 || headers.length === cells.length;
  for (const header of headers) header.properties['scope'] ??= areColumns ? 'col' : 'row';
}

/**
 * Marks the cells of columns that contain only numbers, headers included, so that digits are
 * aligned. A table with cells over several rows or columns is left unchanged: its columns do not
 * follow from the order of its cells.
 */
function markFigures(rows: Element[][]): void {
  if (
    rows.some((row) => row.some(({ properties }) => properties['colSpan'] ?? properties['rowSpan']))
  )
    return;
  const columns: Element[][] = [];
  for (const row of rows)
    for (const [place, cell] of row.entries()) (columns[place] ??= []).push(cell);
  for (const cells of columns) {
    const texts = cells
      .filter(({ tagName }) => tagName === 'td')
      .map((cell) => textOf(cell).trim());
    const values = texts.filter((text) => !NOTHING.test(text));
    if (values.length === 0 || !values.every((text) => FIGURE.test(text))) continue;
    for (const cell of cells) cell.properties['dataFigures'] = '';
  }
}

function isCell(node: Element['children'][number]): node is Element {
  return isElement(node, 'td', 'th');
}

/** A quotation up to its closing mark, and its source after a dash. */
const QUOTED = /^([\s\S]*[»”"])\s*[—–]\s*(\S[\s\S]*)$/;

/** Moves the source of a quotation into an element of its own: `« … » — A participant`. */
export function quoteSources() {
  return (tree: Root): void => {
    visitElements(tree, (node) => {
      if (node.tagName === 'blockquote') splitSource(node);
    });
  };
}

function splitSource(parent: Parent): void {
  const last = childrenOf(parent).at(-1);
  if (last?.type === 'element') return splitSource(last);
  if (last?.type !== 'text') return;
  const [, words, source] = QUOTED.exec(last.value) ?? [];
  if (words === undefined || source === undefined) return;
  last.value = words;
  parent.children.push(
    element('span', { dataSource: '' }, [{ type: 'text', value: `— ${source.trim()}` }]),
  );
}

/** Makes the words harmless to the lines around them, and each figure one that does not break. */
export function words() {
  return (tree: Root): void => void mendWords(tree, '');
}

/** `marks` are those at the end of the text before; those at the end of this one are returned. */
function mendWords(parent: Parent, marks: string): string {
  for (const node of childrenOf(parent)) {
    if (node.type === 'text') {
      const held = withoutStackedMarks(marks + node.value);
      node.value = withWholeFigures(held.slice(marks.length));
      marks = LAST_MARKS.exec(held.slice(-12))?.[0] ?? '';
    } else if (node.type === 'element') {
      const isInline = INLINE.has(node.tagName);
      const last = mendWords(node, isInline ? marks : '');
      marks = isInline ? last : '';
    }
  }
  return marks;
}

const LAST_MARKS = /\p{M}{1,6}$/u;

/**
 * Isolates the telephone numbers of a text. Between Arabic words the groups of a number would
 * otherwise appear in reverse order, with the plus sign at the wrong end; in every language a
 * number would break across lines.
 */
export function telephones() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => (node.type === 'text' ? isolated(node.value) : undefined));
  };
}

/** A text split at its numbers, which are every second part; undefined if it has none. */
function isolated(value: string): ElementContent[] | undefined {
  const parts = value.split(TELEPHONE);
  if (parts.length === 1) return undefined;
  return parts.flatMap((part, place): ElementContent[] => {
    if (place % 2 === 1)
      return [
        element('bdi', { dir: 'ltr', className: ['unbroken'] }, [
          { type: 'text', value: withOrderedGroups(part) },
        ]),
      ];
    return part === '' ? [] : [{ type: 'text', value: part }];
  });
}

/**
 * Style sheets go by scripts: what an editor marked as being in a language of the site has that of
 * the language.
 */
export function scripts() {
  return (tree: Root): void =>
    visitElements(tree, ({ properties }) => {
      const code = properties.lang?.split('-')[0]?.toLowerCase();
      if (isLocale(code)) properties['dataScript'] = LANGUAGES[code].script;
    });
}
