import type { Page } from '@playwright/test';
import { markDocument, isSameDocument, wake } from './support/awake';
import { get } from './support/http';
import { LaravelApi } from './support/laravel-api';
import { messages } from './support/messages';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

const DATA = /[?&]_hydration=/;
const INLINE = 'self.__next_f';

/** The scripts have taken over: they mark the links of the current screen. */
const expectAwake = (page: Page): Promise<void> => expect(page.locator('footer a[aria-current="page"]')).not.toHaveCount(0);

test('a page comes without its scripts’ data; they are fetched once, after it is painted', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url())) asked.push(request.url());
  });
  const document = await get(baseURL ?? '', '/contact');
  expect(document.body).not.toContain(INLINE);
  await page.goto('/contact');
  await expectAwake(page);
  expect(asked).toHaveLength(1);
  const { painted, begun } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    begun: performance.getEntriesByType('resource').find(({ name }) => name.includes('_hydration='))?.startTime ?? 0,
  }));
  expect(begun).toBeGreaterThan(painted);
});

test('the data are the same for every visitor, in the page’s language, and nothing for search engines', async ({ baseURL }) => {
  for (const path of ['/contact', '/ar/contact', '/search?keyword=export']) {
    const { body } = await get(baseURL ?? '', path);
    const address = (/data-hydration="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(address).toContain(path);
    const answers = await Promise.all(
      [{}, { 'accept-language': 'en' }, { cookie: 'language=ar; leger=1' }, { 'save-data': 'on' }].map((headers) =>
        get(baseURL ?? '', address, { headers }),
      ),
    );
    for (const { status, headers, body: data } of answers) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/x-component; charset=utf-8',
        'cache-control': 'public, max-age=604800, immutable',
        'x-robots-tag': 'noindex',
      });
      expect(data).toBe(answers[0]?.body);
      expect(data).toContain(`"lang":"${path.startsWith('/ar') ? 'ar' : 'fr'}"`);
    }
  }
});

test.describe('of a screen that does not exist', () => {
  test.use({ allowedErrors: /status of 404.*nulle-part/ });

  test('the page, which nobody keeps, holds its data itself, and there are none beside it', async ({ page, baseURL }) => {
    expect((await get(baseURL ?? '', '/nulle-part')).body).toContain(INLINE);
    const asked = await get(baseURL ?? '', '/nulle-part?_hydration=abcdefgh12345678');
    expect(asked.status).toBe(404);
    await page.goto('/nulle-part');
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
  });
});

test.describe('on a bad line', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('data that did not arrive are asked for again when the visitor moves', async ({ page }) => {
    let failed = 0;
    await page.route(DATA, (route) => route.abort('internetdisconnected'));
    page.on('requestfailed', (request) => {
      if (DATA.test(request.url())) failed += 1;
    });
    await page.goto('/contact');
    await wake(page);
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.unroute(DATA);
    await expect(async () => {
      await wake(page);
      await expectAwake(page);
    }).toPass({ timeout: 15_000 });
  });
});

test.describe('of content that changed before the scripts came', () => {
  let api: LaravelApi;
  let site: Site;
  test.beforeEach(async () => {
    api = await new LaravelApi('Atlas').start();
    site = await startSite({ API_BASE_URL: api.url, PAGE_FRESH_SECONDS: '1', CONTENT_FRESH_SECONDS: '1' });
  });
  test.afterEach(async () => {
    await site.stop();
    await api.stop();
  });

  /** Opens the partners; by the time their scripts come, the content is another. */
  async function openBeforeTheChange(page: Page, isOlderGone: boolean): Promise<void> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let nth = 0;
    await page.route(DATA, async (route) => {
      nth += 1;
      await held;
      await (isOlderGone && nth === 1 ? route.fulfill({ status: 404 }) : route.continue());
    });
    await page.goto(`${site.url}/partenaire`);
    await expect(page.locator('main')).toContainText('Atlas');
    await markDocument(page);
    await wake(page);
    api.mark = 'Saoura';
    await expect.poll(async () => (await get(site.url, '/partenaire')).body, { timeout: 15_000 }).toContain('Saoura');
    release();
  }

  /** It stays as it came; the way back to it shows what is new. */
  async function expectTakenOver(page: Page): Promise<void> {
    await expectAwake(page);
    await expect(page.locator('main')).toContainText('Atlas');
    await page.locator('footer').getByRole('link', { name: messages.fr.footer.accessibility }).first().click();
    await expect(page).toHaveURL(/\/accessibilite$/);
    await page.goBack();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(messages.fr.partners.title);
    expect(await isSameDocument(page)).toBe(true);
  }

  test('the page is taken over by its own data, which are kept for a while', async ({ page }) => {
    await openBeforeTheChange(page, false);
    await expectTakenOver(page);
  });

  test.describe('when they are gone', () => {
    test.use({ allowedErrors: /status of 404.*_hydration=/ });

    test('the page is taken over by the newer one’s, and the way back shows what is new', async ({ page }) => {
      await openBeforeTheChange(page, true);
      await expectTakenOver(page);
      await expect(page.locator('main')).toContainText('Saoura');
    });
  });
});
