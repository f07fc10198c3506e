import type { Locator, Page } from '@playwright/test';
import { BROKEN_PICTURES } from './support/broken-pictures';
import { breadcrumb } from './support/details';
import { messages } from './support/messages';
import { DESKTOP, expect, inLanguage, LANGUAGES, PHONE, test, type Language } from './support/test';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

/** Each listing screen with its per-page choices (specification §9) and what its cards link to. */
const LISTS = [
  { name: 'all articles', path: '/toutacticle', choices: ['2', '6', '12', '24', '48'], card: '/article' },
  { name: 'all pages', path: '/toutpage', choices: ['2', '6', '12', '24', '48'], card: '/page' },
  { name: 'a category', path: '/category/1', choices: ['3', '6', '12', '24'], card: '/article' },
  { name: 'a service', path: '/service/1', choices: ['2', '6', '12', '24'], card: '/page' },
];
const UNKNOWN = 'zzzz-introuvable';

const cards = (page: Page): Locator => page.locator('main article');
const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 2 });
const pager = (page: Page, language: Language = 'fr'): Locator => page.getByRole('navigation', { name: messages[language].listing.pager });
const box = (page: Page, language: Language = 'fr'): Locator => page.getByRole('searchbox', { name: messages[language].listing.search });
const perPage = (page: Page, language: Language = 'fr'): Locator => page.getByRole('combobox', { name: messages[language].listing.perPage });

/** The pager's numbers, with an ellipsis where more pages exist. */
const numbers = (page: Page): Promise<string[]> => pager(page).getByRole('list').locator('li').allInnerTexts();

/** Addresses of the list the browser asks the site for from now on; links that are only looked at ahead are not counted. */
function watchRequests(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(path) || request.headers()['next-router-prefetch']) return;
    searchParams.delete('_rsc');
    asked.push(`?${searchParams.toString()}`);
  });
  return asked;
}

