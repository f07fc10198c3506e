import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_WAIT = 60_000;

/**
 * Keeps when the click was, for the next document too; and when another title was drawn in the same
 * one.
 */
export const WATCH_CLICK = `(() => {
  const title = document.querySelector('main h1')?.textContent;
  for (const name of ['clicked-at', 'drawn-at']) localStorage.removeItem(name);
  addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked-at', performance.timeOrigin + timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if ((document.querySelector('main h1')?.textContent ?? title) === title) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => localStorage.setItem('drawn-at', performance.timeOrigin + performance.now())));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/**
 * From the click to the first paint of a new document, or to the frame with a new title in the same
 * one.
 */
const DRAWN = `(() => {
  const clicked = Number(localStorage.getItem('clicked-at'));
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const moments = [paint ? performance.timeOrigin + paint.startTime : 0, Number(localStorage.getItem('drawn-at'))];
  return clicked ? (moments.map((moment) => moment - clicked).find((time) => time > 0) ?? null) : null;
})()`;

/** Milliseconds from the click on a page that runs `WATCH_CLICK` until the next screen is drawn. */
export async function untilDrawn(
  evaluate: (expression: string) => Promise<unknown>,
): Promise<number> {
  const deadline = performance.now() + LONGEST_WAIT;
  for (;;) {
    const drawn = await evaluate(DRAWN);
    if (typeof drawn === 'number') return drawn;
    if (performance.now() > deadline)
      throw new Error('The next screen was not drawn within a minute of the click');
    await sleep(20);
  }
}
