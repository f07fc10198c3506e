import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { messages } from '../../testing/messages';
import { expect, PHONE, test } from '../../testing/test';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

/** Lists as a reader left them: searched, with another number of results, on another page. */
const LIST_ADDRESSES = ['/ar/category/1?per_page=3&page=2', '/search?keyword=export&per_page=12'];

for (const address of LIST_ADDRESSES) {
  test(`coming back from a detail, a list stands as it was left: search, number, page, place (${address})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 600 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const url = page.url();
    const state = (): Promise<unknown> =>
      page.evaluate(() => ({
        fields: Array.from(
          document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main form [name]'),
          (field) => field.value,
        ),
        titles: Array.from(
          document.querySelectorAll('main article :is(h2, h3)'),
          (title) => title.textContent,
        ),
        page: document.querySelector('main nav [aria-current="page"]')?.textContent,
      }));
    const left = await state();
    const card = page.locator('main article').last().getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await card.click();

    await expect(page).not.toHaveURL(url);
    await expect(page.locator('[data-rich-text]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(state).toEqual(left);
    await expect
      .poll(() => page.evaluate((before) => Math.abs(scrollY - before), place))
      .toBeLessThanOrEqual(2);
  });
}

test('coming back from a chamber, the directory is filtered as before, at the same place', async ({
  page,
}) => {
  await page.goto('/chambre_de_commerces');
  await page.waitForLoadState('networkidle');
  const box = page.getByLabel(messages.fr.chambers.filter);
  await box.fill('ou');
  await box.blur();
  await expect(page, 'it can be shared').toHaveURL(/\?search=ou$/);
  const shown = page.locator('main li:not([hidden]) article');
  const names = await shown.allInnerTexts();
  expect(names.length).toBeGreaterThan(3);
  const card = shown.last().getByRole('link');
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.fr.chambers.title);
  await page.goBack();
  await expect(box).toHaveValue('ou');
  await expect.poll(() => shown.allInnerTexts()).toEqual(names);
});

test('a long page that is loaded anew, or come back to, is at the same place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => window === window.top && (document.cookie = 'popup=1'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  const heading = page.locator('main h2').last();
  await heading.scrollIntoViewIfNeeded();
  const place = (): Promise<number> =>
    heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  for (const again of [
    () => page.reload(),
    () => page.goto('/contact').then(() => page.goBack()),
  ]) {
    await again();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  }
});
