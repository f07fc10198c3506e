import type { Page } from '@playwright/test';
import { bringClock, expectHydrated, stopClock, hydrate } from '../support/hydrated';
import { openWithScriptsHeld, SCRIPTS } from '../support/scripts-held';
import { messages } from '../../testing/messages';
import { expect, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose; one test cuts the line.
test.use({ allowedErrors: /status of 404.*\/media\/|ERR_INTERNET_DISCONNECTED/ });

const texts = messages.fr;

/**
 * In milliseconds since the navigation: when the page was painted, and when its first script of the
 * framework was asked for.
 */
function moments(page: Page): Promise<{ painted: number; asked: number[] }> {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/chunks\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
}

for (const path of ['/', '/ar/calendrier']) {
  test(`${path} is painted before a script of the framework is asked for`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await moments(page)).asked.length).toBeGreaterThan(5);
    const { painted, asked } = await moments(page);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
    const tags = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
    expect(tags, 'no file has two tags').toHaveLength(new Set(tags).size);
  });
}

test('a key brings the scripts at once, though the page has not arrived', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url());
  });
  await bringClock(page);
  await stopClock(page);
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  expect(asked, 'no moment is idle in stopped time').toEqual([]);
  await page.keyboard.press('Tab');
  await expectHydrated(page);
});

test('a page whose payload cannot be read stays as the server wrote it: its form is sent without scripts', async ({
  page,
}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/(<script type="text\/x-payload"[^>]*>)/, '$1{'),
    });
  });
  await page.goto('/contact');
  for (const [name, value] of Object.entries({
    name: 'Visiteur Exemple',
    email: 'visiteur@entreprise.example',
    subject: 'Objet',
    message: `Message ${Date.now()}`,
  }))
    await page.locator(`main form [name="${name}"]`).fill(value);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('script[src*="/chunks/"]:not([nomodule])')).toHaveCount(0);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main')).toContainText(texts.contact.sent);
});

test.describe('content that is in the page only', () => {
  // React reports that something changed the page.
  test.use({ allowedErrors: /React error #418|status of 404.*\/media\// });

  test('is there again when the scripts have to render the page anew, because something changed it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('main')?.prepend(document.createElement('section')),
      );
    });
    const release = await openWithScriptsHeld(page, '/');
    const texts = () =>
      page
        // React adds a copy of the first script, which does not run.
        .locator('[data-static]:not([data-static="boot"])')
        .evaluateAll((parts) => parts.map(({ textContent }) => textContent));
    const names = await page
      .locator('[data-static]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-static')));
    expect(names).toHaveLength(new Set(names).size);
    const before = await texts();
    await hydrate(page);
    release();
    await expectHydrated(page);
    await expect(page.locator('main > section:empty')).toHaveCount(0);
    expect(await texts()).toEqual(before);
    await expect(page.locator('html[data-scripts]'), 'controls of scripts are shown').toHaveCount(
      1,
    );
  });
});

test('scripts that did not arrive are asked for again when the visitor moves', async ({ page }) => {
  const failed = new Set<string>();
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  page.on('requestfailed', (request) => failed.add(request.url()));
  await page.goto('/contact');
  await hydrate(page);
  await expect.poll(() => failed.size).toBeGreaterThan(5);
  await page.unroute(SCRIPTS);
  await expect(async () => {
    await hydrate(page);
    await expectHydrated(page);
  }).toPass();
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a reader is left undisturbed, a finger on a link loads no scripts for the page that is left, one on a control loads them at once', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) asked.push(request.url());
    });
    await bringClock(page);
    await stopClock(page);
    await page.goto('/toutacticle');
    await page.clock.runFor(60_000);
    await page.getByRole('banner').locator('p').first().tap();
    await page.locator('main a[href^="/article/"]').first().tap();
    await page.waitForURL('**/article/**');
    expect(asked).toEqual([]);
    await page.locator('header details[data-panel="menu"] summary').tap();
    await expect.poll(() => asked.length).toBeGreaterThan(5);
    await expectHydrated(page);
  });

  test('scripts of a screen with a part that acts before any finger does come by themselves', async ({
    page,
  }) => {
    await page.goto('/chambre_de_commerces');
    await expectHydrated(page);
  });
});

test('with Save-Data no script comes before the visitor’s first action; then the carousels play', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect((await moments(page)).asked).toEqual([]);
  await page.getByRole('button', { name: texts.home.nextSlide, exact: true }).click();
  await expect(page.getByRole('region', { name: texts.home.slides })).toContainText('2 / ');
  for (const name of [texts.home.pause, texts.home.pausePartners])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
});
