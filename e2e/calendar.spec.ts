import type { Locator, Page, Request } from '@playwright/test';
import { colourOf, PATIENCE, wake } from './support/awake';
import { watchShifts } from './support/layout-shifts';
import { messages } from './support/messages';
import { DESKTOP, DIRECTIONS, expect, inLanguage, LANGUAGES, PHONE, test, type Language } from './support/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

/** An event as the site's own route answers it. */
interface Event {
  id: string;
  title: string;
  start: string;
  end: string | null;
  event_starts_at: string;
  event_ends_at: string | null;
  image: string | null;
  slug: string;
}

const DAY = 86_400_000;
const FIRST_DAY: Record<Language, string> = { fr: 'lundi', en: 'Sunday', ar: 'الأحد' };
const calendar = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('region', { name: messages[language].calendar.title, exact: true });
const tool = (page: Page, name: string, language: Language = 'fr'): Locator => calendar(page, language).getByRole('button', { name, exact: true });
const viewNames = (language: Language): string[] => {
  const { month, week, day, list, multiMonth } = messages[language].calendar;
  return [month, week, day, list, multiMonth];
};
const chips = (page: Page, language: Language = 'fr'): Locator => calendar(page, language).getByRole('gridcell').getByRole('button');
const isEventsCall = (request: Request): boolean => request.url().includes('/api/events?');
/** "+ 4 more" in each language's words. */
const MORE: Record<Language, RegExp> = { fr: /^\+ \d+ autres?$/, en: /^\+ \d+ more/, ar: /^\+/ };

/** Opens the screen and waits until the interactive calendar shows its events; returns what it asked for and got. */
async function openCalendar(page: Page, language: Language = 'fr', query = ''): Promise<{ request: Request; events: Event[] }> {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => isEventsCall(candidate.request())),
    page.goto(inLanguage('/calendrier', language) + query).then(() => wake(page)),
  ]);
  const events = (await response.json()) as Event[];
  await expect(chips(page, language).first()).toBeVisible();
  return { request: response.request(), events };
}

async function openWeek(page: Page, day: string, language: Language): Promise<void> {
  await page.goto(inLanguage(`/calendrier?vue=semaine&date=${day}`, language));
  await wake(page);
  await expect(chips(page, language).first()).toBeVisible();
}

/** Text with every kind of space folded. */
const fold = (text: string): string => text.replace(/\s+/gu, ' ').trim();

