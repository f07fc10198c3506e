import type { Locator, Page } from '@playwright/test';
import { bringClock, expectHydrated, stopClock, hydrate } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { expect, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose; one test cuts the line.
test.use({ allowedErrors: /status of 404.*\/media\/|ERR_INTERNET_DISCONNECTED/ });

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js$/;
const texts = messages.fr;

/** Opens a screen and holds the framework's scripts back until the function it gives is called. */
async function openWithScriptsHeld(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  // On a slow machine the scripts are asked for before the page has loaded, which then waits for
  // them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => release();
}

const expectAsleep = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
/** What is to become the tabs: before the scripts they are buttons. */
const featureButtons = (page: Page): Locator => page.locator('main button[id$="-tab"]');
const panel = (page: Page, name: string): Locator =>
  page.locator(`header details[data-panel="${name}"]`);

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

for (const path of [
  '/',
  '/en/calendrier',
  '/ar/contact',
  '/toutacticle',
  '/article/1',
  '/chambre_de_commerces',
]) {
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

test.describe('while the scripts are on their way', () => {
  test('clicks on carousel and tab are not lost', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/');
    await page.getByRole('button', { name: texts.home.nextSlide, exact: true }).click();
    await featureButtons(page).nth(1).click();
    const chambers = page.getByRole('group', { name: texts.home.chambers, exact: true });
    const first = chambers.getByRole('listitem').first();
    await chambers.getByRole('button', { name: texts.home.nextChambers, exact: true }).click();
    const before = (await first.boundingBox())?.x ?? 0;
    await expectAsleep(page);
    release();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: texts.home.slides })).toContainText('2 / ');
    await expect.poll(async () => (await first.boundingBox())?.x ?? 0).not.toBe(before);
  });

  test('a click is not lost though the loader itself comes three seconds late', async ({
    page,
  }) => {
    await page.route(/\/_next\/static\/later\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: texts.home.nextSlide, exact: true }).click();
    await expectAsleep(page);
    await expect(page.getByRole('region', { name: texts.home.slides })).toContainText('2 / ');
  });

  test('arrow keys on the tabs are not lost', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/');
    await featureButtons(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expectAsleep(page);
    release();
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
  });

  test('the mobile menu and its submenus open, and stay open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openWithScriptsHeld(page, '/contact');
    await panel(page, 'menu').locator('summary').click();
    const submenu = page.locator('header nav details').first();
    await submenu.locator('> summary').click();
    await expect(submenu).toHaveAttribute('open');
    await expectAsleep(page);
    release();
    await expectHydrated(page);
    await expect(submenu).toHaveAttribute('open');
    await expect(panel(page, 'menu')).toHaveAttribute('open');
  });

  test('a submenu under the pointer opens as soon as they are there', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/contact');
    const submenu = page.locator('header nav details').first();
    await submenu.locator('> summary').hover();
    await expectAsleep(page);
    release();
    await expect(submenu).toHaveAttribute('open');
  });

  test('the search opens, and answers; opened early, it takes the focus when they are there', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/contact');
    await panel(page, 'search').locator('summary').click();
    // With suggestions it becomes a combobox.
    const box = panel(page, 'search').locator('input[name="keyword"]');
    await box.fill(' export ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=export$/);
    await expect(page.locator('main article').first()).toBeVisible();
    await panel(page, 'search').locator('summary').click();
    await expectAsleep(page);
    release();
    await expect(box).toBeFocused();
  });

  test('a menu is closed as its page is left, which may be kept', async ({ page }) => {
    await openWithScriptsHeld(page, '/toutacticle');
    await panel(page, 'search').locator('summary').click();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(panel(page, 'search')).not.toHaveAttribute('open');
    await expectAsleep(page);
  });

  test('a step back to an earlier search shows its list', async ({ page }) => {
    await openWithScriptsHeld(page, '/toutacticle');
    // As a list did before this page was loaded anew.
    await page.evaluate(() => history.pushState(null, '', '?search=export'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('#list-search')).toHaveValue('export');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('#list-search')).toHaveValue('');
    await expectAsleep(page);
  });

  test('a blank search is ignored', async ({ page }) => {
    await openWithScriptsHeld(page, '/contact');
    await panel(page, 'search').locator('summary').click();
    const box = panel(page, 'search').getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await box.fill(' export ');
    await expectAsleep(page);
    await expect(page).toHaveURL('/contact');
  });

  test('what is typed into a list’s search and chosen in its selects is followed', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/toutacticle');
    await page.locator('main select[name="per_page"]').selectOption('12');
    await expectAsleep(page);
    release();
    await expect(page).toHaveURL(/per_page=12/);
    await expect(page.locator('main select[name="per_page"]')).toHaveValue('12');
    await expect(page.locator('main article')).toHaveCount(12);
  });

  test('what is typed into the directory’s filter filters', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/chambre_de_commerces');
    await page.getByRole('searchbox', { name: texts.chambers.filter }).fill('oran');
    const shown = page.locator('main li:visible a[href*="/chambre_de_commerce/"]');
    const all = await shown.count();
    await expectAsleep(page);
    release();
    await expect.poll(() => shown.count()).toBeLessThan(all);
    await expect(page.getByRole('searchbox', { name: texts.chambers.filter })).toHaveValue('oran');
  });

  test('the contact form keeps what is written, and is sent', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/contact');
    const field = (name: string): Locator => page.locator(`main form [name="${name}"]`);
    await field('name').fill('Visiteur Exemple');
    await field('email').fill('visiteur@entreprise.example');
    await field('subject').fill('Premier clic');
    await expectAsleep(page);
    release();
    await expectHydrated(page);
    await expect(field('subject')).toHaveValue('Premier clic');
    await page.unroute(SCRIPTS);
    await openWithScriptsHeld(page, '/contact');
    await field('name').fill('Visiteur Exemple');
    await field('email').fill('visiteur@entreprise.example');
    await field('subject').fill('Premier clic');
    await field('message').fill(`Envoyé avant les scripts, ${Date.now()}`);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByText(texts.contact.sent)).toBeVisible();
  });

  test('the calendar’s events can be read and turned month by month; the grid comes with the scripts', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/calendrier');
    await page.locator('main').getByRole('link', { name: texts.calendar.nextMonth }).click();
    await expect(page).toHaveURL(/\?date=\d{4}-\d{2}#agenda$/);
    await expectAsleep(page);
    release();
    await expect(
      page
        .getByRole('region', { name: texts.calendar.title, exact: true })
        .getByRole('grid')
        .first(),
    ).toBeVisible();
  });
});

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

  for (const path of ['/', '/article/1', '/toutacticle', '/chambre_de_commerces']) {
    test(`is there again when the scripts have to render ${path} anew, because something changed it`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('main')?.prepend(document.createElement('section')),
        );
      });
      const release = await openWithScriptsHeld(page, path);
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
  }

  test('is there again on the way back to a list', async ({ page }) => {
    await page.goto('/toutacticle');
    await expectHydrated(page);
    const shown = await page.locator('main article').allTextContents();
    await page.locator('main select[name="per_page"]').selectOption('12');
    await expect(page.locator('main article')).toHaveCount(12);
    await page.goBack();
    await expect(page.locator('main article')).toHaveCount(shown.length);
    expect(await page.locator('main article').allTextContents()).toEqual(shown);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('none is asked for, and the page reads as ever', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const path of ['/toutacticle', '/article/1', '/chambre_de_commerce/1']) {
    test(`a reader of ${path} is left undisturbed; a finger on a control loads the scripts at once`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (SCRIPTS.test(request.url())) asked.push(request.url());
      });
      await bringClock(page);
      await stopClock(page);
      await page.goto(path);
      await page.clock.runFor(60_000);
      await page.getByRole('banner').locator('p').first().tap();
      expect(asked).toEqual([]);
      await page.locator('header details[data-panel="menu"] summary').tap();
      await expect.poll(() => asked.length).toBeGreaterThan(5);
      await expectHydrated(page);
    });
  }

  for (const path of ['/', '/contact', '/chambre_de_commerces']) {
    test(`the scripts of ${path} come by themselves: a part of it acts before any finger does`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectHydrated(page);
    });
  }

  test('a finger on a link loads no scripts for the page that is left', async ({ page }) => {
    const asked: string[] = [];
    await page.route(SCRIPTS, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    await bringClock(page);
    await stopClock(page);
    await page.goto('/toutacticle');
    await page.locator('main a[href^="/article/"]').first().tap();
    await page.waitForURL('**/article/**');
    expect(asked).toEqual([]);
  });
});
