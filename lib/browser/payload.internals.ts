/*
 * Relies on `self.__next_f`, the list in which the framework's client looks for the payload of a
 * page when it starts: `[0]` announces it, every other entry is a piece; and on `TURBOPACK`, the
 * list in which the bundler's client looks for what to start. Seen in Next 16.2 to 16.4. The server
 * writes both as blocks of data (server/renderer/page-html.internals). Otherwise: the server does
 * not recognise the page and sends it without scripts; this code is not in it then. Where the
 * blocks cannot be read (an extension or a proxy changed the page), the framework's scripts are not
 * loaded: the page reads on, with its links and forms.
 */

/** The `type` of a data block, which browsers do not run. */
export const PAYLOAD_TYPE = 'text/x-payload';

/**
 * Passes the payload to the framework; false if it cannot be read. Call it once the document is
 * parsed, before the framework's scripts.
 */
export function restorePayload(): boolean {
  // The blocks stay: without one of them, browsers compute the styles of the whole page anew.
  const blocks = document.querySelectorAll(`script[type="${PAYLOAD_TYPE}"]`);
  try {
    const values = Array.from(blocks, ({ textContent }): unknown => JSON.parse(textContent));
    const pieces = values.filter((value) => Array.isArray(value));
    if (pieces.length === 0) return false;
    const starts = values.filter((value) => !Array.isArray(value));
    Object.assign(
      window,
      { __next_f: [[0], ...pieces] },
      starts.length > 0 && { TURBOPACK: starts },
    );
    return true;
  } catch {
    return false;
  }
}
