import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openAwake } from './support/awake';
import { BROKEN_PICTURES } from './support/broken-pictures';
import { expect, test } from './support/test';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

/** Screens, and what in them no script changes. */
const SCREENS = [
  ['/', 'main section:is([aria-labelledby="services"], [aria-labelledby="about"])'],
  ['/en/toutacticle', 'main article'],
  ['/ar/chambre_de_commerces', 'main article'],
] as const;

function shown(page: Page, selector: string): Promise<unknown[]> {
  return page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => ({
      text: part.textContent,
      elements: part.querySelectorAll('*').length,
      links: Array.from(part.querySelectorAll('a'), ({ href }) => href),
    })),
  );
}

for (const [path, selector] of SCREENS) {
  test(`${path} shows the same to who comes back to it without a reload`, async ({ page }) => {
    await openAwake(page, path);
    await markDocument(page);
    const first = await shown(page, selector);
    expect(first.length).toBeGreaterThan(1);
    const header = await shown(page, 'header nav');
    await page.locator('footer a[href$="/contact"]').click();
    await expect(page.locator('main form[action$="/contact"]')).toBeVisible();
    expect(await shown(page, selector)).toEqual([]);
    await page.goBack();
    await expect.poll(() => shown(page, selector)).toEqual(first);
    expect(await shown(page, 'header nav')).toEqual(header);
    expect(await isSameDocument(page)).toBe(true);
  });
}
