import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { attributes, get, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, inLanguage, LANGUAGES, ONE_PER_DIRECTION, test } from '../../testing/test';

const FILE = '/directory/communes.json';
const EL_HARRACH = { fr: 'El Harrach', en: 'El Harrach', ar: 'الحراش' };
const ALGIERS = { fr: 'Alger', en: 'Algiers', ar: 'الجزائر' };

const shown = (page: Page): Locator =>
  page
    .locator('main li')
    .filter({ has: page.locator('a[href*="/chambre_de_commerce/"]'), visible: true });

for (const language of LANGUAGES) {
  const texts = messages[language].chambers;

  test.describe(`without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the filter knows communes and postcodes: the server names the commune and shows the chamber of its wilaya', async ({
      page,
    }) => {
      await page.goto(inLanguage('/chambre_de_commerces', language));
      const field = page.getByRole('searchbox', { name: texts.filter });
      for (const typed of [EL_HARRACH[language], '16004', '16399']) {
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

  test(`where a newer wilaya may have the commune, both chambers are shown, and it is said why (${language})`, async ({
    baseURL,
  }) => {
    const path = inLanguage('/chambre_de_commerces?search=Brida', language);
    const { body } = await get(baseURL ?? '', path);
    expect(textOf(body, 'main')).toContain(texts.laterWilayas);
    const cards = [...body.matchAll(/<li(?: [^>]*)?>/g)].map(([tag]) => tag);
    expect(cards.some((tag) => tag.includes('hidden'))).toBe(true);
    const nothing = await get(baseURL ?? '', path.replace('Brida', 'Zzzzzz'));
    expect(textOf(nothing.body, 'main')).toContain(messages[language].common.tryOtherTerms);
  });

  test(`the search finds the chamber of a commune (${language})`, async ({ baseURL }) => {
    const keyword = encodeURIComponent(EL_HARRACH[language]);
    const { body } = await get(baseURL ?? '', inLanguage(`/search?keyword=${keyword}`, language));
    const found = attributes(body, 'a', 'href');
    expect(
      found.some((href) => href.startsWith(inLanguage('/chambre_de_commerce/16', language))),
    ).toBe(true);
    expect(textOf(body, 'main')).toContain(`${EL_HARRACH[language]} 16004 – `);
  });
}

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].chambers;

  test(`the table is loaded when the field is used, once, and filters at every key stroke (${language})`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(FILE)) calls.push(request.url());
    });
    await openHydrated(page, inLanguage('/chambre_de_commerces', language));
    const field = page.getByRole('searchbox', { name: texts.filter });
    expect(calls).toEqual([]);
    await field.pressSequentially(EL_HARRACH[language]);
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByRole('search').last()).toContainText(
      texts.servedBy
        .replace('{commune}', `${EL_HARRACH[language]} 16004`)
        .replace('{chambers}', ALGIERS[language]),
    );
    await field.fill('');
    await field.blur();
    await field.focus();
    expect(calls.length).toBe(1);
  });

  test(`without the table the filter goes on with chambers and wilayas (${language})`, async ({
    page,
  }) => {
    await page.route(`**${FILE}`, (route) => route.fulfill({ status: 503 }));
    await openHydrated(page, inLanguage('/chambre_de_commerces', language));
    await page.getByRole('searchbox', { name: texts.filter }).fill(ALGIERS[language]);
    await expect(shown(page)).toHaveCount(1);
  });
}

test.use({ allowedErrors: /status of 503/ });

test('the table is at most 60 kB compressed, the same for all languages, and a document that caches keep', async ({
  baseURL,
}) => {
  const { body, headers } = await get(baseURL ?? '', FILE);
  expect(JSON.parse(body)).toHaveLength(1541);
  expect(gzipSync(body).length).toBeLessThanOrEqual(60_000);
  expect(headers['cache-control']).toContain('max-age=300');
});
