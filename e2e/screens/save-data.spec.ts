import type { Page } from '@playwright/test';
import { get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, test } from '../../testing/test';

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js$/;

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ),
);

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(
    (pattern) =>
      performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name))
        .length,
    SCRIPTS.source,
  );

test('a browser that sends Save-Data gets the page that all get, and no answer depends on it', async ({
  baseURL,
}) => {
  for (const path of ['/', '/en/contact', '/ar/toutacticle']) {
    const [saving, full] = [
      await get(baseURL ?? '', path, { headers: { 'save-data': 'on' } }),
      await get(baseURL ?? '', path),
    ];
    expect.soft(saving.headers.etag, path).toBe(full.headers.etag);
    expect.soft(saving.headers.vary, path).not.toMatch(/save-data/i);
  }
});

test('a page with its language in the path does not depend on the languages of a browser, one without does', async ({
  baseURL,
}) => {
  expect((await get(baseURL ?? '', '/ar/contact')).headers.vary).toBe('Accept-Encoding, Cookie');
  expect((await get(baseURL ?? '', '/contact')).headers.vary).toBe(
    'Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site',
  );
});

test('where data is saved, no script comes before the visitor’s first action, when another visitor’s have long come', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (
    await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' })
  ).newPage();
  for (const path of ['/', '/contact']) {
    await page.goto(path, { waitUntil: 'load' });
    await other.goto(path);
    await expect.poll(() => scriptsOf(other)).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await scriptsOf(page), path).toBe(0);
  }
  await page.locator('header summary').first().focus();
  await expect.poll(() => scriptsOf(page)).toBeGreaterThan(0);
  await other.context().close();
});

test('where data is saved, the carousels play once the scripts have come', async ({ page }) => {
  await page.goto('/');
  const pauses = page.getByRole('button', {
    name: new RegExp(`^(?:${messages.fr.home.pause}|${messages.fr.home.pausePartners})$`),
  });
  await page.getByRole('button', { name: messages.fr.home.nextSlide, exact: true }).click();
  await expect(page.locator('[aria-roledescription] [data-current]').first()).toHaveAttribute(
    'aria-label',
    /^[^\d]*2\b/,
  );
  await expect(pauses).toHaveCount(2);
});
