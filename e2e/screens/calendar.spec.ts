import type { Locator, Request } from '@playwright/test';
import { colourOf } from '../support/hydrated';
import {
  calendar,
  chips,
  DAY,
  fold,
  isEventsCall,
  openCalendar,
  title,
  tool,
  viewNames,
} from '../support/calendar';
import { messages } from '../../testing/messages';
import { DIRECTIONS, expect, LANGUAGES, test, type Language } from '../../testing/test';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';
import { intlTag } from '@/lib/i18n/locales';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

/** As the language writes a date. Unit tests hold the names of the Arabic months. */
const inWords = (language: Language, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlTag(language, 'calendarTag'), { timeZone: 'UTC', ...options }).format(
    new Date(day),
  );
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

async function placeOf(part: Locator) {
  return (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

for (const language of LANGUAGES) {
  const texts = messages[language].calendar;
  const isLtr = DIRECTIONS[language] === 'ltr';

  test(`calendar in ${language}: prev, next and today on the left (in Arabic on the right), the title in the centre, the views on the other side; month view first; months and days as the language writes them, from its first day of the week`, async ({
    page,
  }) => {
    await openCalendar(page, language, '?date=2027-01');
    await expect(tool(page, texts.month, language)).toHaveAttribute('aria-pressed', 'true');
    for (const width of [1280, 1100, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const heading = await placeOf(title(page, language));
      if (width >= 1100)
        expect(
          Math.abs(heading.x + heading.width / 2 - width / 2),
          'the title is in the centre',
        ).toBeLessThan(8);
      const groups = [[texts.previous, texts.next, texts.today], viewNames(language)];
      for (const [group, names] of groups.entries()) {
        const places = await Promise.all(names.map((name) => placeOf(tool(page, name, language))));
        for (const { x, y, width: wide } of places) {
          if ((group === 0) === isLtr)
            expect(x + wide, 'left of the title').toBeLessThanOrEqual(heading.x);
          else expect(x, 'right of the title').toBeGreaterThanOrEqual(heading.x + heading.width);
          expect(y, 'in one row').toBe(places[0]?.y);
        }
        const order = places.map(({ x }) => x);
        expect(order, 'in reading order').toEqual(
          order.toSorted((a, b) => (isLtr ? a - b : b - a)),
        );
      }
    }
    const month = inWords(language, '2027-01-10', MONTH);
    await expect(title(page, language)).toHaveText(month);
    const days = calendar(page, language).getByRole('columnheader');
    await expect(days).toHaveCount(7);
    await expect(days.first()).toHaveAccessibleName(
      inWords(language, `2027-01-${String(3 + TABLE[language].weekStart).padStart(2, '0')}`, {
        weekday: 'long',
      }),
    );
    expect((await placeOf(days.first())).x < (await placeOf(days.last())).x).toBe(isLtr);
    await tool(page, texts.next, language).click();
    await expect(title(page, language)).toHaveText(inWords(language, '2027-02-10', MONTH));
    await tool(page, texts.previous, language).click();
    await expect(title(page, language)).toHaveText(month);
  });
}

test('five views: month grid, week time grid, day time grid, year list, multi-month year; each asks /api/events with ISO start and end and Accept-Language', async ({
  page,
}) => {
  const texts = messages.ar.calendar;
  const calls: Request[] = [];
  page.on('request', (request) => void (isEventsCall(request) && calls.push(request)));
  const region = calendar(page, 'ar');
  const daysOf = (call: Request): number => {
    const { searchParams } = new URL(call.url());
    const [start = '', end = ''] = ['start', 'end'].map((name) => searchParams.get(name) ?? '');
    for (const moment of [start, end])
      expect(moment).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/);
    return (Date.parse(end) - Date.parse(start)) / DAY;
  };
  await openCalendar(page, 'ar');
  expect(calls.map(daysOf)).toEqual([42]);
  await expect(region.getByRole('gridcell')).toHaveCount(42);
  const rows = region.getByRole('table').getByRole('button');
  const views: [string, () => Promise<void>][] = [
    [texts.week, () => expect(region.getByRole('columnheader')).toHaveCount(7)],
    [texts.day, () => expect(region.getByRole('columnheader')).toHaveCount(1)],
    [texts.list, () => expect.poll(() => rows.count()).toBeGreaterThan(30)],
    [texts.multiMonth, () => expect(region.getByRole('grid')).toHaveCount(12)],
  ];
  for (const [view, expectView] of views) {
    await tool(page, view, 'ar').click();
    await expect(tool(page, view, 'ar')).toHaveAttribute('aria-pressed', 'true');
    await expectView();
  }
  expect(
    calls.some((call) => daysOf(call) >= 365),
    'the year is asked for',
  ).toBe(true);
  for (const call of calls) {
    expect(new URL(call.url()).origin).toBe(new URL(page.url()).origin);
    expect(await call.headerValue('accept-language')).toBe('ar');
  }
});

const radius = async (chip: Locator, end: string): Promise<number> =>
  Number.parseFloat(
    await chip.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      `border-start-${end}-radius`,
    ),
  );

test('a month is seen whole; its events are blue rounded chips with the title; dates can be selected, and no event dragged', async ({
  page,
}) => {
  const { events } = await openCalendar(page);
  for (const chip of (await chips(page).all()).slice(0, 8)) {
    const text = fold(await chip.innerText());
    if (text.startsWith('+')) continue;
    expect(events.map(({ title: name }) => fold(name))).toContain(text);
    const { red, green, blue } = await colourOf(chip, 'background-color');
    expect(blue, text).toBeGreaterThan(Math.max(red, green));
    // Where the event begins and ends: what goes on in the next week is square there.
    const ends = await chip.evaluate(({ classList }) =>
      ['start', 'end'].filter((end) => classList.contains(`fc-event-${end}`)),
    );
    for (const end of ends) expect(await radius(chip, end), `${text}, ${end}`).toBeGreaterThan(4);
  }
  const free = calendar(page).getByRole('gridcell', { name: /^\d+$/ });
  const cell = free.first();
  await cell.scrollIntoViewIfNeeded();
  // Beside the number and above the chips: one that goes on for days lies over cells of its later
  // ones.
  const position = { x: 90, y: 8 };
  await cell.hover({ position });
  const before = await cell.screenshot();
  await cell.click({ position });
  await expect
    .poll(async () => before.equals(await cell.screenshot()), {
      message: 'the selected day is marked',
    })
    .toBe(false);
  const chip = chips(page).first();
  const name = await chip.innerText();
  const day = await chip.locator('xpath=ancestor::*[@role="gridcell"]').getAttribute('data-date');
  await chip.dragTo(free.last(), { targetPosition: position });
  await expect(
    calendar(page).locator(`[data-date="${day}"]`).getByRole('button', { name, exact: true }),
  ).toBeVisible();
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = () =>
      page
        .locator('.fc-scroller:visible')
        .evaluateAll((all) =>
          Math.max(...all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)),
        );
    await expect.poll(hidden, `its weeks do not scroll at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('has sticky headers: the names of the days stay in the window while the page is scrolled, in month, week and day view; hours and the year list scroll under theirs', async ({
  page,
}) => {
  await openCalendar(page);
  const texts = messages.fr.calendar;
  const topOf = async (element: Locator): Promise<number> => Math.round((await placeOf(element)).y);
  const header = calendar(page).getByRole('columnheader').last();
  for (const [view, days] of [
    [texts.month, 7],
    [texts.week, 7],
    [texts.day, 1],
  ] as const) {
    await tool(page, view).click();
    await expect(calendar(page).getByRole('columnheader')).toHaveCount(days);
    // At 1100 px the menu of the demonstration has two rows.
    for (const width of [1280, 1100]) {
      await page.setViewportSize({ width, height: 700 });
      // The grid may get its height after the click, so each try scrolls anew.
      const distance = async (): Promise<number> => {
        await calendar(page)
          .getByRole('grid')
          .evaluate((grid) => window.scrollBy(0, grid.getBoundingClientRect().top + 300));
        const bar = await placeOf(page.getByRole('banner'));
        return Math.abs((await topOf(header)) - (bar.y + bar.height));
      };
      await expect.poll(distance, `${view} ${width}`).toBeLessThan(4);
    }
    if (view === texts.week) {
      const hour = calendar(page).getByText('12 h', { exact: true });
      await hour.scrollIntoViewIfNeeded();
      const [headerTop, hourTop] = [await topOf(header), await topOf(hour)];
      // At eight, with hours above it, whatever room the events of whole days leave to those below.
      const { x, y } = await placeOf(hour);
      await page.mouse.move(x + 5, y + 5);
      await page.mouse.wheel(0, -60);
      await expect.poll(() => topOf(hour)).toBeGreaterThan(hourTop);
      expect(await topOf(header)).toBe(headerTop);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await tool(page, texts.list).click();
  const days = calendar(page).getByRole('rowgroup').getByRole('rowheader');
  await expect.poll(() => days.count()).toBeGreaterThan(10);
  const first = days.nth(4).locator('xpath=ancestor::tr[1]/*[1]');
  await expect(first).toHaveCSS('position', 'sticky');
});
