import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hydrate } from '../support/hydrated';
import { HOSTILE_SCREENS, HostileApi } from '../support/hostile/hostile-api';
import { OWN_PAYLOADS } from '../support/hostile/payloads';
import { faultsIn, observe, touchLinks } from '../support/hostile/observe';
import { startSite, type Site } from '../../testing/site';
import { messages } from '../../testing/messages';
import { expect, test } from '../../testing/test';

/** The public collections of attacks that `node scripts/xss-corpora.mjs` has fetched. */
const CORPORA = fileURLToPath(new URL('../support/hostile/corpora/', import.meta.url));
const fetched = existsSync(CORPORA)
  ? readdirSync(CORPORA).filter((name) => name.endsWith('.json'))
  : [];
const SOURCES = [
  ['own', OWN_PAYLOADS],
  ...fetched.map(
    (name) => [name, JSON.parse(readFileSync(CORPORA + name, 'utf8')) as string[]] as const,
  ),
] as const;

// The attacks name pictures the API does not have, and one screen is not found.
test.use({ allowedErrors: /Failed to load resource: .*(?:\/media\/|\/files\/|\/nulle-part)/ });

test('the watch over the page sees an attack that gets through', async ({ page, baseURL }) => {
  const own = `${baseURL}/attacked`;
  const seen = await observe(page, own);
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<main><a href="javascript:1" onclick="alert(1)">x</a><script>alert(2)</script><img src="//evil.example/x"></main>',
    }),
  );
  await page.goto(own);
  const faults = (await faultsIn(page)).join('\n');
  for (const fault of [
    'ran alert(2)',
    'onclick: <a',
    'href: <a',
    'script: <script>',
    'foreign src: <img',
  ])
    expect(faults).toContain(fault);
  expect(seen.join()).toContain('evil.example/x');
});

for (const [source, payloads] of SOURCES) {
  test.describe(`${payloads.length} attacks (${source}) in every text, HTML, path and address of every record`, () => {
    test.describe.configure({ mode: 'default' });
    let api: HostileApi;
    let site: Site;
    test.beforeAll(async () => {
      api = await new HostileApi(payloads).start();
      site = await startSite({ API_BASE_URL: api.url, LOG_LEVEL: 'info' });
    });
    test.afterAll(async () => {
      await site.stop();
      await api.stop();
    });

    test('on every screen no script runs, nothing foreign is asked for and no forbidden node stands', async ({
      page,
    }) => {
      const seen = await observe(page, site.url);
      for (const screen of HOSTILE_SCREENS) {
        const response = await page.goto(site.url + screen);
        expect.soft(response?.status(), screen).toBe(screen === '/nulle-part' ? 404 : 200);
        await expect(page.locator('html')).toHaveAttribute('data-scripts');
        await touchLinks(page);
        expect.soft(await faultsIn(page), screen).toEqual([]);
        expect.soft(seen.splice(0), screen).toEqual([]);
      }
    });

    test('nor in the calendar’s views and dialogs', async ({ page }) => {
      const seen = await observe(page, site.url);
      await page.goto(`${site.url}/calendrier?date=2026-03`);
      await hydrate(page);
      const event = page.locator('main [data-event]:visible');
      // A hundred and fifty events stand in the agenda above: the scripts take their time.
      await expect(event.first()).toBeVisible();
      await event.first().click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect.soft(await faultsIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: messages.fr.calendar.list }).click();
      await expect(page.locator('main table [data-event]').first()).toBeVisible();
      expect.soft(await faultsIn(page)).toEqual([]);
      expect(seen).toEqual([]);
    });

    test('nor in the popup', async ({ page }) => {
      const seen = await observe(page, site.url);
      await page.goto(site.url);
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await faultsIn(page)).toEqual([]);
      expect(seen).toEqual([]);
    });
  });
}
