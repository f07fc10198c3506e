import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { expectTexts, failure, fieldOf, sendButton, success, write } from '../support/contact';
import { NOTHING, WRITTEN } from '../../lib/contact/testing/written';
import { messages } from '../../testing/messages';
import { expect, test } from '../../testing/test';

test.use({ allowedErrors: /status of 502/ });

/** Answers each message as the site does that could not send it; the keys they carried. */
async function recordKeys(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    await route.fulfill({ status: 502, json: {} });
  });
  return keys;
}

test('after a failure the text stays over a reload and over leaving and coming back, and every try of it carries the same key; another text has another; success forgets it', async ({
  page,
}) => {
  const keys = await recordKeys(page);
  const send = async (tries: number): Promise<void> => {
    await sendButton(page).click();
    await expect.poll(() => keys.length).toBe(tries);
    await expect(failure(page)).toHaveText(messages.fr.contact.failed);
  };
  await openHydrated(page, '/contact');
  // What a programme puts into the honeypot is not kept.
  const honeypot = page.locator('input[name="reference"]');
  await honeypot.evaluate((element: HTMLInputElement) => (element.value = 'piège'));
  await write(page, 'fr');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('piège');
  await page.reload();
  await expectTexts(page, 'fr', WRITTEN);
  await expect(honeypot).toHaveValue('');
  await send(1);
  await page.reload();
  await expectTexts(page, 'fr', WRITTEN);
  await page.goto('/accessibilite');
  await page.goBack();
  await expectTexts(page, 'fr', WRITTEN);
  await send(2);
  await fieldOf(page, 'subject', 'fr').fill('Autre objet');
  await send(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.fr.contact.sent);
  await expectTexts(page, 'fr', NOTHING);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('where the tab keeps nothing a second try carries the same key too, and another text another', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('denied');
      },
    }),
  );
  const keys = await recordKeys(page);
  await openHydrated(page, '/contact');
  await write(page, 'fr');
  for (const tries of [1, 2, 3]) {
    if (tries === 3) await fieldOf(page, 'subject', 'fr').fill('Autre objet');
    await sendButton(page).click();
    await expect.poll(() => keys.length).toBe(tries);
    await expect(failure(page)).toHaveText(messages.fr.contact.failed);
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
