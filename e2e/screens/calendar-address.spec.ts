import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../support/hydrated';
import { isEventsCall, title, tool } from '../support/calendar';
import { get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const grid = (page: Page): Locator => page.locator('#calendar');
const pressed = (page: Page): Locator => grid(page).locator('[aria-pressed="true"]');
const texts = messages.fr.calendar;

const VIEWS = {
  mois: 'month',
  semaine: 'week',
  jour: 'day',
  liste: 'list',
  annee: 'multiMonth',
} as const;

for (const { device, least } of [
  { device: 'a mouse', least: 24 },
  { device: 'fingers', least: 44 },
])
  test.describe(`for ${device}`, () => {
    const isTouch = device === 'fingers';
    test.use({ hasTouch: isTouch, isMobile: isTouch, viewport: isTouch ? PHONE : DESKTOP });

    test(`an address opens its view; in every view targets are ${least} pixels or more (in the year, whose days are narrower, 24), layout tables have no part of data tables and no wrong columns, and what can be pressed says what it is`, async ({
      page,
    }) => {
      for (const [view, name] of Object.entries(VIEWS)) {
        await page.goto(`/calendrier?vue=${view}`);
        await hydrate(page);
        await expect(pressed(page)).toHaveText(texts[name]);
        await expect(grid(page).getByRole('status')).toBeEmpty();
        await page.waitForLoadState('networkidle');
        const small = await grid(page)
          .locator('a[href], a[tabindex], button')
          .evaluateAll(
            (controls, size) =>
              controls
                .filter((control) => control.checkVisibility())
                .map((control) => ({
                  box: control.getBoundingClientRect(),
                  text: control.textContent.slice(0, 30),
                }))
                .filter(
                  ({ box }) => box.height < size - 0.5 || box.width < Math.min(size, 36) - 0.5,
                )
                .map(
                  ({ box, text }) => `${text} ${Math.round(box.width)} × ${Math.round(box.height)}`,
                ),
            view === 'annee' ? 24 : least,
          );
        expect(small, view).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${view}: no sideways scroll`,
        ).toBeLessThanOrEqual(0);
        if (isTouch) continue;
        const faults = grid(page).locator(
          ':is(table, thead, tbody, tr, th, td)[role]:not([aria-hidden]), table:not(.fc-list-table) :is(th, thead, tfoot, caption, [scope], [headers]), a[tabindex]:not([role]), a[aria-label]:not([role="link"], [role="button"])',
        );
        // What the library draws is mended a moment later, and again when events have come.
        await expect(faults, view).toHaveCount(0);
        const narrow = (groups: Element[]): number => {
          const width = (group: Element): number =>
            [...group.children].reduce(
              (sum, column) => sum + (column instanceof HTMLTableColElement ? column.span : 0),
              0,
            );
          return groups.filter(
            (group) => width(group) !== group.closest('table')?.rows[0]?.cells.length,
          ).length;
        };
        await expect
          .poll(() => grid(page).locator('colgroup').evaluateAll(narrow), { message: view })
          .toBe(0);
      }
    });
  });

test('a link to a day asks the API once, for that day', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void (isEventsCall(request) && calls.push(request.url())));
  await page.goto('/calendrier?vue=jour&date=2025-02-14', { waitUntil: 'networkidle' });
  await expect(title(page)).toHaveText('vendredi 14 février 2025');
  await expect
    .poll(() => calls.map((call) => new URL(call).searchParams.get('start')))
    .toEqual(['2025-02-14T00:00:00+01:00']);
});

test('changing view or date updates the address without asking the server, keeps what else stands there, and the back and forward buttons follow, behind a link inside the page too', async ({
  page,
}) => {
  await page.goto('/calendrier?date=2025-02&mention=1', { waitUntil: 'networkidle' });
  await expect(title(page)).toHaveText('février 2025');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/calendrier')) asked.push(request.url());
  });
  await page.locator('a[href="#agenda"]').first().click();
  await expect(page.locator('#agenda')).toBeInViewport();
  await tool(page, texts.next).click();
  await expect(page).toHaveURL(/\/calendrier\?mention=1&date=2025-03(?:#agenda)?$/);
  await tool(page, texts.list).click();
  await expect(page).toHaveURL(/\?mention=1&date=2025-03-01&vue=liste(?:#agenda)?$/);
  await expect(title(page)).toHaveText('2025');
  await page.goBack();
  await expect(title(page)).toHaveText('mars 2025');
  await expect(pressed(page)).toHaveText(texts.month);
  await page.goBack();
  await expect(title(page)).toHaveText('février 2025');
  await page.goForward();
  await expect(title(page)).toHaveText('mars 2025');
  expect(asked).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveText('mars 2025');
  await tool(page, texts.today).click();
  await expect(page).toHaveURL(/\/calendrier\?mention=1(?:#agenda)?$/);
});

test('a date of the grid leads to its day, and gives the focus to the title', async ({ page }) => {
  await page.goto('/calendrier?date=2025-02');
  const day = grid(page).locator('[data-date="2025-02-14"] a[data-navlink]');
  await expect(day).toHaveAttribute('title', texts.goToDate.replace('{date}', '14 février 2025'));
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('vendredi 14 février 2025');
  await expect(title(page)).toBeFocused();
});

test('the language switch keeps view and date', async ({ page }) => {
  await page.goto('/calendrier?date=2025-02', { waitUntil: 'networkidle' });
  await tool(page, texts.week).click();
  await expect(page).toHaveURL(/vue=semaine/);
  await page.locator('footer').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/calendrier\?date=2025-02-01&vue=semaine$/);
  await expect(pressed(page)).toHaveText(messages.ar.calendar.week);
});

test('the server answers with the agenda of the date’s month, canonical without view and day', async ({
  baseURL,
}) => {
  const { body } = await get(baseURL ?? '', '/ar/calendrier?vue=semaine&date=2025-02-14');
  const february = messages.ar.calendar.agendaOf.replace('{period}', 'فيفري 2025');
  expect(body).toContain(february);
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/ar\/calendrier\?date=2025-02"/);
  const current = await get(baseURL ?? '', '/calendrier?vue=annee');
  expect(current.body).toMatch(/<link rel="canonical" href="[^"]*\/calendrier"/);
  expect(current.body).not.toContain('noindex');
});

test('by keyboard a change of period is announced with how much there is in it, and the control keeps the focus', async ({
  page,
}) => {
  await page.goto('/calendrier', { waitUntil: 'networkidle' });
  await tool(page, texts.next).focus();
  await page.keyboard.press('Enter');
  await expect(tool(page, texts.next)).toBeFocused();
  await expect(grid(page).getByRole('status')).toHaveText(
    /^\p{L}+ \d{4} – (?:\d+ événements?|Aucun événement.*)$/u,
  );
  await tool(page, texts.today).focus();
  await page.keyboard.press('Enter');
  await expect(tool(page, texts.today)).toBeDisabled();
  await expect(tool(page, texts.today)).toBeFocused();
});