for (const language of LANGUAGES) {
  const texts = messages[language].calendar;

  test.describe(`calendar in ${language}`, () => {
    test('toolbar: prev, next and today at the start, the title in the centre, the five views at the end; month view first', async ({ page }) => {
      await openCalendar(page, language);
      const order = [texts.previous, texts.next, texts.today, ...viewNames(language)];
      await expect(calendar(page, language).getByRole('button').locator('visible=true').first()).toHaveAccessibleName(texts.previous);
      const places: number[] = [];
      for (const name of order) {
        const box = await tool(page, name, language).boundingBox();
        places.push((box?.x ?? 0) + (box?.width ?? 0) / 2);
      }
      const title = await calendar(page, language).getByRole('heading', { level: 2 }).boundingBox();
      places.splice(3, 0, (title?.x ?? 0) + (title?.width ?? 0) / 2);
      const inReadingOrder = places.toSorted((a, b) => (DIRECTIONS[language] === 'rtl' ? b - a : a - b));
      expect(places, 'in reading order').toEqual(inReadingOrder);
      expect(Math.abs((places[3] ?? 0) - DESKTOP.width / 2), 'the title is in the centre').toBeLessThan(160);
      await expect(tool(page, texts.month, language)).toHaveAttribute('aria-pressed', 'true');
      await expect(tool(page, texts.today, language)).toBeDisabled();
    });

    test('its locale follows the site language (Arabic is the Algerian one, right to left); the week starts as it does there', async ({ page }) => {
      await openCalendar(page, language, '?date=2027-01');
      const title = { fr: 'janvier 2027', en: 'January 2027', ar: 'جانفي 2027' }[language];
      await expect(calendar(page, language).getByRole('heading', { level: 2 })).toHaveText(title);
      const days = calendar(page, language).getByRole('columnheader');
      await expect(days).toHaveCount(7);
      await expect(days.first()).toHaveAccessibleName(FIRST_DAY[language]);
      const [first, last] = [await days.first().boundingBox(), await days.last().boundingBox()];
      expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(DIRECTIONS[language] === 'ltr');
      await tool(page, texts.next, language).click();
      await expect(calendar(page, language).getByRole('heading', { level: 2 })).toHaveText(
        { fr: 'février 2027', en: 'February 2027', ar: 'فيفري 2027' }[language],
      );
      await tool(page, texts.previous, language).click();
      await expect(calendar(page, language).getByRole('heading', { level: 2 })).toHaveText(title);
      await tool(page, texts.today, language).click();
      await expect(tool(page, texts.today, language)).toBeDisabled();
    });

    test('five views: month grid, week time grid, day time grid, year list, multi-month year; each asks /api/events with ISO start and end and Accept-Language', async ({
      page,
    }) => {
      const calls: Request[] = [];
      page.on('request', (request) => void (isEventsCall(request) && calls.push(request)));
      const region = calendar(page, language);
      const daysOf = (call: Request): number => {
        const { searchParams } = new URL(call.url());
        return (Date.parse(searchParams.get('end') ?? '') - Date.parse(searchParams.get('start') ?? '')) / DAY;
      };
      const { events } = await openCalendar(page, language);
      expect(events.length).toBeGreaterThan(5);
      expect(calls.map(daysOf)).toEqual([42]);
      await expect(region.getByRole('gridcell')).toHaveCount(42);
      const views: [string, () => Promise<void>][] = [
        [texts.week, () => expect(region.getByRole('columnheader')).toHaveCount(7)],
        [texts.day, () => expect(region.getByRole('columnheader')).toHaveCount(1)],
        [texts.list, () => expect.poll(() => region.getByRole('table').getByRole('button').count()).toBeGreaterThan(30)],
        [texts.multiMonth, () => expect(region.getByRole('grid')).toHaveCount(12)],
      ];
      for (const [view, expectView] of views) {
        await tool(page, view, language).click();
        await expect(tool(page, view, language)).toHaveAttribute('aria-pressed', 'true');
        await expectView();
      }
      expect(
        calls.some((call) => daysOf(call) >= 365),
        'the year is asked for',
      ).toBe(true);
      for (const call of calls) {
        const { searchParams, origin } = new URL(call.url());
        expect(origin, 'the site’s own origin').toBe(new URL(page.url()).origin);
        for (const name of ['start', 'end']) expect(searchParams.get(name)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/);
        expect(await call.headerValue('accept-language')).toBe(language);
      }
    });

    test('month view: at most 2 events per day cell, the others behind “more”, which lists the whole day in a dialog', async ({ page }) => {
      const { events } = await openCalendar(page, language);
      const counts = await calendar(page, language)
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) => {
            const shown = [...cell.querySelectorAll('[role="button"]')].filter((chip) => chip.checkVisibility({ visibilityProperty: true }));
            return shown.filter(({ textContent }) => !textContent?.trim().startsWith('+')).length;
          }),
        );
      expect(Math.max(...counts)).toBe(2);
      const more = chips(page, language).filter({ hasText: /^\s*\+/ });
      expect(await more.count()).toBeGreaterThan(1);
      for (const link of await more.all()) expect(fold(await link.innerText())).toMatch(MORE[language]);
      const link = more.filter({ hasText: '4' }).first();
      const dialog = page.getByRole('dialog');
      // A grid that is drawn anew between press and release loses the click.
      await expect(async () => {
        if (!(await dialog.isVisible())) await link.click({ timeout: 2000 });
        await expect(dialog).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 20_000 });
      const rows = dialog.getByRole('listitem').getByRole('button');
      await expect(rows).toHaveCount(6);
      for (const row of await rows.all()) {
        const text = fold(await row.innerText());
        expect(events.filter(({ title }) => text.endsWith(fold(title))).length, text).toBeGreaterThan(0);
      }
      await rows.nth(4).click();
      const title = fold(await rows.nth(4).innerText());
      const event = page.getByRole('dialog').last();
      expect(title).toContain(fold(await event.getByRole('heading').innerText()));
      await page.keyboard.press('Escape');
      await expect(rows.nth(4), 'back in the day').toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link, 'back in the calendar').toBeFocused();
    });

    test('clicking an event opens a modal: title, start date, end date, image if present, “view details” to /{slug} in a new tab', async ({
      page,
      context,
    }) => {
      const { events } = await openCalendar(page, language);
      const shown = await chips(page, language).allInnerTexts();
      const event = events.find(({ title, image, end, slug }) => image && end && slug && shown.some((text) => fold(text) === fold(title)));
      if (!event) throw new Error('no event with everything');
      const chip = chips(page, language).filter({ hasText: event.title }).first();
      await chip.click();
      const dialog = page.getByRole('dialog', { name: event.title });
      await expect(dialog.getByRole('heading')).toHaveText(event.title);
      await expect(dialog.getByRole('term')).toHaveText([texts.start, texts.end]);
      const times = dialog.locator('time');
      await expect(times.first()).toHaveAttribute('datetime', event.event_starts_at);
      await expect(times.last()).toHaveAttribute('datetime', event.event_ends_at ?? '');
      const dayOfMonth = String(Number(event.start.slice(8, 10)));
      await expect(times.first()).toContainText(dayOfMonth);
      await expect(times.first()).toContainText(event.start.slice(0, 4));
      if (language !== 'en' && event.start.includes('T')) await expect(times.first()).toContainText(event.start.slice(11, 16));
      await expect(dialog.locator('img')).toBeVisible();
      const details = dialog.getByRole('link', { name: texts.viewDetails });
      await expect(details).toHaveAttribute('href', inLanguage(`/${event.slug}`, language));
      await expect(details).toHaveAttribute('rel', /\bnoopener\b/);
      const [tab] = await Promise.all([context.waitForEvent('page'), details.click()]);
      await expect(tab).toHaveURL(new RegExp(`${inLanguage(`/${event.slug}`, language)}$`));
      await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(messages[language].notFound.title);
      await tab.close();
      await dialog.getByRole('button', { name: texts.closeEvent }).click();
      await expect(dialog).toBeHidden();
      await expect(chip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(chip).toBeFocused();
    });

    test('the server’s agenda of a month lists the events of the month, with the months before and after', async ({ page, request }) => {
      const titleOf = (month: string): string =>
        new Intl.DateTimeFormat({ fr: 'fr-FR', en: 'en-US', ar: 'ar-DZ-u-nu-latn' }[language], { month: 'long', year: 'numeric' }).format(
          new Date(`${month}-10`),
        );
      const agendaOf = (month: string): Locator => page.getByRole('region', { name: texts.agendaOf.replace('{period}', titleOf(month)) });
      const now = new Date();
      const shift = (by: number): string => new Date(Date.UTC(now.getFullYear(), now.getMonth() + by, 10)).toISOString().slice(0, 7);
      await page.goto(inLanguage(`/calendrier?date=${shift(1)}`, language));
      const agenda = agendaOf(shift(1));
      await expect(agenda).toBeVisible();
      const answer = await request.get('/api/events', {
        params: { start: `${shift(1)}-01T00:00:00+01:00`, end: `${shift(2)}-01T00:00:00+01:00` },
        headers: { 'accept-language': language },
      });
      const events = (await answer.json()) as Event[];
      expect(events.length).toBeGreaterThan(3);
      await expect(agenda.getByRole('article')).toHaveCount(events.length);
      const titles = await agenda.getByRole('article').getByRole('heading').allInnerTexts();
      expect(titles.map(fold).toSorted()).toEqual(events.map(({ title }) => fold(title)).toSorted());
      const months = page.getByRole('navigation', { name: texts.agenda, exact: true });
      await months.getByRole('link', { name: texts.nextMonth }).click();
      await expect(agendaOf(shift(2))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\?date=${shift(2)}$`));
      await months.getByRole('link', { name: texts.previousMonth }).click();
      await expect(agendaOf(shift(1))).toBeVisible();
      await months.getByRole('link', { name: texts.currentMonth }).click();
      await expect(agendaOf(shift(0))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/calendrier', language)}$`));
      await expect(months.getByRole('link', { name: texts.currentMonth })).toHaveCount(0);
    });
  });
}

