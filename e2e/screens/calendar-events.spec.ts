import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrated';
import {
  calendar,
  chips,
  daysOf,
  fold,
  isEventsCall,
  openCalendar,
  tool,
} from '../support/calendar';
import { pluralForms } from '../../messages/testing/all-texts';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

// A picture of the content is missing on purpose; some tests cut the line.
test.use({
  allowedErrors: /status of 404.*\/media\/|status of 502|ERR_INTERNET_DISCONNECTED/,
});

test('month view: at most 2 events per day cell, the others behind “more”, which lists the whole day in a dialog, by keyboard too', async ({
  page,
}) => {
  const { events } = await openCalendar(page, 'ar');
  const counts = await calendar(page, 'ar')
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
  const more = chips(page, 'ar').filter({ hasText: /^\s*\+/ });
  expect(await more.count()).toBeGreaterThan(1);
  const forms = [...pluralForms(messages.ar.calendar.moreEvents).values()].map((form) =>
    fold(form.replace('{number}', 'NUMBER')),
  );
  for (const link of await more.all())
    expect(forms).toContain(fold(await link.innerText()).replace(/\p{Nd}+/u, 'NUMBER'));
  const link = more.first();
  const dialog = page.getByRole('dialog');
  // A grid that is drawn anew between press and release loses the click.
  await expect(async () => {
    if (!(await dialog.isVisible())) await link.click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  const rows = dialog.getByRole('listitem').getByRole('button');
  expect(await rows.count()).toBeGreaterThan(2);
  for (const text of (await rows.allInnerTexts()).map(fold))
    expect(events.filter((event) => text.endsWith(fold(event.title))).length, text).toBeGreaterThan(
      0,
    );
  const row = rows.nth(2);
  const text = fold(await row.innerText());
  await row.focus();
  await page.keyboard.press('Enter');
  const event = page.getByRole('dialog').last();
  expect(text).toContain(fold(await event.getByRole('heading').innerText()));
  await page.keyboard.press('Escape');
  await expect(row, 'back in the day').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link, 'back in the calendar').toBeFocused();
});

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].calendar;

  test(`clicking an event opens a modal: title, start date, end date, image if present, “view details” to /{slug} in a new tab (${language})`, async ({
    page,
    context,
  }) => {
    const { events } = await openCalendar(page, language);
    const shown = await chips(page, language).allInnerTexts();
    const event = events.find(
      ({ title: name, image, end, slug }) =>
        image && end && slug && shown.some((text) => fold(text) === fold(name)),
    );
    if (!event) throw new Error('no event with everything');
    const chip = chips(page, language).filter({ hasText: event.title }).first();
    await chip.click();
    const dialog = page.getByRole('dialog', { name: event.title });
    await expect(dialog.getByRole('heading')).toHaveText(event.title);
    await expect(dialog.getByRole('term')).toHaveText([texts.start, texts.end, texts.place]);
    const times = dialog.locator('time');
    const { isoStart, isoEnd } = daysOf(event);
    await expect(times.first()).toHaveAttribute('datetime', isoStart);
    await expect(times.last()).toHaveAttribute('datetime', isoEnd ?? '');
    for (const part of [String(Number(event.start.slice(8, 10))), event.start.slice(0, 4)])
      await expect(times.first()).toContainText(part);
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
    await chip.evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#calendar :focus'), 'drawn again meanwhile').toHaveAttribute(
      'data-event',
      event.id,
    );
  });
}

test('the event dialog copies the address of its day, and has the event’s file for other calendars', async ({
  page,
  context,
}) => {
  const { calendar: texts, detail } = messages.fr;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calendrier', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await tool(page, texts.multiMonth).click();
  const open = () => page.locator('#calendar [data-event]').first().click();
  await open();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog, 'back closes it').toHaveCount(0);
  await open();
  await dialog.getByRole('button', { name: detail.copyLink }).click();
  await expect(dialog.getByRole('status')).toHaveText(detail.linkCopied);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('link', { name: texts.addToCalendar })).toHaveAttribute(
    'href',
    /^\/calendar\/fr\/event\/\w+\.ics$/,
  );
  const heading = (await dialog.getByRole('heading').innerText()).trim();
  await page.goto(address);
  await expect(tool(page, texts.day)).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.locator('#calendar [data-event]').filter({ hasText: heading }).first(),
  ).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a full day’s events are listed at one tap, and opened at the next in a modal within the screen, which a tap beside it closes', async ({
    page,
  }) => {
    await openCalendar(page);
    await chips(page).first().tap();
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().tap();
    const event = page.getByRole('dialog').last();
    await expect(event.getByRole('term').first()).toBeVisible();
    const { x = -1, width = 999 } = (await event.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    await page.touchscreen.tap(4, 4);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

const alert = (page: Page) => calendar(page).getByRole('alert');

test('a failure of /api/events is shown, the agenda stays readable, and it is gone once events arrive again', async ({
  page,
}) => {
  await page.route('**/api/events?*', (route) =>
    route.fulfill({ status: 502, json: { message: 'no' } }),
  );
  await page.goto('/calendrier');
  await hydrate(page);
  await expect(alert(page)).toHaveText(messages.fr.calendar.loadFailed);
  await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/events?*');
  const answered = page.waitForResponse(
    (response) => isEventsCall(response.request()) && response.ok(),
  );
  await tool(page, messages.fr.calendar.next).click();
  await answered;
  await expect(alert(page)).toBeHidden();
  await expect(chips(page).first()).toBeVisible();
});

test('the failure of a view’s script is shown, the view before stays, and trying again draws the view', async ({
  page,
}) => {
  const { calendar: texts, failure } = messages.fr;
  await openCalendar(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort('internetdisconnected'));
  await tool(page, texts.week).click();
  await expect(alert(page)).toHaveText(texts.loadFailed);
  await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
  await page.unroute('**/_next/static/chunks/**');
  await tool(page, failure.retry).click();
  await expect(alert(page)).toHaveCount(0);
  await expect(calendar(page).getByRole('columnheader')).toHaveCount(7);
  await expect(calendar(page).getByText('12 h', { exact: true })).toBeVisible();
});

test('the failure of the grid’s script is shown, and trying again draws the grid', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isGrid = (await response.text()).includes('dayGridMonth');
    return isGrid ? route.abort('internetdisconnected') : route.fulfill({ response });
  });
  await page.goto('/calendrier');
  await hydrate(page);
  await expect(alert(page)).toHaveText(messages.fr.calendar.loadFailed);
  await page.unroute('**/_next/static/chunks/*.js');
  await tool(page, messages.fr.failure.retry).click();
  await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
  await expect(alert(page)).toHaveCount(0);
});
