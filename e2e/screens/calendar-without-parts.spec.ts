import { hydrate } from '../support/hydrated';
import { calendar, chips, isEventsCall, openCalendar, tool } from '../support/calendar';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

test.describe('when /api/events fails', () => {
  test.use({ allowedErrors: /status of 502|net::ERR_FAILED/ });

  for (const language of ONE_PER_DIRECTION) {
    test(`the failure is shown, and gone once events arrive again (${language})`, async ({
      page,
    }) => {
      const texts = messages[language].calendar;
      await page.route('**/api/events?*', (route) =>
        route.fulfill({ status: 502, json: { message: 'no' } }),
      );
      const failed = page.waitForResponse((response) => isEventsCall(response.request()));
      await page.goto(inLanguage('/calendrier', language));
      await hydrate(page);
      await failed;
      const alert = calendar(page, language).getByRole('alert');
      await expect(alert).toHaveText(texts.loadFailed);
      await expect(calendar(page, language).getByRole('gridcell')).toHaveCount(42);
      await expect(
        page.getByRole('main').getByRole('article').first(),
        'the agenda stays readable',
      ).toBeVisible();
      await page.unroute('**/api/events?*');
      const answered = page.waitForResponse(
        (response) => isEventsCall(response.request()) && response.ok(),
      );
      await tool(page, texts.next, language).click();
      await answered;
      await expect(alert).toBeHidden();
      await expect(chips(page, language).first()).toBeVisible();
    });
  }
});

test.describe('when the script of the grid cannot be read', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|status of 404.*\/media\// });

  test('the failure is shown, and trying again draws the grid', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      const isGrid = (await response.text()).includes('dayGridMonth');
      return isGrid ? route.abort('internetdisconnected') : route.fulfill({ response });
    });
    await page.goto('/calendrier');
    await hydrate(page);
    await expect(calendar(page).getByRole('alert')).toHaveText(messages.fr.calendar.loadFailed);
    await page.unroute('**/_next/static/chunks/*.js');
    await tool(page, messages.fr.failure.retry).click();
    await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
    await expect(calendar(page).getByRole('alert')).toHaveCount(0);
  });
});

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

test('unknown markup of the library is left alone, and the page goes on', async ({ page }) => {
  await openCalendar(page);
  const unknown =
    '<section class="fc-view-2"><p class="fc-day">12</p><table><tr><td>13</td></tr></table></section>';
  // The same corrections apply to everything the library renders.
  await page
    .locator('#calendar .fc')
    .evaluate((root, markup) => root.insertAdjacentHTML('beforeend', markup), unknown);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.locator('#calendar .fc-view-2').evaluate((element) => element.outerHTML)).toBe(
    unknown.replace('<tr>', '<tbody><tr>').replace('</tr>', '</tr></tbody>'),
  );
  await tool(page, messages.fr.calendar.next).click();
  await expect(calendar(page).getByRole('gridcell')).toHaveCount(42);
});
