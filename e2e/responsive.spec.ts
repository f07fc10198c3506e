import { firstOf, SCREENS } from './support/own-screens';
import { DIRECTIONS, expect, inLanguage, LANGUAGES, test } from './support/test';

test.use({ allowedErrors: /status of 404/ });

const WIDTHS = [320, 360, 768, 1280, 1920];
const EVERY_SCREEN = [
  ...SCREENS,
  { name: 'search without result', path: '/search?keyword=zzzz-introuvable' },
  { name: 'not found', path: '/nulle-part' },
];

for (const language of LANGUAGES) {
  for (const screen of EVERY_SCREEN) {
    test(`${screen.name} in ${language}: one title, the right language and direction, and nothing to scroll sideways at ${WIDTHS.join(', ')} px`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(inLanguage(await firstOf(baseURL ?? '', screen), language));
      if (screen.name === '/calendrier') await expect(page.locator('main table').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', DIRECTIONS[language]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}
