import type { Locator } from '@playwright/test';
import { messages } from '../../testing/messages';
import { expect, test } from '../../testing/test';
import { colourOf, openHydrated } from '../support/hydrated';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/** Of 255. */
async function brightness(
  element: Locator,
  property: 'color' | 'background-color',
): Promise<number> {
  const { red, green, blue } = await colourOf(element, property);
  return Math.round((red + green + blue) / 3);
}

test('with prefers-color-scheme: dark grounds are dark and words light, the browser’s own controls too', async ({
  page,
}) => {
  for (const path of ['/', '/toutacticle', '/contact']) {
    await page.goto(path);
    const body = page.locator('body');
    expect(await brightness(body, 'background-color'), path).toBeLessThan(40);
    expect(await brightness(body, 'color'), path).toBeGreaterThan(200);
    expect(
      await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme),
      path,
    ).toBe('dark');
  }
  const field = page.getByRole('textbox').first();
  expect(await brightness(field, 'background-color')).toBeLessThan(60);
});

test('logos stand on light plates, pictures are as they are', async ({ page }) => {
  await page.goto('/partenaire');
  const logo = page.locator('main article img').first();
  expect(await brightness(logo.locator('..'), 'background-color')).toBe(255);
  await page.goto('/toutacticle');
  const picture = page.locator('main li img:not([data-placeholder])').first();
  expect(
    await picture.evaluate((image) => {
      const { filter, opacity, mixBlendMode } = getComputedStyle(image);
      return { filter, opacity, mixBlendMode };
    }),
  ).toEqual({ filter: 'none', opacity: '1', mixBlendMode: 'normal' });
});

test('calendar and map are dark as well', async ({ page }) => {
  await openHydrated(page, '/calendrier');
  const day = page.locator('#calendar .fc-daygrid-day:not(.fc-day-other, .fc-day-today)').first();
  await expect(day).toBeVisible();
  const grid = page.locator('#calendar');
  expect(await brightness(grid, 'background-color')).toBeLessThan(60);
  expect(await brightness(day.locator('.fc-daygrid-day-number'), 'color')).toBeGreaterThan(180);
  await page.goto('/chambre_de_commerces');
  const map = page.getByRole('region', { name: messages.fr.chambers.map }).getByRole('group');
  expect(await brightness(map.first(), 'background-color')).toBeLessThan(60);
});

test('what is printed is light always', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/article/1', '/calendrier', '/chambre_de_commerce/16']) {
    await page.goto(path);
    expect(await brightness(page.locator('body'), 'color'), path).toBeLessThan(50);
    expect(await brightness(page.getByRole('heading', { level: 1 }), 'color')).toBeLessThan(50);
    expect(
      await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme),
      path,
    ).toBe('light');
  }
});
