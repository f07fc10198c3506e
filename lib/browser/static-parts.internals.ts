/*
 * Relies on React leaving the content of an element with `dangerouslySetInnerHTML` alone: hydration
 * reads nothing inside it, and a rendering writes the content only when it is another object than
 * before. Seen in React 19.3. Otherwise: React reports an error of hydration and renders the page
 * anew, with the same content.
 */

/** The attribute of an element that has its content as HTML; its value is unique in the page. */
export const STATIC = 'data-static';

interface Content {
  __html: string;
}

declare global {
  /** Set by a renderer: the browser’s bundle cannot import the request context. */
  // oxlint-disable-next-line no-var, vars-on-top
  var htmlOfStaticPart: ((part: string) => string | undefined) | undefined;
}

/** By name: a part that is mounted again finds no element to read. */
const contents = new Map<string, Content>();

/**
 * The content of a part: from the request context on the server, from its element in the browser.
 */
export function contentOf(part: string): Content {
  if (typeof document === 'undefined') return { __html: globalThis.htmlOfStaticPart?.(part) ?? '' };
  const cached = contents.get(part);
  if (cached) return cached;
  const content = { __html: elementOf(document, part)?.innerHTML ?? '' };
  contents.set(part, content);
  return content;
}

function elementOf(page: Document, part: string): Element | null {
  return page.querySelector(`[${STATIC}="${CSS.escape(part)}"]`);
}

/**
 * Gives the parts in `main` the content that they have in another document; each element stays, and
 * with it the focus and what a live region announces. Throws for a document without parts.
 */
export function adoptParts(page: Document): void {
  let count = 0;
  for (const element of document.querySelectorAll(`main [${STATIC}]`)) {
    const part = element.getAttribute(STATIC) ?? '';
    const html = elementOf(page, part)?.innerHTML;
    if (html === undefined) continue;
    count += 1;
    contents.set(part, { __html: html });
    if (element.innerHTML !== html) element.innerHTML = html;
  }
  if (count === 0) throw new Error('The document has no static parts');
}
