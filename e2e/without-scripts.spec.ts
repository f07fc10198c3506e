import type { Page } from '@playwright/test';
import { firstOf, SCREENS } from './support/own-screens';
import { expect, inLanguage, LANGUAGES, test } from './support/test';

/** What may differ: controls for one of the two cases, dialogs, and the calendar drawn over the agenda. */
const APART = 'script, style, noscript, template, dialog, [role="dialog"], .needs-scripts, .without-scripts, .loading-bar';

/** The words of one part of the page, one per line of its text, as a reader without styles would have them. */
async function words(page: Page, part: string): Promise<string[]> {
  return page
    .locator(part)
    .first()
    .evaluate((element, apart) => {
      const copy = element.cloneNode(true) as Element;
      for (const excluded of copy.querySelectorAll(apart)) excluded.remove();
      const found: string[] = [];
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text) found.push(text);
      }
      return found;
    }, APART);
}

/** The texts and links of header, main and footer. */
async function content(page: Page): Promise<Record<string, string[]>> {
  const parts: Record<string, string[]> = {};
  for (const part of ['header', 'main', 'footer']) {
    const selector = `body > ${part}`;
    parts[part] = [(await words(page, selector)).join(' ')];
    const links = await page
      .locator(selector)
      .first()
      .evaluate(
        (element, apart) =>
          [...element.querySelectorAll('a[href]')].filter((link) => !link.closest(apart)).map((link) => link.getAttribute('href') ?? ''),
        APART,
      );
    parts[`links of ${part}`] = links;
  }
  return parts;
}

// A picture that is broken on purpose is the browser's error line.
test.use({ allowedErrors: /status of 404.*\/media\/storage\// });
test.describe.configure({ timeout: 60_000 });

for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    test(`${inLanguage(screen.name, language)} reads the same without scripts as with them`, async ({ page, browser, baseURL }) => {
      const path = inLanguage(await firstOf(baseURL ?? '', screen), language);
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'fr-FR' });
      const bare = await context.newPage();
      await bare.goto(path);
      const without = await content(bare);
      await context.close();
      expect(without['main']?.join('').length).toBeGreaterThan(40);
      await page.goto(path);
      // Scripts have taken over when nothing they fetch is on its way any more; from then on nothing may have changed.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => content(page)).toEqual(without);
    });
  }
}
