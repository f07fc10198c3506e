/*
 * Relies on `self.__next_f`, the list in which the framework's client looks for the payload of a page when it starts: `[0]` announces it, every other
 * entry is a piece. Seen in Next 16.2 to 16.4. The server writes the pieces as inert data blocks (server/renderer/deferred-scripts.internals).
 * Otherwise: the server does not recognise the page and leaves it as Next wrote it; this code is not in it then.
 */
const BLOCKS = 'script[type="text/x-payload"]';

/** Hands the payload over to the framework. To be called when the document has been read to its end, before the framework's scripts run. */
export function restorePayload(): void {
  const blocks = Array.from(document.querySelectorAll(BLOCKS));
  const pieces = blocks.map((block): unknown => JSON.parse(block.textContent));
  Object.assign(window, { __next_f: [[0], ...pieces] });
  for (const block of blocks) block.remove();
}
