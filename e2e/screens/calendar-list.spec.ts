import type { Locator, Page } from '@playwright/test';
import { bringClock, stopClock } from '../support/hydrated';
import {
  calendar,
  chips,
  fold,
  monthFromNow,
  openCalendar,
  tool,
  type Event,
} from '../support/calendar';
import { messages } from '@/testing/messages';
import {
  expect,
  inLanguage,
  LANGUAGES,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '@/testing/test';
import { intlTag } from '@/lib/i18n/locales';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language, 'calendarTag'), {
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-10`));
const list = (page: Page): Locator => page.locator('#agenda');
const listTitle = (page: Page): Locator => list(page).getByRole('heading', { level: 2 });
const titleOf = (period: string, language: Language): string =>
  messages[language].calendar.agendaOf.replace('{period}', period);
for (const language of ONE_PER_DIRECTION) {
  test(`the list below the grid follows the grid’s month and view, there and back (${language})`, async ({
    page,
    request,
  }) => {
    const texts = messages[language].calendar;
    await openCalendar(page, language);
    await expect(listTitle(page)).toHaveText(
      titleOf(monthName(monthFromNow(0), language), language),
    );
    await tool(page, texts.next, language).click();
    await expect(listTitle(page)).toHaveText(
      titleOf(monthName(monthFromNow(1), language), language),
    );
    const answer = await request.get('/api/events', {
      params: {
        start: `${monthFromNow(1)}-01T00:00:00+01:00`,
        end: `${monthFromNow(2)}-01T00:00:00+01:00`,
      },
      headers: { 'accept-language': language },
    });
    const events = (await answer.json()) as Event[];
    const titles = list(page).getByRole('article').getByRole('heading');
    await expect(titles).toHaveCount(events.length);
    expect((await titles.allInnerTexts()).map(fold).toSorted()).toEqual(
      events.map(({ title }) => fold(title)).toSorted(),
    );
    for (const view of [texts.week, texts.day]) {
      await tool(page, view, language).click();
      await expect(listTitle(page)).not.toHaveText(
        titleOf(monthName(monthFromNow(1), language), language),
      );
      const period = await calendar(page, language)
        .getByRole('heading', { level: 2 })
        .textContent();
      await expect(listTitle(page)).toHaveText(titleOf(period ?? '', language));
    }
    await page.goBack();
    await page.goBack();
    await expect(listTitle(page)).toHaveText(
      titleOf(monthName(monthFromNow(1), language), language),
    );
    await page.goBack();
    await expect(listTitle(page)).toHaveText(
      titleOf(monthName(monthFromNow(0), language), language),
    );
  });

  test(`the list of ?vue=annee is that of the year, and names its months (${language})`, async ({
    page,
  }) => {
    await openCalendar(page, language, '?vue=annee');
    const year = monthFromNow(0).slice(0, 4);
    await expect(listTitle(page)).toHaveText(titleOf(year, language));
    const months = list(page).getByRole('heading', { level: 3 });
    await expect.poll(() => months.count()).toBeGreaterThan(3);
    const names = Array.from({ length: 12 }, (_, month) =>
      monthName(`${year}-${String(month + 1).padStart(2, '0')}`, language),
    );
    for (const name of await months.allTextContents()) expect(names).toContain(name);
  });

  test(`the list’s own “next month” keeps its place on the screen (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openCalendar(page, language);
    const months = page.getByRole('navigation', {
      name: messages[language].calendar.agenda,
      exact: true,
    });
    await months.getByRole('link', { name: messages[language].calendar.nextMonth }).click();
    await expect(listTitle(page)).toHaveText(
      titleOf(monthName(monthFromNow(1), language), language),
    );
    await expect(listTitle(page)).toBeInViewport();
    await expect(chips(page, language).first()).toBeVisible();
    await expect(listTitle(page)).toBeInViewport();
  });
}

test.describe('until its scripts come', () => {
  test.use({ allowedErrors: /net::ERR_FAILED.*\/_next\/static\// });

  for (const language of LANGUAGES)
    test(`the calendar’s place is no empty box: it holds the server’s month with the titles of its events (${language})`, async ({
      page,
    }) => {
      await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
      await page.goto(inLanguage('/calendrier', language), { waitUntil: 'domcontentloaded' });
      const place = calendar(page, language).locator('[aria-hidden="true"]').first();
      await expect(place).toContainText(monthName(monthFromNow(0), language));
      const titles = await list(page).getByRole('article').getByRole('heading').allInnerTexts();
      const chip = place.locator('span').first();
      await expect(chip).toBeVisible();
      expect(titles.map(fold)).toContain(fold((await chip.textContent()) ?? ''));
    });
});

test.describe('on a telephone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const language of ONE_PER_DIRECTION)
    test(`a day of the server’s month that is tapped before the scripts have come lists its events once they have (${language})`, async ({
      page,
    }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/_next\/static\/.*\.js/, (route) => released.then(() => route.continue()));
      await page.goto(inLanguage('/calendrier', language), { waitUntil: 'domcontentloaded' });
      const day = calendar(page, language)
        .locator('[aria-hidden="true"] [data-event]:visible')
        .first();
      const count = Number(await day.textContent());
      expect(count).toBeGreaterThan(0);
      await day.tap();
      release();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(count);
    });

  for (const saves of [false, true])
    test(`the calendar’s scripts wait neither for the visitor nor for the seconds that other screens are given${saves ? ', with Save-Data too' : ''}`, async ({
      page,
    }) => {
      if (saves)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      // No timer of the page ends.
      await bringClock(page);
      await stopClock(page);
      const scripts = page.locator('head script[src*="/_next/static/"]:not([nomodule])');
      await page.goto('/calendrier');
      await expect.poll(() => scripts.count()).toBeGreaterThan(0);
      await page.goto('/contact', { waitUntil: 'load' });
      expect(await scripts.count(), 'others wait').toBe(0);
    });
});
