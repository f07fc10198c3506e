import type { Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import { expect, LANGUAGES, test } from '../../testing/test';

const PLACEHOLDER = '/assets/placeholder.jpg';
/** The width a picture comes in. */
const widthOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, address);

test.describe('a broken image', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is swapped on a card as soon as it fails, without changing its size', async ({ page }) => {
    await page.goto('/toutacticle');
    const size = await page.locator('main article img').first().boundingBox();
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const image = page.locator('main article img').first();
    await expect(image).toHaveAttribute('src', PLACEHOLDER);
    await expect(image).not.toHaveAttribute('srcset');
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    expect(await image.boundingBox()).toEqual(size);
  });

  test('is swapped once: a placeholder that fails too is not asked for again and again', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await page.route(`**${PLACEHOLDER}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } });
    });
    await page.goto('/article/1');
    await expect(page.locator('main img').first()).toHaveAttribute('src', PLACEHOLDER);
    await page.waitForLoadState('networkidle');
    // Those that fail at the same time may share one request.
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(await page.locator(`img[src="${PLACEHOLDER}"]`).count());
  });
});

test('every picture on a list offers its widths to the browser, which gets them from the site’s own origin', async ({
  page,
}) => {
  await page.goto('/toutacticle');
  const sets = await page
    .locator('main img[srcset]')
    .evaluateAll((all) => all.map((image) => image.getAttribute('srcset') ?? ''));
  expect(sets.length).toBeGreaterThan(0);
  const candidates = sets.flatMap((set) => set.split(', ').map((each) => each.split(' ')));
  for (const [address = '', width = ''] of candidates)
    expect(address).toMatch(new RegExp(`^/media/.+[?&]w=${Number.parseInt(width, 10)}$`));
  const [picture] = (sets[0] ?? '').split(', ').map((each) => each.split(' '));
  expect(await widthOf(page, picture?.[0] ?? '')).toBe(Number.parseInt(picture?.[1] ?? '', 10));
});

test('GET /locales/{lng}/{ns}.json answers with the texts of a language; other languages and namespaces are not found, and nothing can be added', async ({
  request,
}) => {
  for (const language of LANGUAGES) {
    const answer = await request.get(`/locales/${language}/translation.json`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(messages[language]);
  }
  for (const path of [
    'de/translation.json',
    'fr/autre.json',
    'fr/translation',
    'FR/translation.json',
  ])
    expect((await request.get(`/locales/${path}`)).status(), path).toBe(404);
  const added = await request.post('/locales/add/fr/translation', { data: { clef: 'texte' } });
  expect(added.status()).toBe(404);
});
