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