/** Opens a list whose scripts have taken over, with the clock in the test's hands. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

for (const { name, path, choices, card } of LISTS) {
  for (const language of LANGUAGES) {
    test(`${name} in ${language}: search box, per-page selector ${choices.join(', ')}, cards linking to ${card}/{id}/{slug}, pager`, async ({
      page,
    }) => {
      await page.goto(inLanguage(path, language));
      await expect(box(page, language)).toBeVisible();
      expect(await perPage(page, language).getByRole('option').allInnerTexts()).toEqual(choices);
      await expect(perPage(page, language)).toHaveValue('6');
      await expect(titles(page)).toHaveCount(6);
      for (const link of await titles(page).getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`^${inLanguage(card, language)}/\\d+/[\\w%-]+$`));
      }
      await expect(cards(page).locator('img')).toHaveCount(6);
      expect(await cards(page).locator('time').count()).toBeGreaterThan(0);
      await expect(pager(page, language).locator('[aria-current="page"]')).toHaveText('1');
      await expect(breadcrumb(page, language).links).toHaveText([messages[language].common.home]);
    });
  }

  test(`${name}: excerpts are of at most 20 words and names of at most 50 characters, each with an ellipsis where something was cut`, async ({
    page,
  }) => {
    await page.goto(`${path}?per_page=24`);
    const shown = await cards(page).evaluateAll((all) =>
      all.map((one) => ({
        title: one.querySelector('h2')?.textContent?.trim() ?? '',
        excerpt: one.querySelector('p:last-of-type')?.textContent?.trim() ?? '',
      })),
    );
    expect(shown.length).toBeGreaterThan(6);
    for (const { title, excerpt } of shown) {
      expect(title.replace(/…$/, '').length, title).toBeLessThanOrEqual(50);
      expect(excerpt.split(' ').length, excerpt).toBeLessThanOrEqual(20);
    }
    expect(shown.some(({ excerpt }) => excerpt.endsWith('…'))).toBe(true);
  });
}

test('cards stand 3 per row at 1280 px and 1 at 360 px', async ({ page }) => {
  const columns = (): Promise<number> =>
    cards(page).evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
  for (const { path } of LISTS) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(titles(page)).toHaveCount(6);
    expect(await columns(), path).toBe(3);
    await page.setViewportSize(PHONE);
    await expect.poll(columns, path).toBe(1);
  }
});

test('a category and a service show their name as title and their description as HTML', async ({ page }) => {
  for (const path of ['/category/1', '/service/1']) {
    await page.goto(path);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(breadcrumb(page, 'fr').current).toHaveText(name);
    expect(await page.locator('main header').locator('p').first().innerText()).toMatch(/\S{3}/);
    await expect(page.locator('main header')).not.toContainText(/<\/?p>/);
  }
});

for (const { name, path } of LISTS) {
  test(`${name}: list search text is debounced 500 ms, and changing it resets page to 1`, async ({ page }) => {
    await openWithClock(page, `${path}?page=2`);
    // From here on time passes only as the test says.
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = watchRequests(page, path);
    await box(page).pressSequentially('entre');
    await page.clock.runFor(400);
    await box(page).press('p');
    await page.clock.runFor(450);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\?search=entrep$/);
    expect(asked).toEqual(['?search=entrep']);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('entrep');
  });

  test(`${name}: an empty list says “no results” and “try different terms”, and has no pager; the clear button brings the list back`, async ({
    page,
  }) => {
    await openWithClock(page, path);
    await box(page).fill(UNKNOWN);
    await page.clock.runFor(500);
    await expect(page.locator('main')).toContainText(messages.fr.common.noResults);
    await expect(page.locator('main')).toContainText(messages.fr.common.tryOtherTerms);
    await expect(pager(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: messages.fr.listing.clear }).click();
    await expect(titles(page)).toHaveCount(6);
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL((url) => url.search === '');
  });

  test(`${name}: changing per-page resets page to 1 and keeps the search text`, async ({ page }) => {
    const [smallest = ''] = LISTS.find((list) => list.path === path)?.choices ?? [];
    await page.goto(`${path}?search=e&page=2`);
    await perPage(page).selectOption(smallest);
    await expect(page).toHaveURL((url) => url.searchParams.get('per_page') === smallest && !url.searchParams.has('page'));
    expect(new URL(page.url()).searchParams.get('search')).toBe('e');
    await expect(titles(page)).toHaveCount(Number(smallest));
    await expect(pager(page).locator('[aria-current="page"]')).toHaveText('1');
  });

  test(`${name}: a per-page count or page outside the range falls back to 6 and 1, and a page beyond the last shows the last`, async ({ page }) => {
    for (const query of ['per_page=7', 'per_page=-6', 'per_page=abc', 'page=0', 'page=-2', 'page=x', 'per_page=100&page=1.5']) {
      await page.goto(`${path}?${query}`);
      await expect(perPage(page), query).toHaveValue('6');
      await expect(titles(page), query).toHaveCount(6);
      await expect(pager(page).locator('[aria-current="page"]'), query).toHaveText('1');
    }
    await page.goto(`${path}?page=9999`);
    const last = await pager(page).locator('[aria-current="page"]').innerText();
    expect(Number(last)).toBeGreaterThan(1);
    await expect(pager(page)).toContainText(messages.fr.listing.pageOf.replace('{page}', last).replace('{last}', last));
    await expect(pager(page).getByRole('link', { name: messages.fr.listing.next, exact: true })).toHaveCount(0);
    expect(await titles(page).count()).toBeGreaterThan(0);
  });
}

test('the search finds what it is asked for in the visitor’s language, accents or not', async ({ page }) => {
  for (const [address, word] of [
    ['/toutacticle?search=mediation', /médiation/i],
    ['/en/toutacticle?search=certificate', /certificate/i],
    ['/ar/toutacticle?search=%D8%A7%D9%84%D8%AA%D8%B5%D8%AF%D9%8A%D8%B1', /تصدير/],
  ] as const) {
    await page.goto(address);
    expect(await titles(page).count(), address).toBeGreaterThan(0);
    expect(
      (await cards(page).allInnerTexts()).some((text) => word.test(text)),
      address,
    ).toBe(true);
  }
});

test('a new request cancels the pending one', async ({ page }) => {
  await openWithClock(page, '/toutacticle');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/toutacticle\?search=export(?:&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await box(page).fill('export');
  const pending = page.waitForRequest(/search=export(?:&|$)/);
  await page.clock.runFor(500);
  await pending;
  await expect(page.getByRole('search').filter({ has: box(page) })).toHaveAttribute('aria-busy', 'true');
  await box(page).fill(UNKNOWN);
  await page.clock.runFor(500);
  await expect(page).toHaveURL(new RegExp(`search=${UNKNOWN}`));
  await expect(cards(page)).toHaveCount(0);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(new RegExp(`search=${UNKNOWN}`));
  await expect(page.locator('main')).toContainText(messages.fr.common.noResults);
  await expect(cards(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue(UNKNOWN);
});

test.describe('the pager', () => {
  test('shows only with more than 1 page', async ({ page }) => {
    await page.goto('/toutacticle?per_page=48');
    await expect(titles(page)).toHaveCount(48);
    await expect(pager(page)).toHaveCount(0);
  });

  test('is a window of 4 numbers with ellipses on either side when more pages exist, and offers only 1 to the last page', async ({ page }) => {
    const texts = messages.fr.listing;
    const step = (name: string): Locator => pager(page).getByRole('link', { name, exact: true });
    await page.goto('/toutacticle');
    expect(await numbers(page)).toEqual(['1', '2', '3', '4', '…']);
    await expect(step(texts.previous)).toHaveCount(0);
    await step(texts.last).click();
    await expect(pager(page).locator('[aria-current="page"]')).not.toHaveText('1');
    const last = Number(await pager(page).locator('[aria-current="page"]').innerText());
    expect(await numbers(page)).toEqual(['…', ...[3, 2, 1, 0].map((before) => String(last - before))]);
    await expect(step(texts.next)).toHaveCount(0);
    await page.goto('/toutacticle?page=4');
    const shown = await numbers(page);
    expect(shown[0]).toBe('…');
    expect(shown.at(-1)).toBe('…');
    expect(shown).toHaveLength(6);
    expect(shown).toContain('4');
    await expect(pager(page).locator('[aria-current="page"]')).toHaveCount(1);
    await expect(pager(page).locator('[aria-current="page"]')).toHaveText('4');
    for (const link of await pager(page).getByRole('link').all()) {
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '', 'http://site.example');
      expect(Number(searchParams.get('page') ?? 1)).toBeGreaterThanOrEqual(1);
      expect(Number(searchParams.get('page') ?? 1)).toBeLessThanOrEqual(last);
    }
  });

  for (const language of LANGUAGES) {
    test(`in ${language}: a page change shows the other items and scrolls to the top`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(inLanguage('/toutacticle', language));
      const first = await titles(page).first().innerText();
      const next = pager(page, language).getByRole('link', { name: messages[language].listing.next, exact: true });
      await next.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      await next.click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(titles(page).first()).not.toHaveText(first);
      await expect(pager(page, language).locator('[aria-current="page"]')).toHaveText('2');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('the address of a list', () => {
  test('deep-links to its search text, page and per-page count', async ({ page }) => {
    await page.goto('/en/toutacticle?search=export&per_page=2&page=2');
    await expect(box(page, 'en')).toHaveValue('export');
    await expect(perPage(page, 'en')).toHaveValue('2');
    await expect(titles(page)).toHaveCount(2);
    await expect(pager(page, 'en').locator('[aria-current="page"]')).toHaveText('2');
  });

  test('follows what is typed, so that back and forward restore the box and the list', async ({ page }) => {
    await openWithClock(page, '/toutacticle');
    const all = await titles(page).allInnerTexts();
    await box(page).fill('export');
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/search=export$/);
    await expect.poll(() => titles(page).allInnerTexts()).not.toEqual(all);
    const found = await titles(page).allInnerTexts();
    await perPage(page).selectOption('2');
    await expect(titles(page)).toHaveCount(2);
    await page.goBack();
    await expect(perPage(page)).toHaveValue('6');
    await expect.poll(() => titles(page).allInnerTexts()).toEqual(found);
    await page.goBack();
    await expect(box(page)).toHaveValue('');
    await expect.poll(() => titles(page).allInnerTexts()).toEqual(all);
    await page.goForward();
    await expect(box(page)).toHaveValue('export');
    await expect.poll(() => titles(page).allInnerTexts()).toEqual(found);
    await page.goForward();
    await expect(perPage(page)).toHaveValue('2');
    await expect(titles(page)).toHaveCount(2);
  });
});

test('a card shows “unknown date” when the date is missing', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/toutacticle?per_page=48', language));
    await expect(cards(page).filter({ hasText: messages[language].common.unknownDate }).first()).toBeVisible();
  }
});

test.describe('a missing category or service', () => {
  test.use({ allowedErrors: /status of 404/ });
  test('shows the not-found screen, status 404', async ({ page }) => {
    for (const path of ['/category/999999', '/service/999999', '/en/category/abc', '/ar/service/999999']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    }
  });
});
