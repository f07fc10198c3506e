import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import { CONTACT_FIELDS } from '../../lib/contact/fields';
import { openHydrated } from '../support/hydrated';
import { WRITTEN } from '../../lib/contact/testing/written';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, PHONE, test } from '../../testing/test';
import { POPUP_COOKIE } from '@/lib/platform/constants';

/** More stops than any screen has. */
const MOST_STOPS = 400;

/** Presses Tab until the element has the focus, as a visitor does who sees it and has no mouse. */
async function tabTo(
  page: Page,
  element: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(element, 'reached by the Tab key').toBeFocused();
}

/** Tab to an element, then Enter. */
async function pressOn(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

/**
 * The browser has opened the next screen: its title is there, and no element has taken the focus.
 */
async function expectArrival(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
}

const { menu } = demonstration;

// A picture that is broken on purpose, or late on a busy machine, is the browser's error line.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of (?:404.*\/media\/storage\/|503.*\/media\/|422)/,
});

const main = (page: Page): Locator => page.getByRole('main');
const headerButton = (page: Page, text: string): Locator =>
  page.locator('header summary').filter({ hasText: text });

for (const [name, size, language] of [
  ['a wide screen in Arabic', DESKTOP, 'ar'],
  ['a phone in French', PHONE, 'fr'],
] as const) {
  test(`by keyboard alone a page of a submenu is reached through the menu, on ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openHydrated(page, inLanguage('/contact', language));
    const [first] = menu;
    const [second] = first?.child ?? [];
    const [leaf] = second?.child ?? [];
    const parent = (label: string): Locator =>
      page.locator('header nav summary').filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) });
    if (size === PHONE) await pressOn(page, headerButton(page, messages[language].header.menu));
    await pressOn(page, parent(first?.label[language] ?? ''));
    await pressOn(page, parent(second?.label[language] ?? ''));
    await pressOn(
      page,
      page
        .locator('header nav')
        .getByRole('link', { name: leaf?.label[language] ?? '', exact: true }),
    );
    await expectArrival(page, /\/page\/\d+/);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });
}

test('by keyboard alone a list is searched, cleared, lengthened and paged', async ({ page }) => {
  await openHydrated(page, '/toutacticle');
  const box = main(page).getByRole('searchbox');
  const results = main(page).getByRole('status').filter({ hasText: /\d/ });
  const all = await results.textContent();
  await tabTo(page, box);
  await page.keyboard.type('export');
  await expect(results).not.toHaveText(all ?? '');
  await expect(box, 'typing goes on').toBeFocused();
  await pressOn(page, main(page).getByRole('button', { name: messages.fr.listing.clear }));
  await expect(box).toBeFocused();
  await expect(results).toHaveText(all ?? '');
  const perPage = main(page).getByRole('combobox');
  await tabTo(page, perPage);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/per_page=12/);
  await expect(main(page).locator('.card-grid article')).toHaveCount(12);
  await expect(perPage).toBeFocused();
  await pressOn(
    page,
    main(page).getByRole('link', {
      name: messages.fr.listing.page.replace('{page}', '2'),
      exact: true,
    }),
  );
  await expectArrival(page, /page=2/);
});

test('by keyboard alone a refused message is put right from the list of its errors, and sent', async ({
  page,
}) => {
  const texts = messages.ar.contact;
  await openHydrated(page, inLanguage('/contact', 'ar'));
  const field = (name: string): Locator => main(page).locator(`form [name="${name}"]`);
  await tabTo(page, field('name'));
  for (const { name } of CONTACT_FIELDS) {
    await page.keyboard.type(name === 'name' || name === 'subject' ? '   ' : WRITTEN[name]);
    await page.keyboard.press('Tab');
  }
  await expect(main(page).locator('form button[type="submit"]')).toBeFocused();
  await page.keyboard.press('Enter');
  const summary = main(page).getByRole('alert');
  await expect(summary).toContainText(texts.checkFields);
  await expect(summary.getByRole('link')).toHaveText([
    texts.fields.name.label,
    texts.fields.subject.label,
  ]);
  expect(
    await summary.evaluate((element) => element.parentElement === document.activeElement),
  ).toBe(true);
  for (const [name, text] of [
    ['name', 'Amina'],
    ['subject', 'Foire'],
  ] as const) {
    await tabTo(
      page,
      summary.getByRole('link', { name: texts.fields[name].label, exact: true }),
      name === 'name' ? 'Tab' : 'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAccessibleDescription(texts.errors.required);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
  await pressOn(page, main(page).locator('form button[type="submit"]'));
  await expect(main(page).getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
  await expect(field('message')).toHaveValue('');
});

test('the popup is said and takes no focus; by keyboard it is entered and left, and the focus goes back, or to the title if it was nowhere', async ({
  page,
}) => {
  const popup = page.getByRole('dialog', { name: messages.fr.home.announcement });
  await page.clock.install();
  await openHydrated(page, '/');
  const before = main(page).locator('[role="region"] button').first();
  await tabTo(page, before);
  await page.clock.runFor(5000);
  await expect(popup).toBeVisible();
  await expect(before).toBeFocused();
  await expect(
    main(page).getByRole('status').filter({ hasText: messages.fr.home.announcementOpened }),
  ).toBeAttached();
  const close = popup.getByRole('button');
  await tabTo(page, close);
  // A dialog whose text must be scrolled is a stop of its own.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull();
  }).toPass();
  const origin = await page.evaluateHandle(() => document.activeElement);
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  expect(await origin.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.context().clearCookies({ name: POPUP_COOKIE });
  await openHydrated(page, '/');
  await page.clock.runFor(5000);
  await popup.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});

test('the list of ways to share is left by Escape, which gives its button the focus, and closes when the focus goes on', async ({
  page,
}) => {
  // As on a device without sharing of its own.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/article/1', { waitUntil: 'networkidle' });
  const share = main(page).locator('summary').filter({ hasText: messages.fr.detail.share });
  const ways = main(page).locator('details[open]').filter({ hasText: messages.fr.detail.share });
  await pressOn(page, share);
  await expect(ways).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(ways.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ways).toHaveCount(0);
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, main(page).getByRole('button', { name: messages.fr.detail.copyLink }));
  await expect(ways).toHaveCount(0);
});
