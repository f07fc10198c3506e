import type { Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import { addressOf, sidebar } from '../support/details';
import { messages } from '../../testing/messages';
import { expect, LANGUAGES, test } from '../../testing/test';

const { articles } = demonstration;

const PLACEHOLDER = '/assets/placeholder.jpg';
const WIDTHS = [96, 192, 320, 480, 640, 720, 960, 1280];

/** Address of the first picture on a screen, without its width. */
async function pictureOn(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const src = (await page.locator('main img[src^="/media/"]').first().getAttribute('src')) ?? '';
  return src.replace(/\d+$/, '');
}

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

  test('falls back to the placeholder image: the one portrait the content API does not have', async ({
    page,
  }) => {
    await page.goto('/chambre_de_commerce/31');
    await page.locator('main section').last().scrollIntoViewIfNeeded();
    for (const image of await page.locator('main li img').all())
      await image.scrollIntoViewIfNeeded();
    const swapped = page.locator(`main li img[src="${PLACEHOLDER}"]`);
    await expect(swapped.first()).toBeVisible();
    for (const image of await page.locator('main li img').all()) {
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

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

test('a record without image shows the placeholder, and asks for nothing else', async ({
  page,
  baseURL,
}) => {
  const bare = articles.find(({ image }) => image.fr === '');
  await page.goto(await addressOf(baseURL ?? '', '/toutacticle', bare?.slug ?? '', 'fr'));
  const image = page.locator('main img').first();
  await expect(image).toHaveAttribute('src', PLACEHOLDER);
  await expect(image).not.toHaveAttribute('srcset');
});

test('pictures come from the site’s own origin, in widths of the list only', async ({
  page,
  request,
}) => {
  const picture = await pictureOn(page, '/article/1');
  expect(picture).toMatch(/^\/media\/\S+/);
  for (const width of WIDTHS)
    expect(await widthOf(page, picture + width), `w=${width}`).toBe(width);
  for (const asked of [
    '1',
    '97',
    '300',
    '99999',
    '',
    'abc',
    '-5',
    '1e3',
    '640.5',
    '640&w=640',
    '640&q=1',
    '640&x=1',
  ])
    expect((await request.get(picture + asked)).status(), `w=${asked}`).toBe(404);
  expect((await request.get(picture.replace(/s=[^&]+/, 's=AAAAAAAAAAAA') + 640)).status()).toBe(
    404,
  );
  const answer = await request.get(`${picture}640`);
  expect(answer.headers()['content-type']).toBe('image/webp');
  expect(answer.headers()['cache-control']).toMatch(/max-age=\d{4,}/);
  const again = await request.get(`${picture}640`, {
    headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('every picture offers its widths to the browser, none outside the list', async ({ page }) => {
  await page.goto('/toutacticle');
  const sets = await page
    .locator('main img[srcset]')
    .evaluateAll((all) => all.map((image) => image.getAttribute('srcset') ?? ''));
  expect(sets.length).toBeGreaterThan(0);
  for (const set of sets) {
    for (const candidate of set.split(', ')) {
      const [address = '', width = ''] = candidate.split(' ');
      expect(WIDTHS).toContain(Number.parseInt(width, 10));
      expect(address).toMatch(new RegExp(`^/media/.+[?&]w=${Number.parseInt(width, 10)}$`));
    }
  }
});

test('what is no picture of the content API is not found', async ({ request }) => {
  for (const path of [
    '/media/storage/absent.jpg?w=640',
    '/media/api/articles',
    '/media/',
    '/media/%2e%2e/api/articles',
    '/media/storage/%252e%252e/x.png',
    '/media/storage/files/guide-premiere-exportation-fr.pdf',
  ]) {
    expect((await request.get(path)).ok(), path).toBe(false);
  }
});

test('/files downloads a document under its own name, never shown in the browser', async ({
  page,
  request,
}) => {
  await page.goto('/article/1');
  const link = sidebar(page, 'fr').locator('a[download]').first();
  const href = (await link.getAttribute('href')) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(href.endsWith(download.suggestedFilename())).toBe(true);
  const answer = await request.get(href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.pdf"/);
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  expect((await answer.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await expect(page).toHaveURL(/\/article\/1$/);
});

test('/files offers nothing but documents of the content API', async ({ request }) => {
  for (const path of [
    '/files/storage/files/absent.pdf',
    '/files/api/articles',
    '/files/storage/page.html',
    '/files/%2e%2e/package.json',
    '/files/',
  ]) {
    expect((await request.get(path)).ok(), path).toBe(false);
  }
});

for (const language of LANGUAGES) {
  test(`GET /locales/${language}/translation.json answers with the texts in ${language}`, async ({
    request,
  }) => {
    const answer = await request.get(`/locales/${language}/translation.json`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(messages[language]);
  });
}

test('other languages and namespaces are not found, and nothing can be added', async ({
  request,
}) => {
  for (const path of [
    '/locales/de/translation.json',
    '/locales/fr/autre.json',
    '/locales/fr/translation',
    '/locales/FR/translation.json',
    '/locales/fr',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect(
    (await request.post('/locales/add/fr/translation', { data: { clef: 'texte' } })).status(),
  ).toBe(404);
});

test('a file of the site that does not exist is not found, and its absence is not kept', async ({
  request,
}) => {
  for (const path of [
    '/assets/absent.jpg',
    '/icons/absent.svg',
    '/_next/static/chunks/absent.js',
    '/sitemap/absent.xml',
    '/media/',
    '/files/',
    '/locales/fr',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'] ?? 'no-store', path).toMatch(
      /no-store|max-age=30$|^public, stale-if-error=0$/,
    );
  }
  const present = await request.get('/assets/placeholder.jpg');
  expect(present.status()).toBe(200);
  expect(present.headers()['cache-control']).toMatch(/max-age=\d{5,}/);
});
