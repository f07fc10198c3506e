import { createElement, options, type VNode } from '@fullcalendar/core/preact';
import styles from './boxes-for-tables.module.css';

type Props = Record<string, unknown>;

/** What the library draws its grids with; the list of a year is a table of data, and stays one. */
const CLASS_OF: Record<string, string | undefined> = {
  table: styles.table,
  thead: styles.head,
  tbody: styles.body,
  tfoot: styles.body,
  tr: styles.row,
  th: styles.cell,
  td: styles.cell,
};
const GRID_CELL = /\bfc-timegrid-(?:axis|divider)\b/;

/**
 * The library lays its grids out with tables in tables, whose `thead` and `th` are no data's (RGAA 5.8): they are drawn as boxes that look
 * the same. Their roles, which make the grid, are the library's own. `options.vnode` is Preact's documented hook for every element made.
 */
export function drawBoxesForTables(): void {
  const next = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    makeBox(vnode);
    next?.(vnode);
  };
}

function makeBox(vnode: VNode): void {
  const { type } = vnode;
  const props = vnode.props as Props;
  const look = typeof type === 'string' ? CLASS_OF[type] : undefined;
  const classes = typeof props['className'] === 'string' ? props['className'] : '';
  if (!look || (props['role'] === undefined && !GRID_CELL.test(classes))) return;
  const { colSpan: _, children, ...others } = props;
  vnode.type = 'div';
  vnode.props = { ...others, className: `${classes} ${look}`, children: type === 'table' ? withColumns(children) : children } as VNode['props'];
}

/** The columns a table declares, as boxes too. */
function withColumns(children: unknown): unknown {
  if (!Array.isArray(children)) return children;
  return (children as unknown[]).map((child) => {
    if (!isNode(child) || child.type !== 'colgroup') return child;
    const columns = [(child.props as Props)['children'] ?? []].flat().filter(isNode);
    const boxes = columns.map((column) =>
      createElement('div', { className: styles.column ?? '', style: (column.props as Props)['style'] as string }),
    );
    return createElement('div', { className: styles.columns ?? '' }, ...boxes);
  });
}

function isNode(value: unknown): value is VNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value;
}
