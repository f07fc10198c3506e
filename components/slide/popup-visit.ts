const KEY = 'popup-seen';

/** This visit has had its popup. Where the browser keeps nothing, a screen that was left counts as a new visit. */
export function wasPopupSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberPopup(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked: the popup opens again on the next visit of the screen.
  }
}

/** Milliseconds for which the home screen has stood loaded; none when it was navigated to. */
export function homeAge(): number {
  const isFirst = !('travelled' in document.documentElement.dataset);
  const [page] = isFirst ? performance.getEntriesByType('navigation') : [];
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  return loaded > 0 ? Math.max(0, performance.now() - loaded) : 0;
}
