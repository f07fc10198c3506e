/** Where the framework's client looks for the tree of the page: `[0]` announces it, `[1, text]` is all of it. */
const PLACE = '__next_f';

let coming: Promise<boolean> | undefined;

/**
 * Fetches what the framework needs to take the page over; it stands under an address of its own, so that the page itself comes sooner.
 * Resolves with whether it is there. When the line broke, the next call asks again.
 */
export function fetchData(address: string): Promise<boolean> {
  coming ??= fetch(address)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
    .then((text) => {
      Object.assign(window, { [PLACE]: [[0], [1, text]] });
      return true;
    })
    .catch(() => {
      coming = undefined;
      return false;
    });
  return coming;
}

/** Lets the browser fetch scripts without running them. */
export function fetchAhead(sources: Iterable<string>): void {
  for (const source of sources) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = source;
    document.head.append(link);
  }
}
