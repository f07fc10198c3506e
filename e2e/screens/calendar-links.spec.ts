import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../support/hydrated';
import { get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, inLanguage, LANGUAGES, ONE_PER_DIRECTION, test } from '../../testing/test';
import { intlTag } from '@/lib/i18n/locales';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const grid = (page: Page): Locator => page.locator('#calendar');
const title = (page: Page): Locator => grid(page).getByRole('heading', { level: 2 });
const tool = (page: Page, name: string): Locator =>
  grid(page).getByRole('button', { name, exact: true });
const pressed = (page: Page): Locator => grid(page).locator('[aria-pressed="true"]');
const { fr } = messages;

/** Calls of the page for screens and their payloads, from now on. */
function screensAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/calendrier')) asked.push(request.url());
  });
  return asked;
}

test.describe('deep links `?vue=&date=`', () => {
  const NAMES = {
    mois: 'month',
    semaine: 'week',
    jour: 'day',
    liste: 'list',
    annee: 'multiMonth',
  } as const;
  for (const language of ONE_PER_DIRECTION) {
    test(`the grid opens in that view and date (${language})`, async ({ page }) => {
      for (const [view, name] of Object.entries(NAMES)) {
        await page.goto(inLanguage(`/calendrier?vue=${view}&date=2025-02-14`, language));
        await expect(pressed(page)).toHaveText(messages[language].calendar[name]);
        await expect(title(page)).toContainText('2025');
        if (view === 'jour') await expect(title(page)).toContainText('14');
      }
    });
  }

  test('a link to a day asks the API once, for that day', async ({ page }) => {
    const calls: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/api/events?') && calls.push(request.url())),
    );
    await page.goto('/calendrier?vue=jour&date=2025-02-14', { waitUntil: 'networkidle' });
    await expect(title(page)).toHaveText('vendredi 14 février 2025');
    await expect
      .poll(() => calls.map((call) => new URL(call).searchParams.get('start')))
      .toEqual(['2025-02-14T00:00:00+01:00']);
  });

  test('what an address names wrongly is ignored', async ({ page }) => {
    await page.goto('/calendrier?vue=trimestre&date=2025-02-30');
    await expect(pressed(page)).toHaveText(fr.calendar.month);
    await expect(tool(page, fr.calendar.today)).toBeDisabled();
  });

  test('changing view or date updates the address without asking the server, and the back and forward buttons follow', async ({
    page,
  }) => {
    await page.goto('/calendrier?date=2025-02', { waitUntil: 'networkidle' });
    await expect(title(page)).toHaveText('février 2025');
    const asked = screensAsked(page);
    await tool(page, fr.calendar.next).click();
    await expect(page).toHaveURL(/\/calendrier\?date=2025-03$/);
    await tool(page, fr.calendar.list).click();
    await expect(page).toHaveURL(/\/calendrier\?date=2025-03-01&vue=liste$/);
    await expect(title(page)).toHaveText('2025');
    await page.goBack();
    await expect(title(page)).toHaveText('mars 2025');
    await expect(pressed(page)).toHaveText(fr.calendar.month);
    await page.goBack();
    await expect(title(page)).toHaveText('février 2025');
    await page.goForward();
    await expect(title(page)).toHaveText('mars 2025');
    await page.reload();
    await expect(title(page)).toHaveText('mars 2025');
    await tool(page, fr.calendar.today).click();
    await expect(page).toHaveURL(/\/calendrier$/);
    expect(
      asked.filter((url) => !/\?date=2025-03$/.test(url)),
      'nothing but the reload',
    ).toEqual([]);
  });

  test('the back button works behind a link inside the page', async ({ page }) => {
    await page.goto('/calendrier?date=2025-02', { waitUntil: 'networkidle' });
    await page.locator('a[href="#agenda"]').first().click();
    await tool(page, fr.calendar.next).click();
    await expect(title(page)).toHaveText('mars 2025');
    await page.goBack();
    await expect(title(page)).toHaveText('février 2025');
  });

  test('a date of the grid leads to its day, and gives the focus to the title', async ({
    page,
  }) => {
    await page.goto('/calendrier?date=2025-02');
    const day = grid(page).locator('[data-date="2025-02-14"] a[data-navlink]');
    await expect(day).toHaveAttribute(
      'title',
      fr.calendar.goToDate.replace('{date}', '14 février 2025'),
    );
    await day.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('vendredi 14 février 2025');
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(title(page)).toHaveText('février 2025');
  });

  test('the language switch keeps view and date', async ({ page }) => {
    await page.goto('/calendrier?date=2025-02', { waitUntil: 'networkidle' });
    await tool(page, fr.calendar.week).click();
    await expect(page).toHaveURL(/vue=semaine/);
    await page.locator('footer').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/calendrier\?date=2025-02-01&vue=semaine$/);
    await expect(pressed(page)).toHaveText(messages.ar.calendar.week);
  });

  test('the agenda’s month links take the grid along, and what else stands in the address stays', async ({
    page,
  }) => {
    await page.goto('/calendrier?date=2025-02', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: fr.calendar.agenda, exact: true })
      .getByRole('link', { name: fr.calendar.nextMonth })
      .click();
    await expect(title(page)).toHaveText('mars 2025');
    await page.goto('/calendrier?date=2025-02&mention=1', { waitUntil: 'networkidle' });
    await tool(page, fr.calendar.next).click();
    await expect(page).toHaveURL(/\?mention=1&date=2025-03$/);
  });

  for (const language of LANGUAGES) {
    test(`the server answers with the agenda of the date’s month, canonical without view and day (${language})`, async ({
      baseURL,
    }) => {
      const month = new Intl.DateTimeFormat(intlTag(language, 'calendarTag'), {
        month: 'long',
        year: 'numeric',
      });
      const { body, status } = await get(
        baseURL ?? '',
        inLanguage('/calendrier?vue=semaine&date=2025-02-14', language),
      );
      expect(status).toBe(200);
      expect(body).toContain(
        messages[language].calendar.agendaOf.replace(
          '{period}',
          month.format(new Date('2025-02-10')),
        ),
      );
      expect(body).toMatch(
        new RegExp(
          `<link rel="canonical" href="[^"]*${inLanguage('/calendrier', language)}\\?date=2025-02"`,
        ),
      );
      const current = await get(baseURL ?? '', inLanguage('/calendrier?vue=annee', language));
      expect(current.body).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${inLanguage('/calendrier', language)}"`),
      );
      expect(current.body).not.toContain('noindex');
    });
  }
});