test('events are blue rounded chips with the title', async ({ page }) => {
  const { events } = await openCalendar(page);
  for (const chip of (await chips(page).all()).slice(0, 8)) {
    const text = fold(await chip.innerText());
    if (text.startsWith('+')) continue;
    expect(events.map(({ title }) => fold(title))).toContain(text);
    const { red, green, blue } = await colourOf(chip, 'background-color');
    expect(blue, text).toBeGreaterThan(Math.max(red, green));
    expect(Number.parseFloat(await chip.evaluate((element) => getComputedStyle(element).borderStartStartRadius))).toBeGreaterThan(4);
  }
});

test('the calendar allows selecting dates, and is read-only: an event cannot be dragged', async ({ page }) => {
  await openCalendar(page);
  const free = calendar(page).getByRole('gridcell', { name: /^\d+$/ });
  const cell = free.first();
  await cell.scrollIntoViewIfNeeded();
  await cell.hover();
  const before = await cell.screenshot();
  await cell.click();
  await expect.poll(async () => before.equals(await cell.screenshot()), { message: 'the selected day is marked' }).toBe(false);
  const chip = chips(page).first();
  const title = await chip.innerText();
  const day = await chip.locator('xpath=ancestor::*[@role="gridcell"]').getAttribute('data-date');
  await chip.dragTo(free.last());
  await expect(calendar(page).locator(`[data-date="${day}"]`).getByRole('button', { name: title, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('headers are sticky: a long view scrolls under the names of its days', async ({ page }) => {
  await openCalendar(page);
  await tool(page, messages.fr.calendar.week).click();
  const hour = calendar(page).getByText('12:00', { exact: true });
  await expect(hour, 'the week is drawn').toBeVisible();
  const header = calendar(page).getByRole('columnheader').first();
  await header.scrollIntoViewIfNeeded();
  const topOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? 0);
  const [headerTop, hourTop] = [await topOf(header), await topOf(hour)];
  const box = await hour.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) - 60);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => topOf(hour)).toBeLessThan(hourTop);
  expect(await topOf(header)).toBe(headerTop);
  await tool(page, messages.fr.calendar.list).click();
  const days = calendar(page).getByRole('rowgroup').getByRole('rowheader');
  await expect.poll(() => days.count()).toBeGreaterThan(10);
  expect(await days.nth(4).evaluate((element) => getComputedStyle(element.closest('tr')?.firstElementChild ?? element).position)).toBe('sticky');
});

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
      grids.map((grid) => grid.getBoundingClientRect()).map(({ x, y, width: wide }) => ({ x, y, wide })),
    );
    expect(boxes.filter(({ y }) => Math.abs(y - (boxes[0]?.y ?? 0)) < 2)).toHaveLength(columns);
    if (width > PHONE.width) for (const { wide } of boxes) expect(wide).toBeGreaterThanOrEqual(350);
    const sizeOf = (element: Locator): Promise<number> => element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    expect((await sizeOf(months.first().getByRole('gridcell').first())) < (await sizeOf(calendar(page))), 'smaller text').toBe(isCompact);
    const thisYear = String(new Date().getFullYear());
    await expect(calendar(page).getByRole('heading', { level: 2 })).toHaveText(thisYear);
    const events = await eventsOfYear(page);
    if (width <= PHONE.width) {
      await expect.poll(() => countsOf(page), { message: 'counts where a column is narrower than 350 px' }).toEqual(countsPerDay(events, thisYear));
      return;
    }
    const titles = await chips(page, 'fr')
      .filter({ hasNotText: /^\+\d+$/ })
      .allTextContents();
    expect(titles.length, 'chips with titles where a column has 350 px').toBeGreaterThan(30);
    expect(titles.filter((text) => !events.some(({ title }) => fold(title) === fold(text)))).toEqual([]);
  });
}

