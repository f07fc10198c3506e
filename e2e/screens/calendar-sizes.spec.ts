import type { Locator } from '@playwright/test';
import { hydrate } from '../support/hydrated';
import {
  busiestDay,
  calendar,
  chips,
  countsOf,
  countsPerDay,
  eventsOfYear,
  fold,
  monthFromNow,
  mostBeside,
  openCalendar,
  thisYear,
  title,
  tool,
} from '../support/calendar';
import { watchShifts } from '../support/layout-shifts';
import { messages } from '../../testing/messages';
import { expect, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

test('multi-month view: columns of at least 350 px, 3 at most, compact below 400 px; chips with titles where a column has 350 px, else how many events a day has', async ({
  page,
}) => {
  await openCalendar(page);
  await tool(page, messages.fr.calendar.multiMonth).click();
  await expect(title(page)).toHaveText(thisYear());
  const events = await eventsOfYear(page);
  const months = calendar(page).getByRole('grid');
  const sizeOf = (element: Locator): Promise<number> =>
    element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  for (const { width, columns, isCompact } of [
    { width: 1280, columns: 3, isCompact: true },
    { width: 1000, columns: 2, isCompact: false },
    { width: 360, columns: 1, isCompact: true },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(months).toHaveCount(12);
    const boxes = (): Promise<{ y: number; width: number }[]> =>
      months.evaluateAll((grids) =>
        grids.map((grid) => {
          const { y, width: wide } = grid.getBoundingClientRect();
          return { y: Math.round(y), width: wide };
        }),
      );
    await expect
      .poll(async () => (await boxes()).filter(({ y }, _, [first]) => y === first?.y).length)
      .toBe(columns);
    await expect
      .poll(
        async () =>
          (await sizeOf(months.first().getByRole('gridcell').first())) <
          (await sizeOf(calendar(page))),
        `smaller text at ${width} px`,
      )
      .toBe(isCompact);
    if (width === PHONE.width) {
      await expect.poll(() => countsOf(page)).toEqual(countsPerDay(events, thisYear()));
      continue;
    }
    for (const box of await boxes()) expect(box.width).toBeGreaterThanOrEqual(350);
    const titles = (
      await chips(page)
        .filter({ hasNotText: /^\+\d+$/ })
        .allTextContents()
    ).map(fold);
    expect(titles.length).toBeGreaterThan(30);
    const known = new Set(events.map((event) => fold(event.title)));
    expect(titles.filter((text) => !known.has(text))).toEqual([]);
  }
});

/** A record of `/api/events`. */
const fair = (id: string, days: [first: string, after: string], moments: [string, string]) => ({
  id,
  title: `Foire ${id}`,
  lang: 'fr',
  start: days[0],
  end: days[1],
  event_starts_at: `${moments[0]}:00.000Z`,
  event_ends_at: `${moments[1]}:00.000Z`,
  image: null,
  slug: '',
});

test('the year list has the hours of an event of several days, and “all day” only where there are none; it says of each day its date and weekday, and fits on a telephone', async ({
  page,
}) => {
  const events = [
    fair('1', ['2025-02-09', '2025-02-11'], ['2025-02-09T08:00', '2025-02-10T16:00']),
    fair('2', ['2025-02-20', '2025-02-21'], ['2025-02-19T23:00', '2025-02-20T23:00']),
  ];
  await page.route('**/api/events?*', (route) => route.fulfill({ json: events }));
  await page.setViewportSize(PHONE);
  await page.goto('/calendrier?date=2025-02&vue=liste');
  await hydrate(page);
  const { allDay } = messages.fr.calendar;
  await expect(page.locator('.fc-list-event-time')).toHaveText([
    '9 h – 17 h',
    '9 h – 17 h',
    allDay,
  ]);
  const day = calendar(page).getByRole('rowgroup').getByRole('rowheader').first();
  await expect(day).toHaveText(/^\d{1,2} \p{L}+\.? \d{4}\s*\p{L}+$/u);
  const table = calendar(page).getByRole('table');
  await expect
    .poll(() =>
      table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
    )
    .toBeLessThanOrEqual(0);
});

test('week view: no event lies over another, nor over what says how many more there are', async ({
  page,
}) => {
  const { events } = await openCalendar(page, 'fr', `?date=${monthFromNow(1)}`);
  const hours = events.filter(
    ({ start, end }) => start.includes('T') && end?.slice(0, 10) === start.slice(0, 10),
  );
  const met = hours.find((one) =>
    hours.some(
      (other) => other !== one && other.start < (one.end ?? '') && (other.end ?? '') > one.start,
    ),
  );
  if (!met) throw new Error('no events at the same hour');
  const day = met.start.slice(0, 10);
  await page.goto(`/calendrier?vue=semaine&date=${day}`);
  await hydrate(page);
  await expect(chips(page).first()).toBeVisible();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const more = calendar(page).locator('.fc-timegrid-more-link');
    if (width === 768) await expect(more.first()).toBeVisible();
    else
      await expect
        .poll(() => mostBeside(page, day), 'two events of an hour beside each other')
        .toBe(2);
    const covered = await calendar(page)
      .locator('.fc-timegrid-event')
      .or(more)
      .evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect());
        const meet = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1;
        return boxes.flatMap((a, place) => boxes.slice(place + 1).filter((b) => meet(a, b))).length;
      });
    expect(covered, `${width} px`).toBe(0);
  }
});

