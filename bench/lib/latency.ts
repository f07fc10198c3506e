import type { BrowserContext, Page } from 'playwright';

interface Timings {
  /**
   * Longest duration of an event of the visitor's, from the event to the next frame drawn after it.
   */
  longest: number;
}

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Puts the measuring into every page of a context: it must be there before the page is. */
export async function watchTimings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.timings = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.timings.longest = Math.max(window.timings.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Discards events of opening the page. */
export async function startAfresh(page: Page): Promise<void> {
  // No named functions: the compiler's helper for names does not exist in the page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.evaluate(() => {
    window.timings = { longest: 0 };
  });
}

/** The longest event since `startAfresh`; below 16 ms the browser reports none. */
export async function longestEvent(page: Page): Promise<number> {
  // An event's entry comes after the frame drawn for it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );
  return Math.max(16, await page.evaluate(() => window.timings.longest));
}
