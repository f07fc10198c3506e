import type { Locator, Page } from '@playwright/test';
import { bringClock, stopClock } from '../support/hydrated';
import {
  calendar,
  chips,
  fold,
  monthFromNow,
  openCalendar,
  title,
  tool,
  type Event,
} from '../support/calendar';
import { openWithScriptsHeld } from '../support/scripts-held';
import { messages } from '@/testing/messages';
import { expect, PHONE, test, type Language } from '@/testing/test';
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

test('the list below the grid follows the grid’s month and view, there and back; that of ?vue=annee is of the year, and names its months', async ({
  page,
  request,
}) => {
  const texts = messages.ar.calendar;
  const inMonth = (by: number): string => titleOf(monthName(monthFromNow(by), 'ar'), 'ar');
  await openCalendar(page, 'ar');
  await expect(listTitle(page)).toHaveText(inMonth(0));
  await tool(page, texts.next, 'ar').click();
  await expect(listTitle(page)).toHaveText(inMonth(1));
  const [start, end] = [1, 2].map((by) => `${monthFromNow(by)}-01T00:00:00+01:00`);
  const answer = await request.get('/api/events', {
    params: { start: start ?? '', end: end ?? '' },
    headers: { 'accept-language': 'ar' },
  });
  const events = (await answer.json()) as Event[];
  expect(events.length).toBeGreaterThan(3);
  const titles = list(page).getByRole('article').getByRole('heading');
  await expect(titles).toHaveCount(events.length);
  expect((await titles.allInnerTexts()).map(fold).toSorted()).toEqual(
    events.map((event) => fold(event.title)).toSorted(),
  );
  for (const view of [texts.week, texts.day]) {
    await tool(page, view, 'ar').click();
    await expect(listTitle(page)).not.toHaveText(inMonth(1));
    await expect(listTitle(page)).toHaveText(
      titleOf((await title(page, 'ar').textContent()) ?? '', 'ar'),
    );
  }
  for (const by of [null, 1, 0]) {
    await page.goBack();
    if (by !== null) await expect(listTitle(page)).toHaveText(inMonth(by));
  }
  await tool(page, texts.multiMonth, 'ar').click();
  const year = monthFromNow(0).slice(0, 4);
  await expect(listTitle(page)).toHaveText(titleOf(year, 'ar'));
  const months = list(page).getByRole('heading', { level: 3 });
  await expect.poll(() => months.count()).toBeGreaterThan(3);
  const names = Array.from({ length: 12 }, (_, month) =>
    monthName(`${year}-${String(month + 1).padStart(2, '0')}`, 'ar'),
  );
  for (const name of await months.allTextContents()) expect(names).toContain(name);
});

test('the list’s own “next month” takes the grid along, and keeps its place on the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openCalendar(page);
  const next = titleOf(monthName(monthFromNow(1), 'fr'), 'fr');
  await page
    .getByRole('navigation', { name: messages.fr.calendar.agenda, exact: true })
    .getByRole('link', { name: messages.fr.calendar.nextMonth })
    .click();
  await expect(listTitle(page)).toHaveText(next);
  await expect(listTitle(page)).toBeInViewport();
  await expect(title(page)).toHaveText(monthName(monthFromNow(1), 'fr'));
  await expect(chips(page).first()).toBeVisible();
  await expect(listTitle(page)).toBeInViewport();
});

test.describe('on a telephone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('until its scripts come the calendar’s place holds the server’s month with its events; a day that is tapped there lists its events once they have', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/ar/calendrier');
    const place = calendar(page, 'ar').locator('[aria-hidden="true"]').first();
    await expect(place).toContainText(monthName(monthFromNow(0), 'ar'));
    const day = place.locator('[data-event]:visible').first();
    const count = Number(await day.textContent());
    expect(count).toBeGreaterThan(0);
    await day.tap();
    release();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(count);
  });

  test('the calendar’s scripts wait neither for the visitor nor for the seconds that other screens are given, with Save-Data too', async ({
    page,
  }) => {
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
