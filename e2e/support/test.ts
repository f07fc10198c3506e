import { test as base, expect, type Page } from '@playwright/test';

export { expect };
export const LANGUAGES = ['fr', 'en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = { fr: 'ltr', en: 'ltr', ar: 'rtl' };
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** A path in a language: French has no prefix. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'fr') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Faults a page may not have, collected while a test runs. */
interface Faults {
  errors: string[];
}

function watch(page: Page, faults: Faults): void {
  page.on('pageerror', (error) => faults.errors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The map's host is another site: tests do not depend on it.
    if (/openstreetmap/.test(message.location().url + message.text())) return;
    faults.errors.push(`console: ${message.text()} (${message.location().url})`);
  });
}

interface Options {
  /** Errors a test expects, e.g. the browser's own line for a 404 document. */
  allowedErrors: RegExp | null;
}

/** Every test fails on a console error, an uncaught exception or a violation of the page's security policy. */
export const test = base.extend<Options & { watched: void }>({
  allowedErrors: [null, { option: true }],
  watched: [
    async ({ page, allowedErrors }, use) => {
      const faults: Faults = { errors: [] };
      watch(page, faults);
      await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // eslint-disable-next-line no-console
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use();
      expect(faults.errors.filter((error) => !allowedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});