/** The events of this year, as our own route answers them. */
async function eventsOfYear(page: Page): Promise<Event[]> {
  const year = new Date().getFullYear();
  const answer = await page.request.get('/api/events', {
    params: { start: `${year}-01-01T00:00:00+01:00`, end: `${year + 1}-01-01T00:00:00+01:00` },
    headers: { 'accept-language': 'fr' },
  });
  return (await answer.json()) as Event[];
}

/** How many events each day of a month or a year (`2026-11`, `2026`) has; a day without is left out. An event that goes on counts on each of its days. */
function countsPerDay(events: Event[], period: string): Record<string, string> {
  const counts: Record<string, string> = {};
  for (const { start, end } of events) {
    const first = start.slice(0, 10);
    // Whole days end where the next one begins.
    const last = end && !end.includes('T') ? dayAfter(end, -1) : (end ?? start).slice(0, 10);
    for (let day = first; day <= last; day = dayAfter(day, 1)) if (day.startsWith(period)) counts[day] = String(Number(counts[day] ?? 0) + 1);
  }
  return counts;
}

const dayAfter = (day: string, by: number): string => new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

/** The counts the grid shows on days of its own months. */
function countsOf(page: Page, language: Language = 'fr'): Promise<Record<string, string>> {
  return calendar(page, language)
    .locator('[role="gridcell"]:not(.fc-day-other)')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.flatMap((cell) => {
          const shown = [...cell.querySelectorAll('[role="button"]')].filter((chip) => chip.checkVisibility({ visibilityProperty: true }));
          return shown.map((button) => [cell.getAttribute('data-date') ?? '', button.textContent?.match(/\d+/)?.[0] ?? '']);
        }),
      ),
    );
}

