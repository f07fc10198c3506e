import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { expectTexts, failure, fieldOf, sendButton, success, write } from '../support/contact';
import { NOTHING, WRITTEN } from '../../lib/contact/testing/written';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

test.use({ allowedErrors: /status of 502/ });

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].contact;

  test(`after a failure the text stays over a reload and over leaving and coming back; success forgets it (${language})`, async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 502, json: {} }));
    await openHydrated(page, inLanguage('/contact', language));
    await write(page, language);
    await sendButton(page).click();
    await expect(failure(page)).toHaveText(texts.failed);
    await page.reload();
    await expectTexts(page, language, WRITTEN);
    await page.goto(inLanguage('/accessibilite', language));
    await page.goBack();
    await expectTexts(page, language, WRITTEN);
    await page.unroute('**/api/contact');
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
    await sendButton(page).click();
    await expect(success(page)).toHaveText(texts.sent);
    await expectTexts(page, language, NOTHING);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await openHydrated(page, inLanguage('/contact', language));
    await expectTexts(page, language, NOTHING);
  });
}

test('every try of one text carries the same key, over a reload too; another text has another', async ({
  page,
}) => {
  const keys: string[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    await route.fulfill({ status: 502, json: {} });
  });
  const send = async (on: Page, tries: number): Promise<void> => {
    await sendButton(on).click();
    await expect.poll(() => keys.length).toBe(tries);
    await expect(failure(on)).toHaveText(messages.fr.contact.failed);
  };
  await openHydrated(page, '/contact');
  await write(page, 'fr');
  await send(page, 1);
  await send(page, 2);
  await page.reload();
  await expectTexts(page, 'fr', WRITTEN);
  await send(page, 3);
  await fieldOf(page, 'subject', 'fr').fill('Autre objet');
  await send(page, 4);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('what a programme put into the honeypot is not kept', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page
    .locator('input[name="reference"]')
    .evaluate((element) => element instanceof HTMLInputElement && (element.value = 'piège'));
  await write(page, 'fr');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('piège');
  await page.reload();
  await expectTexts(page, 'fr', WRITTEN);
  await expect(page.locator('input[name="reference"]')).toHaveValue('');
});
