import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/views/event';

/** What the calendar library's markup leaves unsaid to a screen reader or a keyboard is said here, after it has drawn. */

/** An event opens a dialog: it is a button. Its title keeps its own language. */
export function mendEvent(element: HTMLElement, record: EventRecord | undefined, locale: Locale): void {
  const control = element.matches('a') ? element : element.querySelector('a');
  if (control) opensDialog(control);
  if (record) control?.setAttribute('data-event', record.id);
  const title = element.querySelector('.fc-event-title, .fc-list-event-title a');
  if (!record || !title || record.lang === locale) return;
  title.setAttribute('lang', record.lang);
  title.setAttribute('dir', directionOf(record.lang));
}

function opensDialog(control: HTMLElement): void {
  control.role = 'button';
  control.ariaHasPopup = 'dialog';
}

/** "+ n more" opens a dialog too, not the popover it announces. */
export function mendMoreLink(element: HTMLElement): void {
  opensDialog(element);
  element.ariaExpanded = null;
  element.removeAttribute('aria-controls');
}

/** A click does not focus the library's controls; a dialog gives the focus back to what has it. */
export function focusControl(target: EventTarget | null): void {
  const element = target instanceof HTMLElement ? target : null;
  const control = element?.closest<HTMLElement>('a[tabindex]') ?? element?.querySelector<HTMLElement>('a[tabindex]');
  control?.focus({ preventScroll: true });
}

export function mendGrid(root: HTMLElement): void {
  mendTables(root);
  // Named by its number alone, a cell would hide its events from those who hear it.
  for (const cell of root.querySelectorAll('[role="gridcell"][aria-labelledby]')) cell.removeAttribute('aria-labelledby');
  // The whole name of a weekday belongs to its cell: the link around the text leads nowhere, as does the number of a day in the year.
  for (const name of root.querySelectorAll('a[aria-label]:not([tabindex])')) {
    const cell = name.closest('[role="columnheader"]');
    if (cell) cell.ariaLabel = name.ariaLabel;
    name.ariaLabel = null;
    name.role = 'presentation';
  }
  // Today is said, not only coloured.
  for (const cell of root.querySelectorAll('[role="gridcell"]')) cell.ariaCurrent = cell.classList.contains('fc-day-today') ? 'date' : null;
  // A date leads to its day without an address of its own.
  for (const link of root.querySelectorAll('[data-navlink]')) link.role = 'link';
  // What scrolls can be scrolled by keyboard: the boxes around a grid, and inside a grid of hours one of its cells.
  for (const box of root.querySelectorAll<HTMLElement>('.fc-view-harness, .fc-list > .fc-scroller, .fc-multimonth')) {
    const isLarger = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (isLarger && /auto|scroll/.test(getComputedStyle(box).overflow)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
  const hours = root.querySelector<HTMLElement>('.fc-timegrid-col[role="gridcell"]');
  if (hours) hours.tabIndex = 0;
}

/** The tables that are left: the lines of a grid of hours, hidden from who hears it, and the list of a year. */
function mendTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table[aria-hidden]')) table.role = 'presentation';
  // In the list, a day's row holds its date alone.
  for (const day of root.querySelectorAll<HTMLTableCellElement>('th[scope="colgroup"]')) day.scope = 'row';
  // The columns it declares are fewer than a row's cells.
  for (const columns of root.querySelectorAll('colgroup')) {
    const rest = columns.querySelector<HTMLTableColElement>('[span]') ?? columns.appendChild(document.createElement('col'));
    rest.span = (columns.closest('table')?.rows[0]?.cells.length ?? 1) - columns.childElementCount + 1;
  }
}

/** The year opens at today's month, and its list at today's place, not in the months gone by. */
export function openYearAt(root: HTMLElement, today: string): void {
  const month = root.querySelector<HTMLElement>(`.fc-multimonth-month[data-date^="${today.slice(0, 7)}"]`);
  const january = month?.parentElement?.firstElementChild;
  if (january instanceof HTMLElement) january.parentElement?.scrollTo({ top: (month?.offsetTop ?? 0) - january.offsetTop });
  const row = [...root.querySelectorAll<HTMLElement>('.fc-list-day')].find(({ dataset }) => (dataset['date'] ?? '') >= today);
  const scroller = row?.closest('.fc-scroller');
  if (row && scroller) scroller.scrollTop = row.offsetTop;
}