test.describe('when /api/events fails', () => {
  test.use({ allowedErrors: /status of 502|net::ERR_FAILED/ });

  for (const language of LANGUAGES) {
    test(`the failure is shown, and gone once events arrive again (${language})`, async ({ page }) => {
      const texts = messages[language].calendar;
      await page.route('**/api/events?*', (route) => route.fulfill({ status: 502, json: { message: 'no' } }));
      const failed = page.waitForResponse((response) => isEventsCall(response.request()), { timeout: PATIENCE });
      await page.goto(inLanguage('/calendrier', language));
      await wake(page);
      await failed;
      const alert = calendar(page, language).getByRole('alert');
      await expect(alert).toHaveText(texts.loadFailed);
      await expect(calendar(page, language).getByRole('gridcell')).toHaveCount(42);
      await expect(page.getByRole('main').getByRole('article').first(), 'the agenda stays readable').toBeVisible();
      await page.unroute('**/api/events?*');
      const answered = page.waitForResponse((response) => isEventsCall(response.request()) && response.ok(), { timeout: PATIENCE });
      await tool(page, texts.next, language).click();
      await answered;
      await expect(alert).toBeHidden();
      await expect(chips(page, language).first()).toBeVisible();
    });
  }
});

test.describe('when the script of a view cannot be read', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|status of 404.*\/media\// });

  test('the failure is shown, the view before stays, and trying again draws the view', async ({ page }) => {
    const { week, loadFailed } = messages.fr.calendar;
    await openCalendar(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort('internetdisconnected'));
    await tool(page, week).click();
    await expect(calendar(page).getByRole('alert')).toHaveText(loadFailed);
    await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
    await page.unroute('**/_next/static/chunks/**');
    await tool(page, messages.fr.failure.retry).click();
    await expect(calendar(page).getByRole('alert')).toHaveCount(0);
    await expect(calendar(page).getByRole('columnheader')).toHaveCount(7);
    await expect(calendar(page).getByText('12:00', { exact: true })).toBeVisible();
  });
});

