/** Said on the document once the framework's scripts have taken the page over: from then on its controls answer by themselves. */
const TAKEN_OVER = 'taken-over';

/** For a component of the root layout, in an effect: every effect of the page belongs to the same turn, and has run before anyone hears. */
export function announceTakeOver(): void {
  queueMicrotask(() => document.dispatchEvent(new Event(TAKEN_OVER)));
}

export function onTakeOver(act: () => void): void {
  document.addEventListener(TAKEN_OVER, act, { once: true });
}
