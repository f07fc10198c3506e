import type { Locator, Request } from '@playwright/test';
import { colourOf } from '../support/hydrated';
import {
  calendar,
  chips,
  DAY,
  daysOf,
  fold,
  isEventsCall,
  monthFromNow,
  openCalendar,
  tool,
  viewNames,
  type Event,
} from '../support/calendar';
import { messages } from '../../testing/messages';
import { pluralForms } from '../../messages/testing/all-texts';
import {
  DIRECTIONS,
  expect,
  inLanguage,
  LANGUAGES,
  ONE_PER_DIRECTION,
  test,
  type Language,
} from '../../testing/test';
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

for (const language of LANGUAGES) {
  const texts = messages[language].calendar;

  test.describe(`calendar in ${language}`, () => {
    test('toolbar: prev, next and today on the left (in Arabic on the right), the title in the centre, the views on the other side; month view first', async ({
      page,
    }) => {
      await openCalendar(page, language);
      await expect(
        calendar(page, language).getByRole('button').locator('visible=true').first(),
      ).toHaveAccessibleName(texts.previous);
      const placeOf = async (part: Locator) =>
        (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
      for (const width of [1280, 1100, 1050, 900]) {
        await page.setViewportSize({ width, height: 900 });
        const title = await placeOf(calendar(page, language).getByRole('heading', { level: 2 }));
        if (width >= 1100)
          expect(
            Math.abs(title.x + title.width / 2 - width / 2),
            'the title is in the centre',
          ).toBeLessThan(8);
        const groups = [[texts.previous, texts.next, texts.today], viewNames(language)];
        for (const [group, names] of groups.entries()) {
          const places = await Promise.all(
            names.map((name) => placeOf(tool(page, name, language))),
          );
          for (const { x, y, width: wide } of places) {
            const isLeft = (group === 0) === (DIRECTIONS[language] === 'ltr');
            if (isLeft) expect(x + wide, 'left of the title').toBeLessThanOrEqual(title.x);
            else expect(x, 'right of the title').toBeGreaterThanOrEqual(title.x + title.width);
            expect(y, 'in one row').toBe(places[0]?.y);
          }
          const order = places.map(({ x }) => x);
          expect(order, 'in reading order').toEqual(
            order.toSorted((a, b) => (DIRECTIONS[language] === 'rtl' ? b - a : a - b)),
          );
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      let free = (await placeOf(calendar(page, language))).width / 2;
      for (const name of [texts.previous, texts.next, texts.today]) {
        const { x, width } = await placeOf(tool(page, name, language));
        const start = DIRECTIONS[language] === 'rtl' ? 390 - x - width : x;
        expect(start, 'at the start of the line on a phone').toBeLessThan(free);
        free = start + width + 8;
      }
      await expect(tool(page, texts.month, language)).toHaveAttribute('aria-pressed', 'true');
      await expect(tool(page, texts.today, language)).toBeDisabled();
    });

    test('its locale follows the site language (Arabic is the Algerian one, right to left); the week starts as it does there', async ({
      page,
    }) => {
      await openCalendar(page, language, '?date=2027-01');
      const title = inWords(language, '2027-01-10', MONTH);
      await expect(calendar(page, language).getByRole('heading', { level: 2 })).toHaveText(title);
      const days = calendar(page, language).getByRole('columnheader');
      await expect(days).toHaveCount(7);
      await expect(days.first()).toHaveAccessibleName(
        inWords(language, `2027-01-${String(3 + TABLE[language].weekStart).padStart(2, '0')}`, {
          weekday: 'long',
        }),
      );
      const [first, last] = [await days.first().boundingBox(), await days.last().boundingBox()];
      expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(DIRECTIONS[language] === 'ltr');
      await tool(page, texts.next, language).click();
      await expect(calendar(page, language).getByRole('heading', { level: 2 })).toHaveText(
        inWords(language, '2027-02-10', MONTH),
      );
      await tool(page, texts.previous, language).click();
      await expect(calendar(page, language).getByRole('heading', { level: 2 })).toHaveText(title);
      // Where this is not the month already.
      if (monthFromNow(0) !== '2027-01') await tool(page, texts.today, language).click();
      await expect(tool(page, texts.today, language)).toBeDisabled();
    });
  });
}

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].calendar;

  test.describe(`the views of the calendar in ${language}`, () => {
    test('a month is seen whole: its six weeks do not scroll inside', async ({ page }) => {
      for (const width of [1280, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await openCalendar(page, language);
        const hidden = () =>
          page
            .locator('.fc-scroller:visible')
            .evaluateAll((all) =>
              Math.max(...all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)),
            );
        await expect.poll(hidden, `${width} px`).toBeLessThanOrEqual(1);
      }
    });

    test('five views: month grid, week time grid, day time grid, year list, multi-month year; each asks /api/events with ISO start and end and Accept-Language', async ({
      page,
    }) => {
      const calls: Request[] = [];
      page.on('request', (request) => void (isEventsCall(request) && calls.push(request)));
      const region = calendar(page, language);
      const daysOf = (call: Request): number => {
        const { searchParams } = new URL(call.url());
        return (
          (Date.parse(searchParams.get('end') ?? '') -
            Date.parse(searchParams.get('start') ?? '')) /
          DAY
        );
      };
      const { events } = await openCalendar(page, language);
      expect(events.length).toBeGreaterThan(5);
      expect(calls.map(daysOf)).toEqual([42]);
      await expect(region.getByRole('gridcell')).toHaveCount(42);
      const views: [string, () => Promise<void>][] = [
        [texts.week, () => expect(region.getByRole('columnheader')).toHaveCount(7)],
        [texts.day, () => expect(region.getByRole('columnheader')).toHaveCount(1)],
        [
          texts.list,
          () =>
            expect
              .poll(() => region.getByRole('table').getByRole('button').count())
              .toBeGreaterThan(30),
        ],
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
        for (const name of ['start', 'end'])
          expect(searchParams.get(name)).toMatch(
            /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/,
          );
        expect(await call.headerValue('accept-language')).toBe(language);
      }
    });

    test('month view: at most 2 events per day cell, the others behind “more”, which lists the whole day in a dialog', async ({
      page,
    }) => {
      const { events } = await openCalendar(page, language);
      const counts = await calendar(page, language)
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) => {
            const shown = [...cell.querySelectorAll('[role="button"]')].filter((chip) =>
              chip.checkVisibility({ visibilityProperty: true }),
            );
            return shown.filter(({ textContent }) => !textContent?.trim().startsWith('+')).length;
          }),
        );
      expect(Math.max(...counts)).toBe(2);
      const more = chips(page, language).filter({ hasText: /^\s*\+/ });
      expect(await more.count()).toBeGreaterThan(1);
      const forms = [...pluralForms(texts.moreEvents).values()].map((form) =>
        fold(form.replace('{number}', 'NUMBER')),
      );
      for (const link of await more.all())
        expect(forms).toContain(fold(await link.innerText()).replace(/\p{Nd}+/u, fold('NUMBER')));
      const link = more.first();
      const dialog = page.getByRole('dialog');
      // A grid that is drawn anew between press and release loses the click.
      await expect(async () => {
        if (!(await dialog.isVisible())) await link.click({ timeout: 2000 });
        await expect(dialog).toBeVisible({ timeout: 5000 });
      }).toPass();
      const rows = dialog.getByRole('listitem').getByRole('button');
      expect(await rows.count()).toBeGreaterThan(2);
      for (const row of await rows.all()) {
        const text = fold(await row.innerText());
        expect(
          events.filter(({ title }) => text.endsWith(fold(title))).length,
          text,
        ).toBeGreaterThan(0);
      }
      await rows.nth(2).click();
      const title = fold(await rows.nth(2).innerText());
      const event = page.getByRole('dialog').last();
      expect(title).toContain(fold(await event.getByRole('heading').innerText()));
      await page.keyboard.press('Escape');
      await expect(rows.nth(2), 'back in the day').toBeFocused();
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
      const event = events.find(
        ({ title, image, end, slug }) =>
          image && end && slug && shown.some((text) => fold(text) === fold(title)),
      );
      if (!event) throw new Error('no event with everything');
      const chip = chips(page, language).filter({ hasText: event.title }).first();
      await chip.click();
      const dialog = page.getByRole('dialog', { name: event.title });
      await expect(dialog.getByRole('heading')).toHaveText(event.title);
      await expect(dialog.getByRole('term')).toHaveText([texts.start, texts.end, texts.place]);
      const times = dialog.locator('time');
      const { isAllDay, isoStart, isoEnd } = daysOf(event);
      await expect(times.first()).toHaveAttribute('datetime', isoStart);
      await expect(times.last()).toHaveAttribute('datetime', isoEnd ?? '');
      await expect(times.first()).toContainText(String(Number(event.start.slice(8, 10))));
      await expect(times.first()).toContainText(event.start.slice(0, 4));
      // 9 h, 9 h 30 in French; 9 AM, 9:30 AM in English; 9:30 elsewhere.
      const [hour = '', minute = ''] = isoStart.slice(11, 16).split(':');
      const past = minute === '00' ? '' : minute;
      const written: Partial<Record<Language, string>> = {
        fr: `${Number(hour)} h ${past}`.trim(),
        en: `${Number(hour) % 12 || 12}${past && `:${past}`} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
      };
      if (!isAllDay)
        await expect(times.first()).toContainText(written[language] ?? `${Number(hour)}:${minute}`);
      await expect(dialog.locator('img')).toBeVisible();
      const details = dialog.getByRole('link', { name: texts.viewDetails });
      await expect(details).toHaveAttribute('href', inLanguage(`/${event.slug}`, language));
      await expect(details).toHaveAttribute('rel', /\bnoopener\b/);
      const [tab] = await Promise.all([context.waitForEvent('page'), details.click()]);
      await expect(tab).toHaveURL(new RegExp(`${inLanguage(`/${event.slug}`, language)}$`));
      await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
        messages[language].notFound.title,
      );
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

    test('the server’s agenda of a month lists the events of the month, with the months before and after', async ({
      page,
      request,
    }) => {
      const titleOf = (month: string): string => inWords(language, `${month}-10`, MONTH);
      const agendaOf = (month: string): Locator =>
        page.getByRole('region', { name: texts.agendaOf.replace('{period}', titleOf(month)) });
      await page.goto(inLanguage(`/calendrier?date=${monthFromNow(1)}`, language));
      const agenda = agendaOf(monthFromNow(1));
      await expect(agenda).toBeVisible();
      const answer = await request.get('/api/events', {
        params: {
          start: `${monthFromNow(1)}-01T00:00:00+01:00`,
          end: `${monthFromNow(2)}-01T00:00:00+01:00`,
        },
        headers: { 'accept-language': language },
      });
      const events = (await answer.json()) as Event[];
      expect(events.length).toBeGreaterThan(3);
      await expect(agenda.getByRole('article')).toHaveCount(events.length);
      const titles = await agenda.getByRole('article').getByRole('heading').allInnerTexts();
      expect(titles.map(fold).toSorted()).toEqual(
        events.map(({ title }) => fold(title)).toSorted(),
      );
      const months = page.getByRole('navigation', { name: texts.agenda, exact: true });
      await months.getByRole('link', { name: texts.nextMonth }).click();
      await expect(agendaOf(monthFromNow(2))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\?date=${monthFromNow(2)}#agenda$`));
      await months.getByRole('link', { name: texts.previousMonth }).click();
      await expect(agendaOf(monthFromNow(1))).toBeVisible();
      await months.getByRole('link', { name: texts.currentMonth }).click();
      await expect(agendaOf(monthFromNow(0))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/calendrier', language)}#agenda$`));
      await expect(months.getByRole('link', { name: texts.currentMonth })).toHaveCount(0);
    });
  });
}

