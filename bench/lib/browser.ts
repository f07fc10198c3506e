import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_ARGS, systemBrowser } from '@/scripts/lib/browser.mjs';

/** A cheap phone, as in Lighthouse's mobile configuration. */
export const CHEAP_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  timezoneId: 'Africa/Algiers',
};

export function openBrowser(): Promise<Browser> {
  const executablePath = systemBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS });
}

/** Neither a request under way nor a new one for so many milliseconds. */
const QUIET = 700;

/**
 * Call it before the page is opened; what it returns waits until the page has stopped loading, also
 * what its scripts load later.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const traffic = { underWay: 0, last: performance.now() };
  const change = (by: 1 | -1): void => {
    traffic.underWay += by;
    traffic.last = performance.now();
  };
  page.on('request', () => change(1));
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  return async () => {
    while (traffic.underWay > 0 || performance.now() - traffic.last < QUIET)
      await page.waitForTimeout(QUIET / 7);
  };
}
