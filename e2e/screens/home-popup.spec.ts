import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import { hydrate, openInStoppedTime } from '../support/hydrated';
import { A_LONG_TIME, section } from '../support/home';
import { messages, shownIn } from '../../testing/messages';
import {
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';
import { POPUP_COOKIE } from '@/lib/platform/constants';

const popupSlides = demonstration.slides.filter(({ placement }) => placement === 'popup');

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const CLOSED_BY = [
  {
    name: 'its close button',
    close: (page: Page, language: Language) =>
      popupOf(page, language).getByRole('button', { name: messages[language].common.close }),
  },
  {
    name: 'the footer close button',
    close: (page: Page, language: Language) =>
      page.locator('footer').getByRole('button', { name: messages[language].footer.closePopup }),
  },
];
function popupOf(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: messages[language].home.announcement });
}

for (const [index, { name, close }] of CLOSED_BY.entries()) {
  for (const language of ONE_PER_DIRECTION.slice(index, index + 1)) {
    test(`the popup opens 5 seconds after load, once per visit, and is closed by ${name} (${language})`, async ({
      page,
    }) => {
      await openInStoppedTime(page, inLanguage('/', language));
      const popup = popupOf(page, language);
      const footerButton = page
        .locator('footer')
        .getByRole('button', { name: messages[language].footer.closePopup });
      await page.clock.runFor(4999);
      await expect(popup).toBeHidden();
      await expect(footerButton).toBeHidden();
      await page.clock.runFor(1);
      await expect(popup).toBeVisible();
      await expect(popup.getByRole('heading')).toHaveText(
        popupSlides[0] ? shownIn(language, popupSlides[0].title) : '',
      );
      await expect(popup.getByRole('heading'), 'the first popup slide only').toHaveCount(1);
      await close(page, language).click();
      await expect(popup).toBeHidden();
      await expect(footerButton).toBeHidden();
      await page.clock.runFor(A_LONG_TIME);
      await expect(popup).toBeHidden();
      await page.reload();
      await hydrate(page);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await page.clock.runFor(A_LONG_TIME);
      await expect(popup, 'once per visit').toBeHidden();
    });
  }
}

test('on a phone the popup leaves three fifths of the screen free, and shows its title, its button and how to close it, without a cut line; the menu opens over it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openInStoppedTime(page, '/ar');
  await page.clock.runFor(5000);
  const popup = popupOf(page, 'ar');
  await expect(popup).toBeVisible();
  expect((await popup.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(0.6 * PHONE.height);
  expect(await cutLines(popup)).toEqual([]);
  for (const role of ['heading', 'link', 'button'] as const)
    await expect(popup.getByRole(role)).toBeInViewport({ ratio: 1 });
  // The phone is turned: the page ends above the popup still.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const rest = (): Promise<number> =>
    popup.evaluate(
      (dialog) =>
        parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd) -
        dialog.getBoundingClientRect().height,
    );
  await expect.poll(rest).toBe(32);
  await page.locator('header [data-panel="menu"] > summary').click();
  await page.locator('header nav').getByRole('link').last().click({ trial: true });
});

test('on a desktop the announcement does not cover the next events', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await page.clock.runFor(5000);
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const popup = await popupOf(page, 'fr').boundingBox();
    const events = await section(page, messages.fr.home.nextEvents).boundingBox();
    if (!popup || !events) throw new Error('no announcement or no next events');
    const meet =
      popup.x < events.x + events.width &&
      events.x < popup.x + popup.width &&
      popup.y < events.y + events.height &&
      events.y < popup.y + popup.height;
    expect(meet, `${width} px`).toBe(false);
  }
});

/** Lines of text of which the popup shows one part: its end, or its button with its ground, cuts. */
function cutLines(popup: Locator): Promise<string[]> {
  return popup.evaluate((dialog) => {
    const button = dialog.querySelector('a.button');
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const shadow = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const end = Math.min(
      dialog.getBoundingClientRect().bottom,
      (button?.getBoundingClientRect().top ?? Infinity) - shadow,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      if (button?.contains(texts.currentNode)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { top, bottom } of range.getClientRects())
        if (top < end && bottom > end + 1)
          found.push(`${range.toString().slice(0, 40)}: ${top} to ${bottom}, cut at ${end}`);
    }
    return found;
  });
}

test('the popup opens once per visit: not again in another tab, and in the next visit once more', async ({
  page,
  context,
}) => {
  await openInStoppedTime(page, '/');
  await page.clock.runFor(5000);
  await expect(popupOf(page, 'fr')).toBeVisible();
  const tab = await context.newPage();
  await openInStoppedTime(tab, '/');
  await tab.clock.runFor(A_LONG_TIME);
  await expect(popupOf(tab, 'fr')).toBeHidden();
  // A visit has ended when no page was opened for half an hour: each page puts that off.
  const expiry = async (): Promise<number> =>
    (await context.cookies()).find(({ name }) => name === POPUP_COOKIE)?.expires ?? 0;
  // Chromium keeps cookies by the machine’s clock, also where `test:dates` sets that of the tests.
  const now = (): number => (Date.now() - Number(process.env['WALL_CLOCK_MS'] ?? 0)) / 1000;
  const minutes = async (): Promise<number> => Math.round(((await expiry()) - now()) / 60);
  expect(await minutes()).toBe(30);
  await context.addCookies([
    { name: POPUP_COOKIE, value: '1', url: page.url(), expires: now() + 600, sameSite: 'Lax' },
  ]);
  expect(await minutes()).toBe(10);
  await tab.goto('/contact');
  await expect.poll(minutes).toBe(30);
  await context.clearCookies({ name: POPUP_COOKIE });
  const visit = await context.newPage();
  await openInStoppedTime(visit, '/');
  await visit.clock.runFor(5000);
  await expect(popupOf(visit, 'fr')).toBeVisible();
});

test('the popup does not open on the screen a visitor went on to, and opens when they come back home', async ({
  page,
}) => {
  await openInStoppedTime(page, '/');
  await page.locator('footer').getByRole('link', { name: messages.fr.footer.partners }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.partners.title);
  await page.clock.runFor(A_LONG_TIME);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .locator('footer')
    .getByRole('link', { name: messages.fr.common.home, exact: true })
    .click();
  await page.waitForURL('/');
  await hydrate(page);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(popupOf(page, 'fr')).toBeVisible();
});