test.describe('the grid by keyboard', () => {
  test('a change of period is announced with how much there is in it, and the control keeps the focus', async ({
    page,
  }) => {
    await page.goto('/calendrier', { waitUntil: 'networkidle' });
    await tool(page, fr.calendar.next).focus();
    await page.keyboard.press('Enter');
    await expect(tool(page, fr.calendar.next)).toBeFocused();
    await expect(grid(page).getByRole('status')).toHaveText(
      /^\p{L}+ \d{4} – (?:\d+ événements?|Aucun événement.*)$/u,
    );
    await tool(page, fr.calendar.today).focus();
    await page.keyboard.press('Enter');
    await expect(tool(page, fr.calendar.today)).toBeDisabled();
    await expect(tool(page, fr.calendar.today)).toBeFocused();
  });
});

test('in every view layout tables have no part of data tables and no wrong columns, and what can be pressed says what it is', async ({
  page,
}) => {
  for (const view of ['mois', 'semaine', 'jour', 'liste', 'annee']) {
    await page.goto(`/calendrier?vue=${view}`);
    await hydrate(page);
    await expect(grid(page).locator('.fc-view')).toBeVisible();
    await expect(grid(page).getByRole('status')).toBeEmpty();
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

test('targets are 24 pixels or more in every view, and 44 for fingers but in the year, whose days are narrower', async ({
  browser,
  baseURL,
}) => {
  for (const { touch, least } of [
    { touch: false, least: 24 },
    { touch: true, least: 44 },
  ]) {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      hasTouch: touch,
      isMobile: touch,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    for (const view of ['mois', 'semaine', 'jour', 'liste', 'annee']) {
      await page.goto(`/calendrier?vue=${view}`);
      await hydrate(page);
      await expect(grid(page).locator('.fc-view')).toBeVisible();
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
              .filter(({ box }) => box.height < size - 0.5 || box.width < Math.min(size, 36) - 0.5)
              .map(
                ({ box, text }) => `${text} ${Math.round(box.width)} × ${Math.round(box.height)}`,
              ),
          view === 'annee' ? 24 : least,
        );
      expect(small, `${view}, ${touch ? 'touch' : 'mouse'}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${view}: no sideways scroll`,
      ).toBeLessThanOrEqual(0);
    }
    await context.close();
  }
});

test('the event dialog copies the address of its day, and has the event’s file for other calendars', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calendrier', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await tool(page, fr.calendar.multiMonth).click();
  await grid(page).locator('[data-event]').first().click();
  await dialog.getByRole('button', { name: fr.detail.copyLink }).click();
  await page.goBack();
  await expect(dialog, 'back closes it').toHaveCount(0);
  await grid(page).locator('[data-event]').first().click();
  await dialog.getByRole('button', { name: fr.detail.copyLink }).click();
  await expect(dialog.getByRole('status')).toHaveText(fr.detail.linkCopied);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('link', { name: fr.calendar.addToCalendar })).toHaveAttribute(
    'href',
    /^\/calendar\/fr\/event\/\w+\.ics$/,
  );
  const heading = (await dialog.getByRole('heading').innerText()).trim();
  await page.goto(address);
  await expect(pressed(page)).toHaveText(fr.calendar.day);
  await expect(
    grid(page).locator('[data-event]').filter({ hasText: heading }).first(),
  ).toBeVisible();
});
