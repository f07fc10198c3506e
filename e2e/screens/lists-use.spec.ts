import type { Locator, Page } from '@playwright/test';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { box, cards, LISTS, pager, perPage, titles, UNKNOWN } from '../support/lists';
import { messages } from '../../testing/messages';
import { expect, PHONE, test } from '../../testing/test';
import { openHydrated } from '../support/hydrated';
import { onLaravel } from '../support/laravel-site';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import type { Site } from '../../testing/site';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

/** The pager's numbers, with an ellipsis where more pages exist. */
const numbers = (page: Page): Promise<string[]> =>
  pager(page).getByRole('list').locator('li').allInnerTexts();

/** Addresses of the list the browser asks the site for from now on. */
function watchRequests(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(path)) return;
    asked.push(`?${searchParams.toString()}`);
  });
  return asked;
}

/** Opens a hydrated list with a fake clock. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

for (const { name, path, choices } of [LISTS[0], LISTS[3]]) {
  test(`${name}: list search text is debounced 500 ms, and changing it or the per-page count resets page to 1`, async ({
    page,
  }) => {
    const [smallest = ''] = choices;
    await openWithClock(page, `${path}?page=2`);
    // From here on time passes only when the test advances it.
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
    await page.clock.resume();
    await page.goto(`${path}?search=e&page=2`, { waitUntil: 'networkidle' });
    await perPage(page).selectOption(smallest);
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('per_page') === smallest &&
        url.searchParams.get('search') === 'e' &&
        !url.searchParams.has('page'),
    );
    await expect(titles(page)).toHaveCount(Number(smallest));
    await expect(pager(page).locator('[aria-current="page"]')).toHaveText('1');
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
}

test.describe('on a slow content API', () => {
  let api: LaravelApi;
  let site: Site;
  onLaravel((...started) => ([api, site] = started));
  // A picture of the second API is broken on purpose.
  test.use({ allowedErrors: /status of 404.*\/media\// });

  test('a new request cancels the pending one, which is logged and ignored; the server’s own call finishes and is kept', async ({
    page,
  }) => {
    const logged: string[] = [];
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).search));
    page.on('console', (message) => message.type() !== 'error' && logged.push(message.text()));
    const searched = (): (string | null)[] =>
      api.callsTo('/api/articles').flatMap(({ query }) => query.get('search') || []);
    await openWithClock(page, `${site.url}/toutacticle`);
    const release = api.hold('/api/articles');
    await box(page).fill('annoncée');
    await page.clock.runFor(500);
    await expect.poll(searched).toEqual(['annoncée']);
    await expect(page.getByRole('search').filter({ has: box(page) })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(logged).toEqual([]);
    await box(page).fill('salon');
    await page.clock.runFor(500);
    expect(logged).toEqual(['Request cancelled']);
    await expect.poll(() => aborted).toEqual(['?search=annonc%C3%A9e']);
    await expect.poll(searched).toEqual(['annoncée', 'salon']);
    release();
    await expect(page).toHaveURL(/search=salon$/);
    await expect(titles(page)).toHaveText(/Salon/);
    await expect(box(page)).toHaveValue('salon');
    await page.goto(`${site.url}/toutacticle?search=annonc%C3%A9e`);
    await expect(titles(page)).toHaveText(/Foire/);
    expect(searched()).toEqual(['annoncée', 'salon']);
  });
});

test('what is typed changes the list alone: caret and status stay, the links to other languages follow', async ({
  page,
}) => {
  await openWithClock(page, '/toutacticle');
  const status = page.locator('main div[role="status"]');
  const all = await status.innerText();
  await status.evaluate((element) => element.setAttribute('data-there-before', ''));
  await box(page).fill('export');
  await box(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/search=export$/);
  await expect(status).not.toHaveText(all);
  await expect(status, 'only a status that is there before is announced').toHaveAttribute(
    'data-there-before',
  );
  await expect(box(page)).toBeFocused();
  expect(await box(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
  await expect(page.locator('a[data-same-screen][hreflang="ar"]').first()).toHaveAttribute(
    'href',
    '/ar/toutacticle?search=export',
  );
});

test.describe('a list that cannot be fetched', () => {
  test.use({ allowedErrors: /status of 503|ERR_FAILED/ });

  for (const [kind, answer] of [
    ['an answer other than 200', { status: 503, body: '' }],
    ['a call that fails', null],
  ] as const) {
    test(`${kind} becomes a navigation`, async ({ page }) => {
      await openHydrated(page, '/toutacticle');
      await page.route(/search=export$/, (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        return answer ? route.fulfill(answer) : route.abort();
      });
      await page.evaluate(() => document.body.setAttribute('data-before', ''));
      await box(page).fill('export');
      await expect(page).toHaveURL(/search=export$/);
      await expect(page.locator('body[data-before]')).toHaveCount(0);
      await expect(box(page)).toHaveValue('export');
    });
  }
});

test('pauses in typing before the first answer leave the list as it was in the history', async ({
  page,
}) => {
  await page.goto('/contact');
  await openWithClock(page, '/toutacticle');
  await page.route(/toutacticle\?search=ex(?:&|$)/, () => undefined);
  for (const typed of ['ex', 'export', 'exporta']) {
    await box(page).fill(typed);
    await page.clock.runFor(500);
    if (typed !== 'ex') await expect(page).toHaveURL(new RegExp(`search=${typed}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/toutacticle$/);
});

test('the pager shows only with more than 1 page, is a window of 4 numbers with ellipses on either side when more pages exist, and offers only 1 to the last page', async ({
  page,
}) => {
  const texts = messages.fr.listing;
  const step = (name: string): Locator => pager(page).getByRole('link', { name, exact: true });
  const current = pager(page).locator('[aria-current="page"]');
  await page.goto('/toutacticle?search=certificat&per_page=48');
  await expect(titles(page).first()).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
  await page.goto('/toutacticle');
  expect(await numbers(page)).toEqual(['1', '2', '3', '4', '…']);
  await expect(step(texts.previous)).toHaveCount(0);
  await step(texts.last).click();
  await expect(current).not.toHaveText('1');
  const last = Number(await current.innerText());
  expect(await numbers(page)).toEqual([
    '…',
    ...[3, 2, 1, 0].map((before) => String(last - before)),
  ]);
  await expect(step(texts.next)).toHaveCount(0);
  await page.goto('/toutacticle?page=4');
  const shown = await numbers(page);
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([6, '…', '…']);
  await expect(current).toHaveText('4');
});

test('a page change shows the other items and scrolls to the top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ar/toutacticle');
  const first = await titles(page).first().innerText();
  const { next } = messages.ar.listing;
  const link = pager(page, 'ar').getByRole('link', { name: next, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(titles(page).first()).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the address of a list follows what is typed, so that back and forward restore the box and the list', async ({
  page,
}) => {
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
});

test('without a connection a list stays, says so, and searches once it is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/toutacticle');
  await context.setOffline(true);
  await box(page).fill('entreprise');
  await expect(page.getByText(messages.fr.listing.offline)).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  await context.setOffline(false);
  await expect(page).toHaveURL(/search=entreprise$/);
  await expect(page.getByText(messages.fr.listing.offline)).toBeHidden();
});
