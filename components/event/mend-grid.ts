import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/views/event';

/** What the calendar library's markup leaves unsaid to a screen reader or a keyboard is said here, after it has drawn. */

/** An event opens a dialog: it is a button. Its title keeps its own language. */
export function mendEvent(element: HTMLElement, record: EventRecord | undefined, locale: Locale): void {
  const control = element.matches('a') ? element : element.querySelector('a');
  control?.setAttribute('role', 'button');
  control?.setAttribute('aria-haspopup', 'dialog');
  const title = element.querySelector('.fc-event-title, .fc-list-event-title a');
  if (!record || !title || record.lang === locale) return;
  title.setAttribute('lang', record.lang);
  title.setAttribute('dir', directionOf(record.lang));
}

/** "+ n more" opens a dialog too, not the popover it announces. */
export function mendMoreLink(element: HTMLElement): void {
  element.setAttribute('role', 'button');
  element.setAttribute('aria-haspopup', 'dialog');
  element.removeAttribute('aria-expanded');
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
  for (const icon of root.querySelectorAll('.fc-icon[role="img"]')) {
    icon.removeAttribute('role');
    icon.setAttribute('aria-hidden', 'true');
    const button = icon.closest('button');
    if (button?.title) button.setAttribute('aria-label', button.title);
  }
  for (const scroller of root.querySelectorAll<HTMLElement>('.fc-scroller, .fc-view-harness')) {
    if (/auto|scroll/.test(getComputedStyle(scroller).overflow)) scroller.tabIndex = 0;
  }
}
