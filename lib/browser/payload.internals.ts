/*
 * Relies on `self.__next_f`, the list in which the framework's client looks for the payload of a page when it starts: `[0]` announces it,
 * every other entry is a piece; and on `TURBOPACK`, the list in which the bundler's client looks for what to start. Seen in Next 16.2 to
 * 16.4. The server writes their entries as blocks of data (server/renderer/page-html.internals).
 * Otherwise: the server does not recognise the page and sends it without scripts; this code is not in it then. Where the blocks cannot be
 * read (an extension or a proxy changed the page), the framework's scripts are not loaded: the page reads on, with its links and forms.
 */
const BLOCKS = 'script[type="text/x-payload"]';

/** Passes the payload to the framework; false if it cannot be read. Call it once the document is parsed, before the framework's scripts. */
export function restorePayload(): boolean {
  const blocks = Array.from(document.querySelectorAll(BLOCKS));
  try {
    const pieces = blocks.map((block): unknown => JSON.parse(block.textContent));
    const [payload, starts] = [pieces.filter(Array.isArray), pieces.filter((piece) => !Array.isArray(piece))];
    Object.assign(window, { __next_f: [[0], ...payload] }, starts.length > 0 && { TURBOPACK: starts });
  } catch {
    return false;
  }
  for (const block of blocks) block.remove();
  return blocks.length > 0;
}
