/** Where the browser keeps nothing: as long as the page is not loaded anew. */
const memory = new Map<string, string>();

/** Keeps a text in this tab, over reloads and other pages of the site; an empty one for none. */
export function keepInTab(key: string, text: string): void {
  memory.set(key, text);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the page itself remembers it.
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
