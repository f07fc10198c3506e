import type { Locator, Page } from '@playwright/test';
import { popupSlides } from '../embedded-api/content/slides';
import { bringClock, openAwake, openInStoppedTime, stopClock, wake } from './support/awake';
import { A_LONG_TIME } from './support/home';
import { messages, shownIn } from './support/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, PHONE, test, type Language } from './support/test';

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const CLOSED_BY = [
  {
    name: 'its close button',
    close: (page: Page, language: Language) => popupOf(page, language).getByRole('button', { name: messages[language].common.close }),
  },
  {
    name: 'the footer close button',
    close: (page: Page, language: Language) => page.locator('footer').getByRole('button', { name: messages[language].footer.closePopup }),
  },
];
function popupOf(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: messages[language].home.announcement });
}

for (const language of ONE_PER_DIRECTION) {
  for (const { name, close } of CLOSED_BY) {
    test(`the popup opens 5 seconds after load, once per visit, and is closed by ${name} (${language})`, async ({ page }) => {
      await openInStoppedTime(page, inLanguage('/', language));
      const popup = popupOf(page, language);
      const footerButton = page.locator('footer').getByRole('button', { name: messages[language].footer.closePopup });
      await page.clock.runFor(4999);
      await expect(popup).toBeHidden();
      await expect(footerButton).toBeHidden();
      await page.clock.runFor(1);
      await expect(popup).toBeVisible();
      await expect(popup.getByRole('heading')).toHaveText(popupSlides[0] ? shownIn(language, popupSlides[0].title) : '');
      await expect(popup.getByRole('heading'), 'the first popup slide only').toHaveCount(1);
      await close(page, language).click();
      await expect(popup).toBeHidden();
      await expect(footerButton).toBeHidden();
      await page.clock.runFor(A_LONG_TIME);
      await expect(popup).toBeHidden();
      await page.reload();
      await wake(page);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await page.clock.runFor(A_LONG_TIME);
      await expect(popup, 'once per visit').toBeHidden();
    });
  }
}

for (const language of ONE_PER_DIRECTION) {
  test(`the popup is seen whole on a phone, without a push (${language})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openInStoppedTime(page, inLanguage('/', language));
    await page.clock.runFor(5000);
    const popup = popupOf(page, language);
    await expect(popup).toBeVisible();
    expect(await popup.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
}

test('the popup does not open on the screen a visitor went on to, and opens when they come back home', async ({ page }) => {
  await bringClock(page);
  await openAwake(page, '/');
  await page.locator('footer').getByRole('link', { name: messages.fr.footer.partners }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.partners.title);
  await stopClock(page);
  await page.clock.runFor(A_LONG_TIME);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.resume();
  await page.locator('footer').getByRole('link', { name: messages.fr.common.home, exact: true }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.clock.fastForward(5000);
  await expect(popupOf(page, 'fr')).toBeVisible();
});

test('Escape closes the popup too', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await page.clock.runFor(5000);
  await expect(popupOf(page, 'fr')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page, 'fr')).toBeHidden();
});