test('the year list says of each day its date and weekday, and fits on a telephone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCalendar(page);
  await tool(page, messages.fr.calendar.list).click();
  const day = calendar(page).getByRole('rowgroup').getByRole('rowheader').nth(4);
  await expect(day).toHaveText(/^\d{1,2} \p{L}+\.? \d{4}\s*\p{L}+$/u);
  const table = calendar(page).getByRole('table');
  await expect.poll(() => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
});

/** The most events of a day that stand beside each other in the week. */
function mostBeside(page: Page, day: string): Promise<number> {
  return page.locator(`#calendar .fc-timegrid-col[data-date="${day}"] .fc-timegrid-event`).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
    return Math.max(0, ...boxes.map((a) => boxes.filter((b) => a.top < b.bottom - 1 && b.top < a.bottom - 1).length));
  });
}

for (const language of LANGUAGES) {
  test(`week view: no event lies over another, nor over what says how many more there are (${language})`, async ({ page }) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 10)).toISOString().slice(0, 7);
    const { events } = await openCalendar(page, language, `?date=${month}`);
    const hours = events.filter(({ start, end }) => start.includes('T') && end?.slice(0, 10) === start.slice(0, 10));
    const met = hours.find((one) => hours.some((other) => other !== one && other.start < (one.end ?? '') && (other.end ?? '') > one.start));
    if (!met) throw new Error('no events at the same hour');
    const day = met.start.slice(0, 10);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openWeek(page, day, language);
      const parts = calendar(page, language).locator('.fc-timegrid-event, .fc-timegrid-more-link');
      if (width < 1024) await expect(calendar(page, language).locator('.fc-timegrid-more-link').first()).toBeVisible();
      else await expect.poll(() => mostBeside(page, day), { message: `${width} px: two events of an hour beside each other` }).toBe(2);
      const covered = await parts.evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect());
        const meet = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return boxes.flatMap((a, place) => boxes.slice(place + 1).filter((b) => meet(a, b))).length;
      });
      expect(covered, `${width} px`).toBe(0);
    }
  });

  for (const viewport of [PHONE, { width: 599, height: 900 }])
    test(`where a day is too narrow for titles, the month says how many events it has, and shows them in a dialog (${language}, ${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const now = new Date();
      const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 10)).toISOString().slice(0, 7);
      const { events } = await openCalendar(page, language, `?date=${month}`);
      const region = calendar(page, language);
      const counts = countsPerDay(events, month);
      expect(Object.keys(counts).length).toBeGreaterThan(10);
      await expect.poll(() => countsOf(page, language)).toEqual(counts);
      const [day = '', count = ''] = Object.entries(counts).find(([, many]) => Number(many) > 2) ?? [];
      const button = region.locator(`[data-date="${day}"]`).getByRole('button');
      await expect(button).toHaveAccessibleName(new RegExp(`^${count} \\S`));
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveCount(Number(count));
      for (const row of await dialog.getByRole('listitem').all()) {
        const text = fold(await row.innerText());
        expect(
          events.some(({ title }) => text.endsWith(fold(title))),
          text,
        ).toBe(true);
      }
    });
}

test('on a telephone the calendar is the same: five views, month first, the modal within the screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCalendar(page);
  for (const name of viewNames('fr')) await expect(tool(page, name)).toBeVisible();
  await expect(tool(page, messages.fr.calendar.month)).toHaveAttribute('aria-pressed', 'true');
  await chips(page).first().click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  const event = page.getByRole('dialog').last();
  await expect(event.getByRole('term').first()).toBeVisible();
  const box = await event.boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog'), 'a click beside it closes it').toHaveCount(1);
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog'), 'and the day’s').toHaveCount(0);
});

for (const language of LANGUAGES) {
  for (const width of [600, 768, 1024])
    test(`from 600 px up a day of the month shows chips with titles (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { events } = await openCalendar(page, language);
      const titles = await chips(page, language).filter({ hasNotText: /^\+/ }).allInnerTexts();
      expect(titles.length).toBeGreaterThan(5);
      for (const text of titles) expect(events.map(({ title }) => fold(title))).toContain(fold(text));
      for (const chip of (await chips(page, language).all()).slice(0, 8)) expect((await chip.boundingBox())?.width).toBeGreaterThan(50);
    });
}

