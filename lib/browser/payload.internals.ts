/*
 * Relies on `self.__next_f`, the list in which the framework's client looks for the payload of a
 * page when it starts: `[0]` announces it, every other entry is a piece; and on `TURBOPACK`, the
 * list in which the bundler's client looks for what to start. Seen in Next 16.2 to 16.4. The server
 * writes payload and starts as blocks of data (server/renderer/page-html.internals), and leaves the
 * content of static elements to the page (server/renderer/payload.internals). Otherwise: the server
 * does not recognise the page and sends it without scripts; this code is not in it then. Where the
 * blocks cannot be read (an extension or a proxy changed the page), the framework's scripts are not
 * loaded: the page reads on, with its links and forms.
 */

/** The `type` of a data block, which browsers do not run. */
export const PAYLOAD_TYPE = 'text/x-payload';
/**
 * The attribute of an element without client components, with a name that is unique in its page:
 * its content is in the page alone.
 */
export const STATIC = 'data-static';
/** Elements that may be rendered apart (`Static`). */
export const STATIC_TAGS = [
  'article',
  'aside',
  'div',
  'footer',
  'header',
  'nav',
  'section',
  'ul',
] as const;

const ROWS = /^[\da-f]+:/;
const STATIC_ELEMENT = /"data-static":"([\w-]+)","dangerouslySetInnerHTML":\{"__html":"(?=")/g;

/**
 * Passes the payload to the framework; false if it cannot be read. Call it once the document is
 * parsed, before the framework's scripts.
 */
export function restorePayload(): boolean {
  // The blocks stay: without one of them, browsers compute the styles of the whole page anew.
  const texts = Array.from(
    document.querySelectorAll(`script[type="${PAYLOAD_TYPE}"]`),
    ({ textContent }) => textContent,
  );
  try {
    const payload = texts.find((text) => ROWS.test(text));
    const starts = texts
      .filter((text) => text !== payload)
      .map((text): unknown => JSON.parse(text));
    if (payload === undefined) return false;
    Object.assign(
      window,
      { __next_f: [[0], [1, payload.replace(STATIC_ELEMENT, withContent)]] },
      starts.length > 0 && { TURBOPACK: starts },
    );
  } catch {
    return false;
  }
  return true;
}

/**
 * The framework needs the content when it renders the element anew: on the way back to the page, or
 * because the page was changed.
 */
function withContent(start: string, name: string): string {
  const html = document.querySelector(`[${STATIC}="${name}"]`)?.innerHTML ?? '';
  // In a payload a text that begins with `$` has another one before it.
  return start + JSON.stringify(html.startsWith('$') ? `$${html}` : html).slice(1, -1);
}
