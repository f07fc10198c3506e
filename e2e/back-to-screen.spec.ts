import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openAwake, wake } from './support/awake';
import { BROKEN_PICTURES } from './support/broken-pictures';
import { HostileApi } from './support/hostile/hostile-api';
import { messages } from './support/messages';
import { startSite } from './support/site';
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

test.describe('a text that begins with a dollar sign', () => {
  // The API has no picture for it.
  test.use({ allowedErrors: /status of 404.*\/media\// });

  test('is a text like any other, also for who comes back to it', async ({ page }) => {
    const body = `$L1 par dossier, <b>payable au guichet</b> de la chambre ou par virement, ${'sans autres frais ni délais, '.repeat(5)}`;
    const api = await new HostileApi(['Tarifs'], body).start();
    const site = await startSite({ API_BASE_URL: api.url });
    try {
      await page.goto(`${site.url}/article/1`);
      await wake(page);
      const text = page.locator('main [data-rich-text]').first();
      await expect(text).toContainText('$L1 par dossier');
      await page.locator('footer').getByRole('link', { name: messages.fr.footer.accessibility.notAssessed }).first().click();
      await expect(page).toHaveURL(/\/accessibilite$/);
      await page.goBack();
      await expect(text).toContainText('$L1 par dossier, payable au guichet');
      await expect(text).not.toContainText('$$');
    } finally {
      await site.stop();
      await api.stop();
    }
  });
});