for (const { width, height, touch } of [
  { width: 360, height: 740, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 900, touch: false },
]) {
  for (const view of ['mois', 'semaine', 'annee'])
    test(`the calendar comes first, the month’s list below it, and nothing moves while it loads (${view}, ${width} px)`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height }, hasTouch: touch, isMobile: touch });
      const page = await context.newPage();
      const shifted = await watchShifts(page);
      await page.goto(`/calendrier?vue=${view}`, { waitUntil: 'domcontentloaded' });
      const region = calendar(page);
      const agenda = page.locator('#agenda');
      const before = await agenda.boundingBox();
      const reserved = await region.boundingBox();
      expect((reserved?.y ?? 0) + (reserved?.height ?? 0), 'the list begins below the calendar').toBeLessThanOrEqual(before?.y ?? 0);
      expect(reserved?.y ?? 0, 'the calendar begins on the first screen').toBeLessThan(height / 2);
      await wake(page);
      await expect(region.locator('.fc-view')).toBeVisible({ timeout: PATIENCE });
      await expect(region.getByRole('status')).toBeEmpty();
      await page.waitForLoadState('networkidle');
      expect(await agenda.boundingBox()).toEqual(before);
      expect(await shifted()).toBeLessThan(0.05);
      await context.close();
    });
}

test('a link above the calendar leads to the month’s list', async ({ page }) => {
  await page.goto('/calendrier');
  await page.getByRole('link', { name: messages.fr.calendar.jumpToAgenda }).click();
  await expect(page.locator('#agenda')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the month’s list stands alone: no empty calendar, no link past it', async ({ page }) => {
    await page.goto('/calendrier');
    await expect(page.locator('#agenda').getByRole('article').first()).toBeVisible();
    await expect(page.locator('#calendar')).toBeHidden();
    await expect(page.getByRole('link', { name: messages.fr.calendar.jumpToAgenda })).toBeHidden();
  });
});

test('markup of the library that nobody knows is left alone, and the page goes on', async ({ page }) => {
  await openCalendar(page);
  const unknown = '<section class="fc-view-2"><p class="fc-day">12</p><table><tr><td>13</td></tr></table></section>';
  // The same corrections run over whatever the library renders.
  await page.locator('#calendar .fc').evaluate((root, markup) => root.insertAdjacentHTML('beforeend', markup), unknown);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.locator('#calendar .fc-view-2').evaluate((element) => element.outerHTML)).toBe(
    unknown.replace('<tr>', '<tbody><tr>').replace('</tr>', '</tr></tbody>'),
  );
  await tool(page, messages.fr.calendar.next).click();
  await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
});