const radius = async (chip: Locator, end: string): Promise<number> =>
  Number.parseFloat(
    await chip.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      `border-start-${end}-radius`,
    ),
  );

test('events are blue rounded chips with the title', async ({ page }) => {
  const { events } = await openCalendar(page);
  for (const chip of (await chips(page).all()).slice(0, 8)) {
    const text = fold(await chip.innerText());
    if (text.startsWith('+')) continue;
    expect(events.map(({ title }) => fold(title))).toContain(text);
    const { red, green, blue } = await colourOf(chip, 'background-color');
    expect(blue, text).toBeGreaterThan(Math.max(red, green));
    // Where the event begins and ends: what goes on in the next week is square there.
    const ends = await chip.evaluate(({ classList }) =>
      ['start', 'end'].filter((end) => classList.contains(`fc-event-${end}`)),
    );
    for (const end of ends) expect(await radius(chip, end), `${text}, ${end}`).toBeGreaterThan(4);
  }
});

test('the calendar allows selecting dates, and is read-only: an event cannot be dragged', async ({
  page,
}) => {
  await openCalendar(page);
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
  const title = await chip.innerText();
  const day = await chip.locator('xpath=ancestor::*[@role="gridcell"]').getAttribute('data-date');
  await chip.dragTo(free.last(), { targetPosition: position });
  await expect(
    calendar(page)
      .locator(`[data-date="${day}"]`)
      .getByRole('button', { name: title, exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
});

for (const [name, view] of [
  ['month', 'mois'],
  ['week', 'semaine'],
  ['day', 'jour'],
] as const) {
  test(`has sticky headers: the names of the ${name} view’s days stay in the window while the page is scrolled`, async ({
    page,
  }) => {
    await openCalendar(page, 'fr', `?vue=${view}`);
    const header = calendar(page).getByRole('columnheader').last();
    await expect(header).toBeVisible();
    // At 1100 px the menu of the demonstration has two rows.
    for (const width of [1280, 1100]) {
      await page.setViewportSize({ width, height: 700 });
      const grid = await calendar(page).getByRole('grid').boundingBox();
      await page.evaluate((top) => window.scrollBy(0, top), (grid?.y ?? 0) + 300);
      const siteHeader = await page.getByRole('banner').boundingBox();
      const barEnd = (siteHeader?.y ?? 0) + (siteHeader?.height ?? 0);
      await expect
        .poll(async () => Math.abs(((await header.boundingBox())?.y ?? Infinity) - barEnd))
        .toBeLessThan(4);
    }
  });
}

test('headers are sticky: a long view scrolls under the names of its days', async ({ page }) => {
  await openCalendar(page);
  await tool(page, messages.fr.calendar.week).click();
  const hour = calendar(page).getByText('12 h', { exact: true });
  await expect(hour, 'the week is drawn').toBeVisible();
  const header = calendar(page).getByRole('columnheader').first();
  await hour.scrollIntoViewIfNeeded();
  const topOf = async (element: Locator): Promise<number> =>
    Math.round((await element.boundingBox())?.y ?? 0);
  const [headerTop, hourTop] = [await topOf(header), await topOf(hour)];
  // At eight, with hours above it, whatever room the events of whole days leave to those below.
  const { x = 0, y = 0 } = (await hour.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => topOf(hour)).toBeGreaterThan(hourTop);
  expect(await topOf(header)).toBe(headerTop);
  await tool(page, messages.fr.calendar.list).click();
  const days = calendar(page).getByRole('rowgroup').getByRole('rowheader');
  await expect.poll(() => days.count()).toBeGreaterThan(10);
  expect(
    await days
      .nth(4)
      .evaluate(
        (element) => getComputedStyle(element.closest('tr')?.firstElementChild ?? element).position,
      ),
  ).toBe('sticky');
});
