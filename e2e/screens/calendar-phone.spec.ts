import {
  busiestDay,
  calendar,
  chips,
  countsOf,
  countsPerDay,
  fold,
  openCalendar,
  tool,
  viewNames,
} from '../support/calendar';
import { messages } from '../../testing/messages';
import { expect, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

for (const language of ONE_PER_DIRECTION) {
  test(`on a telephone a day of the month shows how many events it has, one tap lists them, the next opens one (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const day = await busiestDay(page);
    const month = day.slice(0, 7);
    const { events } = await openCalendar(page, language, `?date=${month}`);
    const counts = countsPerDay(events, month);
    await expect.poll(() => countsOf(page, language)).toEqual(counts);
    const count = calendar(page, language).locator(`[data-date="${day}"]`).getByRole('button');
    // In words where the language has some for one and two.
    await expect(count).toHaveAccessibleName(/\p{L}{3}/u);
    await count.click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toHaveCount(Number(counts[day]));
    const text = fold(await rows.first().innerText());
    await rows.first().getByRole('button').click();
    const event = page.getByRole('dialog').last();
    await expect(event.getByRole('term').first()).toBeVisible();
    expect(text).toContain(fold(await event.getByRole('heading').innerText()));
  });
}

test('on a telephone the calendar is the same: five views, month first, the modal within the screen', async ({
  page,
}) => {
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
});

for (const language of ONE_PER_DIRECTION) {
  test(`on a phone the week opens at its day, with the titles of what goes on (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const moments = {
      event_starts_at: '2025-02-09T08:00:00.000Z',
      event_ends_at: '2025-02-15T16:00:00.000Z',
    };
    const fair = {
      id: '1',
      title: 'Foire',
      lang: 'fr',
      start: '2025-02-09',
      end: '2025-02-16',
      image: null,
      slug: '',
      ...moments,
    };
    await page.route('**/api/events?*', (route) => route.fulfill({ json: [fair] }));
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