test('from 600 px up a day of the month shows chips with titles', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const { events } = await openCalendar(page, 'ar');
  const titles = await chips(page, 'ar').filter({ hasNotText: /^\+/ }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(5);
  const known = events.map((event) => fold(event.title));
  for (const text of titles) expect(known).toContain(fold(text));
  for (const chip of (await chips(page, 'ar').all()).slice(0, 8))
    expect((await chip.boundingBox())?.width).toBeGreaterThan(50);
});

for (const language of ONE_PER_DIRECTION) {
  test(`on a telephone a day of the month shows how many events it has, and the week opens at its day, with the titles of what goes on and its hours in sight (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const month = (await busiestDay(page)).slice(0, 7);
    const { events } = await openCalendar(page, language, `?date=${month}`);
    await expect.poll(() => countsOf(page, language)).toEqual(countsPerDay(events, month));
    // In words where the language has some for one and two.
    await expect(chips(page, language).first()).toHaveAccessibleName(/\p{L}{3}/u);

    await page.route('**/api/events?*', (route) =>
      route.fulfill({
        json: [fair('1', ['2025-02-09', '2025-02-16'], ['2025-02-09T08:00', '2025-02-15T16:00'])],
      }),
    );
    await openCalendar(page, language, '?date=2025-02-14&vue=semaine');
    await expect(page.locator('[role="columnheader"][data-date="2025-02-14"]')).toBeInViewport({
      ratio: 0.9,
    });
    await expect(page.locator('.fc-event-title')).toBeInViewport({ ratio: 0.9 });
    await page.evaluate(() => document.getElementById('calendar')?.scrollIntoView());
    const hour = page.locator('.fc-timegrid-slot-label[data-time="10:00:00"]');
    await expect(hour, 'the hours stay in sight').toBeInViewport({ ratio: 0.9 });
    const seen = await hour.evaluate((label) => {
      const { x, y, width, height } = label.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && label.contains(top);
    });
    expect(seen, 'nothing lies over them').toBe(true);
  });
}

for (const { width, language, month } of [
  { width: 390, language: 'fr', month: '2026-12' },
  { width: 1280, language: 'ar', month: '2026-12' },
] as const)
  test(`the multi-month year opens at the title of the address’s month, today’s without one (${month}, ${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCalendar(page, language, `?vue=annee&date=${month}-15`);
    const place = () =>
      page.locator('.fc-multimonth').evaluate((year, shown) => {
        const top = year.querySelector(`[data-date="${shown}"]`)?.getBoundingClientRect().top;
        return Math.abs((top ?? Infinity) - year.getBoundingClientRect().top);
      }, month);
    await expect.poll(place).toBeLessThan(44);
  });

/**
 * Where an element stands: on a busy machine the list of the address’s period may take the place of
 * the server’s in this moment.
 */
async function placeOf(element: Locator) {
  let place = await element.boundingBox();
  await expect.poll(async () => (place ??= await element.boundingBox())).not.toBeNull();
  return place;
}

for (const { width, height, touch, view } of [
  { width: 360, height: 740, touch: true, view: 'mois' },
  { width: 768, height: 1024, touch: true, view: 'semaine' },
  { width: 1280, height: 900, touch: false, view: 'annee' },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test(`the calendar comes first, the period’s list below it, and nothing moves while it loads (${view})`, async ({
      page,
    }) => {
      const shifted = await watchShifts(page);
      await page.goto(`/calendrier?vue=${view}`, { waitUntil: 'domcontentloaded' });
      const region = calendar(page);
      const agenda = page.locator('#agenda');
      const before = await placeOf(agenda);
      const reserved = await placeOf(region);
      expect((reserved?.y ?? 0) + (reserved?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
      expect(reserved?.y ?? 0, 'on the first screen').toBeLessThan(height * 0.6);
      await hydrate(page);
      await expect(region.locator('.fc-view')).toBeVisible();
      await expect(region.getByRole('status')).toBeEmpty();
      await page.waitForLoadState('networkidle');
      const place = async () => {
        const { x, y } = (await agenda.boundingBox()) ?? {};
        return { x, y };
      };
      await expect.poll(place).toEqual({ x: before?.x, y: before?.y });
      // What web vitals call good: events of several days make their row taller when they arrive.
      expect(await shifted()).toBeLessThan(0.1);
    });
  });
