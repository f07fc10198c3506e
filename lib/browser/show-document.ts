import { adoptParts } from './static-parts.internals';

const SAME_SCREEN = 'a[data-same-screen]';

/** The document of an address of the site; rejects for a redirect, and a status other than 200. */
export async function fetchDocument(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, redirect: 'error' });
  if (response.status !== 200) throw new Error(`Status ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Shows another state of this screen: its static parts, title and links to other languages. */
export function showDocument(page: Document): void {
  adoptParts(page);
  document.title = page.title;
  const links = page.querySelectorAll(SAME_SCREEN);
  for (const [place, link] of document.querySelectorAll(SAME_SCREEN).entries()) {
    const href = links[place]?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}
