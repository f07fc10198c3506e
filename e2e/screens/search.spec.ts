import type { Page } from '@playwright/test';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { messages } from '../../testing/messages';
import { box, cards, resultsFor, services, titles } from '../support/search';
import { expect, test } from '../../testing/test';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

test('the URL query stays in sync with keyword and service_id; results are cleared when the keyword is', async ({
  page,
}) => {
  await openWithClock(page, '/search');
  await box(page).fill('export');
  await page.clock.runFor(500);
  await expect(page).toHaveURL((url) => url.search === '?keyword=export');
  await expect(resultsFor(page, 'export')).toBeVisible();
  const all = await titles(page).allInnerTexts();
  await services(page).selectOption({ index: 1 });
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('keyword') === 'export' &&
      /^\d+$/.test(url.searchParams.get('service_id') ?? ''),
  );
  await expect.poll(() => titles(page).allInnerTexts()).not.toEqual(all);
  expect(await titles(page).count()).toBeGreaterThan(0);
  await services(page).selectOption('');
  await expect(page).toHaveURL((url) => url.search === '?keyword=export');
  await expect.poll(() => titles(page).allInnerTexts()).toEqual(all);
  await page.goBack();
  await expect(services(page)).not.toHaveValue('');
  await expect(page).toHaveURL(/service_id=\d+/);
  await page.reload();
  await expect(services(page)).not.toHaveValue('');
  await expect(box(page)).toHaveValue('export');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: messages.fr.listing.clear }).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has('keyword'));
  await expect(page.locator('main')).toContainText(messages.fr.search.prompt);
  await expect(cards(page)).toHaveCount(0);
});

test('a blank keyword sends no request; signs with a meaning in addresses and HTML are searched for as they are', async ({
  page,
}) => {
  await openWithClock(page, '/search');
  // What the box suggests comes with its first focus, whatever is typed.
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  const asked: string[] = [];
  page.on('request', (request) => {
    // The tab's icon is looked at again whenever the browser likes.
    if (request.resourceType() !== 'other') asked.push(request.url());
  });
  await box(page).fill('    ');
  await page.clock.runFor(600);
  expect(asked).toEqual([]);
  await expect(page.locator('main')).toContainText(messages.fr.search.prompt);
  const keyword = `<b>zzzz % & "x" + é`;
  await box(page).fill(keyword);
  await page.clock.runFor(500);
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === keyword);
  await expect(resultsFor(page, keyword)).toBeVisible();
});
