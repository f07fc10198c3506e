import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { attributes, get, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const FILE = '/directory/communes.json';
const EL_HARRACH = { fr: 'El Harrach', ar: 'الحراش' };
const ALGIERS = { fr: 'Alger', ar: 'الجزائر' };

const shown = (page: Page): Locator =>
  page
    .locator('main li')
    .filter({ has: page.locator('a[href*="/chambre_de_commerce/"]'), visible: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ONE_PER_DIRECTION)
    test(`the filter knows communes and postcodes: the server names the commune and shows the chamber of its wilaya (${language})`, async ({
      page,
    }) => {
      const texts = messages[language].chambers;
      await page.goto(inLanguage('/chambre_de_commerces', language));
      const field = page.getByRole('searchbox', { name: texts.filter });
      for (const typed of [EL_HARRACH[language], '16004']) {
        await field.fill(typed);
        await page.getByRole('button', { name: texts.submit }).click();
        await expect(shown(page)).toHaveCount(1);
        await expect(shown(page).getByRole('link').first()).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage('/chambre_de_commerce/16', language)}`),
        );
        await expect(page.getByRole('search').last()).toContainText(ALGIERS[language]);
      }
    });
});

test('where a newer wilaya may have the commune, both chambers are shown, and it is said why; the search finds the chamber of a commune', async ({
  baseURL,
}) => {
  const read = async (path: string) => (await get(baseURL ?? '', path)).body;
  const later = await read('/chambre_de_commerces?search=Brida');
  expect(textOf(later, 'main')).toContain(messages.fr.chambers.laterWilayas);
  expect([...later.matchAll(/<li(?: [^>]*)?>/g)].some(([tag]) => tag.includes('hidden'))).toBe(
    true,
  );
  const found = await read(`/ar/search?keyword=${encodeURIComponent(EL_HARRACH.ar)}`);
  expect(attributes(found, 'a', 'href')).toContainEqual(
    expect.stringMatching(/^\/ar\/chambre_de_commerce\/16/),
  );
  expect(textOf(found, 'main')).toContain(`${EL_HARRACH.ar} 16004 – `);
});

test('the table is loaded when the field is used, once, and filters at every key stroke', async ({
  page,
}) => {
  const texts = messages.ar.chambers;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(FILE)) calls.push(request.url());
  });
  await openHydrated(page, '/ar/chambre_de_commerces');
  const field = page.getByRole('searchbox', { name: texts.filter });
  expect(calls).toEqual([]);
  await field.pressSequentially(EL_HARRACH.ar);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole('search').last()).toContainText(
    texts.servedBy.replace('{commune}', `${EL_HARRACH.ar} 16004`).replace('{chambers}', ALGIERS.ar),
  );
  await field.fill('');
  await field.blur();
  await field.focus();
  expect(calls.length).toBe(1);
});

test('without the table the filter goes on with chambers and wilayas', async ({ page }) => {
  await page.route(`**${FILE}`, (route) => route.fulfill({ status: 503 }));
  await openHydrated(page, '/chambre_de_commerces');
  await page.getByRole('searchbox', { name: messages.fr.chambers.filter }).fill(ALGIERS.fr);
  await expect(shown(page)).toHaveCount(1);
});

test.use({ allowedErrors: /status of 503/ });

test('the table is at most 60 kB compressed, the same for all languages, and a document that caches keep', async ({
  baseURL,
}) => {
  const { body, headers } = await get(baseURL ?? '', FILE);
  expect(JSON.parse(body)).toHaveLength(1541);
  expect(gzipSync(body).length).toBeLessThanOrEqual(60_000);
  expect(headers['cache-control']).toContain('max-age=300');
});
