import { firstOf, SCREENS } from './support/own-screens';
import { DESKTOP, expect, inLanguage, LANGUAGES, PHONE, test } from './support/test';

// A picture that is broken on purpose is the browser's error line; that the placeholder takes its place is the last test.
test.use({ allowedErrors: /status of 404.*\/media\/storage\// });
test.describe.configure({ timeout: 60_000 });

for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    test(`${inLanguage(screen.name, language)}: no error in the console, no sideways scroll on a telephone nor on a desktop`, async ({
      page,
      baseURL,
    }) => {
      const path = inLanguage(await firstOf(baseURL ?? '', screen), language);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        const answer = await page.goto(path, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(200);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${size.width} px`).toBeLessThanOrEqual(0);
        await expect(page.locator('main h1')).toHaveCount(1);
      }
    });
  }
}

test('a picture that cannot be loaded is replaced by the placeholder', async ({ page }) => {
  await page.route(/\/media\/storage\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('/toutacticle');
  const picture = page.locator('main article img').first();
  await expect(picture).toHaveAttribute('src', '/assets/placeholder.jpg');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
