import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import { foldText } from '../../lib/text/fold';
import { messages, shownIn } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const { chambers } = demonstration;

const placed = chambers.filter(({ latitude }) => latitude !== '');
const dots = (page: Page): Locator => page.locator('svg a[data-chamber]');
const dot = (page: Page, code: number): Locator => page.locator(`svg a[data-chamber="${code}"]`);

/** Middle of each dot on the screen, by chamber. */
async function places(page: Page): Promise<Map<number, { x: number; y: number }>> {
  const found = await dots(page).evaluateAll((links) =>
    links.map((link): [number, { x: number; y: number }] => {
      const { x, y, width, height } = (
        link.querySelector('circle') ?? link
      ).getBoundingClientRect();
      return [
        Number((link as SVGAElement).dataset['chamber']),
        { x: x + width / 2, y: y + height / 2 },
      ];
    }),
  );
  return new Map(found);
}

const at = (found: Map<number, { x: number; y: number }>, code: number): { x: number; y: number } =>
  found.get(code) ?? { x: Number.NaN, y: Number.NaN };

for (const language of ONE_PER_DIRECTION) {
  test(`in ${language}: beside the list a map shows each chamber with a place, as a link with its name; west is left and north is up, and dots are 24 px apart from 320 to 1280 px`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(inLanguage('/chambre_de_commerces', language), { waitUntil: 'networkidle' });
    const map = page.getByRole('region', { name: messages[language].chambers.map });
    await expect(dots(page)).toHaveCount(placed.length);
    const links = await dots(page).evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('aria-label') ?? '']),
    );
    for (const { id, wilayas_name } of placed) {
      const start = `${inLanguage(`/chambre_de_commerce/${id}`, language)}/`;
      const [, name = ''] = links.find(([href]) => href?.startsWith(start)) ?? [];
      expect(foldText(name), start).toContain(foldText(shownIn(language, wilayas_name)));
    }
    const listed = page.locator('main li').filter({ has: page.locator('article') });
    await expect(listed).toHaveCount(chambers.length);
    expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    const [top, first] = [await map.boundingBox(), await listed.first().boundingBox()];
    expect(top?.y, 'beside it').toBeCloseTo(first?.y ?? 0, -1);

    for (const width of [320, 768, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await places(page);
      expect(at(found, 13).x, 'Tlemcen and Oran').toBeLessThan(at(found, 31).x);
      expect(at(found, 37).x, 'Tindouf and Illizi').toBeLessThan(at(found, 33).x);
      expect(at(found, 16).y, 'Algiers and Djelfa').toBeLessThan(at(found, 17).y);
      const all = [...found.values()];
      const distances = all.flatMap((a, index) =>
        all.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      );
      expect(Math.min(...distances), `${width} px`).toBeGreaterThanOrEqual(23.5);
    }
  });
}

test('a dot is reached by keyboard, shows that it has the focus and its name, in forced colours too, and leads to its chamber; the map can be passed over', async ({
  page,
}) => {
  await page.goto('/chambre_de_commerces');
  const skip = page.getByRole('link', { name: messages.fr.chambers.skipMap });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: messages.fr.chambers.csv })).toBeFocused();
  await dot(page, 2).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator('svg a:focus-visible');
  await expect(focused).toHaveCount(1);
  await expect(focused.locator('text')).toBeVisible();
  await expect(focused).toHaveCSS('outline-width', '3px');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const fill = (part: Locator): Promise<string> =>
    part.evaluate((drawn) => getComputedStyle(drawn).fill);
  expect(await fill(focused.locator('circle').nth(1))).not.toBe(
    await fill(page.locator('svg use').first()),
  );
  const name = await focused.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    name?.split(' – ').at(-1) ?? '?',
  );
});

test('what the filter leaves out fades on the map, and comes back', async ({ page }) => {
  await page.goto('/chambre_de_commerces');
  const box = page.getByRole('searchbox', { name: messages.fr.chambers.filter });
  await box.fill('tlemcen');
  await expect(page.locator('svg a[data-chamber]:not([data-dimmed])')).toHaveCount(1);
  await expect(dot(page, 13)).not.toHaveAttribute('data-dimmed');
  await box.fill('');
  await expect(page.locator('svg a[data-dimmed]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all dots are shown, and on a phone a link leads to the map below the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/chambre_de_commerces?search=oran');
    await expect(dots(page)).toHaveCount(placed.length);
    await page.getByRole('link', { name: messages.fr.chambers.toMap }).click();
    await expect(page.getByRole('heading', { name: messages.fr.chambers.map })).toBeInViewport();
    await expect(page.getByRole('button', { name: messages.fr.chambers.nearest })).toHaveCount(0);
  });
});
