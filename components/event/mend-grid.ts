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
  // Named by its number alone, a cell would hide its events from those who hear it.
  for (const cell of root.querySelectorAll('[role="gridcell"][aria-labelledby]')) cell.removeAttribute('aria-labelledby');
  // A weekday's whole name belongs to its cell: the link around the text leads nowhere, and only hears what it is told by its role.
  for (const name of root.querySelectorAll('th a[aria-label]:not([tabindex])')) {
    const cell = name.closest('th');
    if (cell) cell.ariaLabel = name.ariaLabel;
    name.ariaLabel = null;
    name.role = 'presentation';
  }
  // What scrolls can be scrolled by keyboard: the boxes around a grid, and inside a grid of hours one of its cells.
  for (const box of root.querySelectorAll<HTMLElement>('.fc-view-harness, .fc-list > .fc-scroller, .fc-multimonth')) {
    if (/auto|scroll/.test(getComputedStyle(box).overflow)) box.tabIndex = 0;
  }
  const hours = root.querySelector<HTMLElement>('.fc-timegrid-col[role="gridcell"]');
  if (hours) hours.tabIndex = 0;
}

/** The year list opens at today's place, not in the months gone by. */
export function openListAt(root: HTMLElement, today: string): void {
  const row = [...root.querySelectorAll<HTMLElement>('.fc-list-day')].find(({ dataset }) => (dataset['date'] ?? '') >= today);
  const scroller = row?.closest('.fc-scroller');
  if (row && scroller) scroller.scrollTop = row.offsetTop;
}
