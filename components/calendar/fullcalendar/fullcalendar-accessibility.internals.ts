import { createElement, options, type VNode } from '@fullcalendar/core/preact';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/calendar/event';
import { eventPeriod } from '@/lib/calendar/event-period';

/*
 * Corrections to the markup of FullCalendar. All that depends on its DOM is in this file and the
 * style sheets beside it.
 *
 * Relies on: Preact's hook `options.vnode`; grids made of tables whose elements have roles; the
 * class names, roles and attributes queried below. Seen in: 6.1.21; core, daygrid, interaction and
 * react also in 6.1.22. Otherwise: what is not found or not recognised stays as FullCalendar
 * renders it. The calendar works, with the library's own markup.
 */

/**
 * The boxes that elements of layout tables become. The list of a year is a data table and stays.
 */
const BOXES: Record<string, string> = {
  table: 'table',
  thead: 'head',
  tbody: 'body',
  tfoot: 'body',
  tr: 'row',
  th: 'cell',
  td: 'cell',
};
const CELL_WITHOUT_ROLE = /\bfc-timegrid-(?:axis|divider)\b/;

type Props = Record<string, unknown>;

/**
 * FullCalendar lays its grids out with nested tables; their `thead` and `th` belong to no data
 * (RGAA 5.8). They are rendered as boxes (`data-box`) that look the same and keep the library's
 * roles. `options.vnode` is called for every element Preact creates.
 */
export function renderTablesAsBoxes(): void {
  const next = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    replaceByBox(vnode);
    next?.(vnode);
  };
}

function replaceByBox(vnode: VNode): void {
  const props = vnode.props as Props;
  const box = typeof vnode.type === 'string' ? BOXES[vnode.type] : undefined;
  if (!box || (props['role'] === undefined && !CELL_WITHOUT_ROLE.test(String(props['className']))))
    return;
  const { colSpan: _, children, ...others } = props;
  vnode.props = {
    ...others,
    'data-box': box,
    children: vnode.type === 'table' ? withColumnBoxes(children) : children,
  } as VNode['props'];
  vnode.type = 'div';
}

function withColumnBoxes(children: unknown): unknown {
  if (!Array.isArray(children)) return children;
  return (children as unknown[]).map((child) => {
    if (!isElement(child, 'colgroup')) return child;
    const columns = [(child.props as Props)['children']]
      .flat()
      .filter((column) => isElement(column, 'col'));
    const boxes = columns.map(({ props }) =>
      createElement('div', { 'data-box': 'column', style: (props as Props)['style'] } as Props),
    );
    return createElement('div', { 'data-box': 'columns' } as Props, ...boxes);
  });
}

function isElement(value: unknown, type: string): value is VNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'props' in value &&
    value.type === type
  );
}

/** An event is a button that opens a dialog. Its title keeps its own language. */
export function correctEvent(element: HTMLElement, record: EventRecord, locale: Locale): void {
  const link = linkOf(element);
  if (link) makeDialogButton(link);
  link?.setAttribute('data-event', record.id);
  const title =
    record.lang === locale
      ? null
      : element.querySelector('.fc-event-title, .fc-list-event-title a');
  title?.setAttribute('lang', record.lang);
  title?.setAttribute('dir', directionOf(record.lang));
  // An event of several days is drawn as whole days; its row in the list has its hours.
  const time = element.querySelector('.fc-list-event-time')?.firstChild;
  if (time instanceof Text) writeHours(time, record, locale);
}

function writeHours(text: Text, record: EventRecord, locale: Locale): void {
  const times = { start: record.event_starts_at, end: record.event_ends_at };
  const { isLong, startTime, endTime } = eventPeriod(times, locale);
  if (isLong) text.data = `${startTime} – ${endTime}`;
}

/** FullCalendar prevents the focus of a click, to which a dialog returns it. */
export function focusLink(target: EventTarget | null): void {
  if (target instanceof HTMLElement) linkOf(target)?.focus({ preventScroll: true });
}

function linkOf(element: HTMLElement): HTMLElement | null {
  return (
    element.closest<HTMLElement>('a[tabindex]') ?? element.querySelector<HTMLElement>('a[tabindex]')
  );
}

function makeDialogButton(link: HTMLElement): void {
  link.role = 'button';
  link.ariaHasPopup = 'dialog';
}

