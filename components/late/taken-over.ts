/** Said on the document once the framework's scripts have taken the page over: from then on its controls answer by themselves. */
const TAKEN_OVER = 'taken-over';

let isTakenOver = false;

/** For a component of the root layout, in an effect: every effect of the page belongs to the same turn, and has run before anyone hears. */
export function announceTakeOver(): void {
  queueMicrotask(() => {
    isTakenOver = true;
    document.dispatchEvent(new Event(TAKEN_OVER));
  });
}

export function onTakeOver(act: () => void): void {
  document.addEventListener(TAKEN_OVER, act, { once: true });
}

/** For an effect: milliseconds for which its screen has stood loaded. None for a screen that was navigated to. */
export function screenAge(): number {
  const [page] = isTakenOver ? [] : performance.getEntriesByType('navigation');
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  return loaded > 0 ? Math.max(0, performance.now() - loaded) : 0;
}
