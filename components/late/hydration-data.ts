import { wholePage } from './moments';
import { withParts } from './page-parts';

/** Where the framework's client looks for the tree of the page: `[0]` announces it, `[1, text]` is all of it. */
const PLACE = '__next_f';

let coming: Promise<boolean> | undefined;

/**
 * Fetches what the framework needs to take the page over; it stands under an address of its own, so that the page itself comes sooner.
 * Resolves with whether it is there. When the line broke, the next call asks again.
 */
export function fetchData(address: string): Promise<boolean> {
  coming ??= read(document, address).then(
    (text) => {
      Object.assign(window, { [PLACE]: [[0], [1, text]] });
      return true;
    },
    () => {
      coming = undefined;
      return false;
    },
  );
  return coming;
}

async function read(page: Document, address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.ok) {
    const text = await answer.text();
    await wholePage();
    return withParts(text, page);
  }
  // The page has been rendered anew since, with something else in it: that is what the scripts take over, and show.
  const newer = page === document && answer.status === 404 ? await readPage(location.href) : undefined;
  const newerAddress = newer?.querySelector<HTMLElement>('script[data-hydration]')?.dataset['hydration'];
  if (!newer || newerAddress === undefined) throw new Error('No data of this page');
  return read(newer, newerAddress);
}

async function readPage(address: string): Promise<Document> {
  return new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
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
