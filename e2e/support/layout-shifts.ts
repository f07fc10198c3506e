import type { Page } from '@playwright/test';

/** Adds up the layout shifts of a page that is opened afterwards. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      'shifted' in window && typeof window.shifted === 'number' ? window.shifted : Number.NaN,
    );
}
