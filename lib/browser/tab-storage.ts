/** Fallback without storage: lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** Stores a text for this tab, over reloads and other pages of the site; an empty text removes it. */
export function keepInTab(key: string, text: string): void {
  memory.set(key, text);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: kept in memory.
  }
}

export function keptInTab(key: string): string {
  const text = memory.get(key) ?? '';
  try {
    return sessionStorage.getItem(key) ?? text;
  } catch {
    return text;
  }
}
