import { chromium, type Browser } from 'playwright';
import { systemBrowser } from '@/scripts/lib/browser.mjs';

/** A cheap phone, as Lighthouse's mobile set-up has it. */
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
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
}
