import type { Locator } from '@playwright/test';
import { hydrate, openHydrated } from '../support/hydrated';
import {
  calendar,
  chips,
  countsOf,
  countsPerDay,
  eventsOfYear,
  fold,
  mostBeside,
  openCalendar,
  openWeek,
  tool,
  monthFromNow,
  thisYear,
} from '../support/calendar';
import { watchShifts } from '../support/layout-shifts';
import { messages } from '../../testing/messages';
import { expect, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

for (const { width, columns, isCompact } of [
  { width: 1280, columns: 3, isCompact: true },
  { width: 1000, columns: 2, isCompact: false },
  { width: 700, columns: 1, isCompact: false },
  { width: 360, columns: 1, isCompact: true },
]) {
  test(`multi-month view at ${width} px: ${columns} column(s) of at least 350 px, ${isCompact ? 'compact below 400 px' : 'not compact'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCalendar(page);
    await tool(page, messages.fr.calendar.multiMonth).click();
    const months = calendar(page).getByRole('grid');
    await expect(months).toHaveCount(12);
    const boxes = await months.evaluateAll((grids) =>
      grids
        .map((grid) => grid.getBoundingClientRect())
        .map(({ x, y, width: wide }) => ({ x, y, wide })),
    );
    expect(boxes.filter(({ y }) => Math.abs(y - (boxes[0]?.y ?? 0)) < 2)).toHaveLength(columns);
    if (width > PHONE.width) for (const { wide } of boxes) expect(wide).toBeGreaterThanOrEqual(350);
    const sizeOf = (element: Locator): Promise<number> =>
      element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    expect(
      (await sizeOf(months.first().getByRole('gridcell').first())) < (await sizeOf(calendar(page))),
      'smaller text',
    ).toBe(isCompact);
    await expect(calendar(page).getByRole('heading', { level: 2 })).toHaveText(thisYear());
    const events = await eventsOfYear(page);
    if (width <= PHONE.width) {
      await expect
        .poll(() => countsOf(page), { message: 'counts where a column is narrower than 350 px' })
        .toEqual(countsPerDay(events, thisYear()));
      return;
    }
    const titles = await chips(page, 'fr')
      .filter({ hasNotText: /^\+\d+$/ })
      .allTextContents();
    expect(titles.length, 'chips with titles where a column has 350 px').toBeGreaterThan(30);
    expect(
      titles.filter((text) => !events.some(({ title }) => fold(title) === fold(text))),
    ).toEqual([]);
  });
}

test('the year list has the hours of an event of several days, and “all day” only where there are none', async ({
  page,
}) => {
  const record = (id: string, start: string, end: string, moments: string[]) => {
    const [event_starts_at, event_ends_at] = moments;
    const shown = { title: `Foire ${id}`, lang: 'fr', image: null, slug: '' };
    return { id, start, end, event_starts_at, event_ends_at, ...shown };
  };
  const events = [
    record('1', '2025-02-09', '2025-02-11', [
      '2025-02-09T08:00:00.000Z',
      '2025-02-10T16:00:00.000Z',
    ]),
    record('2', '2025-02-20', '2025-02-21', [
      '2025-02-19T23:00:00.000Z',
      '2025-02-20T23:00:00.000Z',
    ]),
  ];
  await page.route('**/api/events?*', (route) => route.fulfill({ json: events }));
  await page.goto('/calendrier?date=2025-02&vue=liste');
  await hydrate(page);
  await expect(page.locator('.fc-list-event-time')).toHaveText([
    '9 h – 17 h',
    '9 h – 17 h',
    messages.fr.calendar.allDay,
  ]);
});

test('the year list says of each day its date and weekday, and fits on a telephone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openCalendar(page);
  await tool(page, messages.fr.calendar.list).click();
  const day = calendar(page).getByRole('rowgroup').getByRole('rowheader').nth(4);
  await expect(day).toHaveText(/^\d{1,2} \p{L}+\.? \d{4}\s*\p{L}+$/u);
  const table = calendar(page).getByRole('table');
  await expect
    .poll(() =>
      table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
    )
    .toBeLessThanOrEqual(0);
});

for (const language of ONE_PER_DIRECTION) {
  test(`week view: no event lies over another, nor over what says how many more there are (${language})`, async ({
    page,
  }) => {
    const month = monthFromNow(1);
    const { events } = await openCalendar(page, language, `?date=${month}`);
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
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openWeek(page, day, language);
      const parts = calendar(page, language).locator('.fc-timegrid-event, .fc-timegrid-more-link');
      if (width < 1024)
        await expect(
          calendar(page, language).locator('.fc-timegrid-more-link').first(),
        ).toBeVisible();
      else
        await expect
          .poll(() => mostBeside(page, day), {
            message: `${width} px: two events of an hour beside each other`,
          })
          .toBe(2);
      const covered = await parts.evaluateAll((elements) => {
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
}

// Texts of a language have the least space in the narrowest month.
for (const { language, width } of [
  { language: 'fr', width: 1024 },
  { language: 'ar', width: 600 },
] as const) {
  test(`from 600 px up a day of the month shows chips with titles (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { events } = await openCalendar(page, language);
    const titles = await chips(page, language).filter({ hasNotText: /^\+/ }).allInnerTexts();
    expect(titles.length).toBeGreaterThan(5);
    for (const text of titles) expect(events.map(({ title }) => fold(title))).toContain(fold(text));
    for (const chip of (await chips(page, language).all()).slice(0, 8))
      expect((await chip.boundingBox())?.width).toBeGreaterThan(50);
  });
}

for (const { width, language, month } of [
  { width: 390, language: 'fr', month: '2026-12' },
  { width: 768, language: 'fr', month: '2026-06' },
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

for (const { width, height, touch, views } of [
  { width: 360, height: 740, touch: true, views: ['mois', 'annee'] },
  { width: 768, height: 1024, touch: true, views: ['semaine'] },
  { width: 1280, height: 900, touch: false, views: ['mois', 'annee'] },
]) {
  for (const view of views)
    test(`the calendar comes first, the month’s list below it, and nothing moves while it loads (${view}, ${width} px)`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch,
      });
      const page = await context.newPage();
      const shifted = await watchShifts(page);
      await page.goto(`/calendrier?vue=${view}`, { waitUntil: 'domcontentloaded' });
      const region = calendar(page);
      const agenda = page.locator('#agenda');
      const before = await placeOf(agenda);
      const reserved = await region.boundingBox();
      expect(
        (reserved?.y ?? 0) + (reserved?.height ?? 0),
        'the list begins below the calendar',
      ).toBeLessThanOrEqual(before?.y ?? 0);
      expect(reserved?.y ?? 0, 'the calendar begins on the first screen').toBeLessThan(
        height * 0.6,
      );
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
      await context.close();
    });
}

test('the grid follows its place when that becomes narrower and the window does not', async ({
  page,
}) => {
  await openHydrated(page, '/calendrier');
  await expect(page.locator('#calendar [data-event]:visible').first()).toBeVisible();
  await expect(page.locator('#calendar').getByRole('status').first()).toBeEmpty();
  const cells = page.locator('#calendar .fc-daygrid-body');
  const before = (await cells.boundingBox())?.width ?? 0;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#calendar { padding-inline: 15rem !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect
    .poll(async () => (await cells.boundingBox())?.width ?? Infinity)
    .toBeLessThan(before - 200);
});