/** Corrects a calendar at each change, and opens long views at a day. Returns a stop function. */
export function observeCorrections(
  root: HTMLElement,
  day: string,
  onWidth: () => void,
): () => void {
  let frame = 0;
  let width = root.clientWidth;
  let position: ScrollPosition | undefined;
  const correct = (): void => {
    if (root.clientWidth !== width) {
      width = root.clientWidth;
      onWidth();
    }
    correctMoreLinks(root);
    correctCells(root);
    correctTables(root);
    correctScrollBoxes(root);
    position = scrollToDay(root, day, position);
  };
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(correct);
  };
  const content = new MutationObserver(schedule);
  const size = new ResizeObserver(schedule);
  content.observe(root, { childList: true, characterData: true, subtree: true });
  size.observe(root);
  return () => {
    cancelAnimationFrame(frame);
    content.disconnect();
    size.disconnect();
  };
}

/** "+ n more" opens a dialog, not the popover it announces. A bare number is named by its hint. */
function correctMoreLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLElement>('.fc-more-link')) {
    makeDialogButton(link);
    link.ariaExpanded = null;
    link.removeAttribute('aria-controls');
    link.ariaLabel = /^\+?\d+$/.test(link.textContent) ? link.title : null;
  }
}

function correctCells(root: HTMLElement): void {
  for (const cell of root.querySelectorAll('[role="gridcell"]')) {
    // A cell that is named by its number hides its events from screen readers.
    cell.removeAttribute('aria-labelledby');
    cell.ariaCurrent = cell.classList.contains('fc-day-today') ? 'date' : null;
  }
  // Links without target, around weekdays and the year's numbers: the name belongs to the cell.
  for (const link of root.querySelectorAll('a[aria-label]:not([tabindex])')) {
    const header = link.closest('[role="columnheader"]');
    if (header) header.ariaLabel = link.ariaLabel;
    link.ariaLabel = null;
    link.role = 'presentation';
  }
  for (const link of root.querySelectorAll('[data-navlink]')) link.role = 'link';
}

/** Corrects the remaining tables: the lines of a time grid, and the list of a year. */
function correctTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table[aria-hidden]')) table.role = 'presentation';
  // In the list, the row of a day contains its date alone.
  for (const day of root.querySelectorAll<HTMLTableCellElement>('th[scope="colgroup"]'))
    day.scope = 'row';
  // A time grid declares fewer columns than its rows have cells.
  for (const columns of root.querySelectorAll('colgroup')) {
    const last =
      columns.querySelector<HTMLTableColElement>('[span]') ??
      columns.appendChild(document.createElement('col'));
    last.span =
      (columns.closest('table')?.rows[0]?.cells.length ?? 1) - columns.childElementCount + 1;
  }
}

/** Boxes that scroll take the focus, so that the keyboard can scroll them. */
function correctScrollBoxes(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>(
    '.fc-view-harness, .fc-list > .fc-scroller, .fc-multimonth',
  )) {
    const isLarger = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (isLarger && /auto|scroll/.test(getComputedStyle(box).overflow)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
  const column = root.querySelector<HTMLElement>('.fc-timegrid-col[role="gridcell"]');
  if (column) column.tabIndex = 0;
}

/** Where a box is scrolled to. */
type ScrollPosition = Pick<Element, 'scrollTop' | 'scrollLeft'>;

const FIRST_HOUR = '.fc-timegrid-slot-label[data-time="08:00:00"]';

/**
 * Scrolls a list, year or week to a day, also when events that arrive move it, until the visitor
 * scrolls. Returns where it is scrolled to.
 */
function scrollToDay(
  root: HTMLElement,
  day: string,
  previous: ScrollPosition | undefined,
): ScrollPosition | undefined {
  const parts = [
    ...root.querySelectorAll<HTMLElement>(
      '.fc-list-day, .fc-multimonth-month, .fc-timeGridWeek-view .fc-timegrid-col[data-date]',
    ),
  ];
  const [start] = parts;
  if (!start) return previous;
  const part =
    parts.find(({ dataset: { date = '' } }) => date >= day.slice(0, date.length)) ?? start;
  const isWeek = start.matches('.fc-timegrid-col');
  const scroller = start.closest(isWeek ? '.fc-view-harness' : '.fc-scroller');
  const isScrolled =
    previous?.scrollTop !== scroller?.scrollTop || previous?.scrollLeft !== scroller?.scrollLeft;
  if (!scroller || (previous && isScrolled)) return previous;
  const hour = root.querySelector<HTMLElement>(FIRST_HOUR);
  scroller.scrollLeft = isWeek ? part.offsetLeft - start.offsetLeft : 0;
  scroller.scrollTop = isWeek ? (hour?.offsetTop ?? 0) : part.offsetTop - start.offsetTop;
  const { scrollTop, scrollLeft } = scroller;
  return { scrollTop, scrollLeft };
}
