import type { Locator } from '@playwright/test';
import { messages } from '../../testing/messages';
import { expect, test } from '../../testing/test';
import { colourOf, openHydrated } from '../support/hydrated';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/** Of 255. */
async function brightness(element: Locator, property: 'color' | 'background-color') {
  const { red, green, blue } = await colourOf(element, property);
  return Math.round((red + green + blue) / 3);
}

test('with prefers-color-scheme: dark grounds are dark and words light, the browser’s own controls, calendar and map too; logos stand on light plates, pictures are as they are', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await brightness(page.locator('body'), 'background-color')).toBeLessThan(40);
  expect(await brightness(page.locator('body'), 'color')).toBeGreaterThan(200);
  const field = page.getByRole('textbox').first();
  expect(await brightness(field, 'background-color')).toBeLessThan(60);

  await page.goto('/chambre_de_commerces');
  const map = page.getByRole('region', { name: messages.fr.chambers.map }).getByRole('group');
  expect(await brightness(map.first(), 'background-color')).toBeLessThan(60);

  await openHydrated(page, '/calendrier');
  const day = page
    .locator('#calendar [data-date$="-10"]:not(.fc-day-today) a[data-navlink]')
    .first();
  expect(await brightness(page.locator('#calendar'), 'background-color')).toBeLessThan(60);
  expect(await brightness(day, 'color')).toBeGreaterThan(180);

  await page.goto('/partenaire');
  const logo = page.locator('main article img').first();
  expect(await brightness(logo.locator('..'), 'background-color')).toBe(255);

  await page.goto('/toutacticle');
  const picture = page.locator('main li img:not([data-placeholder])').first();
  await expect(picture).toHaveCSS('filter', 'none');
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(picture).toHaveCSS('mix-blend-mode', 'normal');
});
