import { firstOf, SCREENS } from './support/own-screens';
import { DESKTOP, expect, inLanguage, LANGUAGES, PHONE, test } from './support/test';

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
