import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { breadcrumb } from '../support/details';
import { box, cards, LISTS, pager, perPage, titles } from '../support/lists';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, LANGUAGES, PHONE, test } from '../../testing/test';

// What the server answers; that the scripts leave it as it is, every-screen.spec.ts says.
test.use({ allowedErrors: new RegExp(BROKEN_PICTURES), javaScriptEnabled: false });

for (const { name, path, choices, card } of LISTS) {
  for (const language of LANGUAGES) {
    test(`${name} in ${language}: search box, per-page selector ${choices.join(', ')}, cards linking to ${card}/{id}/{slug}, pager`, async ({
      page,
    }) => {
      await page.goto(inLanguage(path, language));
      await expect(box(page, language)).toBeVisible();
      expect(await perPage(page, language).getByRole('option').allInnerTexts()).toEqual(choices);
      await expect(perPage(page, language)).toHaveValue('6');
      await expect(titles(page)).toHaveCount(6);
      for (const link of await titles(page).getByRole('link').all()) {
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage(card, language)}/\\d+/[\\w%-]+$`),
        );
      }
      await expect(cards(page).locator('img')).toHaveCount(6);
      expect(await cards(page).locator('time').count()).toBeGreaterThan(0);
      await expect(pager(page, language).locator('[aria-current="page"]')).toHaveText('1');
      await expect(breadcrumb(page, language).links).toHaveText([messages[language].common.home]);
    });
  }

  test(`${name}: excerpts are of at most 20 words and names of at most 50 characters, each with an ellipsis where something was cut`, async ({
    page,
  }) => {
    await page.goto(`${path}?per_page=24`);
    const shown = await cards(page).evaluateAll((all) =>
      all.map((one) => ({
        title: one.querySelector('h2')?.textContent?.trim() ?? '',
        excerpt: one.querySelector('p:last-of-type')?.textContent?.trim() ?? '',
      })),
    );
    expect(shown.length).toBeGreaterThan(6);
    for (const { title, excerpt } of shown) {
      expect(title.replace(/…$/, '').length, title).toBeLessThanOrEqual(50);
      expect(excerpt.split(' ').length, excerpt).toBeLessThanOrEqual(20);
    }
    expect(shown.some(({ excerpt }) => excerpt.endsWith('…'))).toBe(true);
  });
}

test('cards stand 3 per row at 1280 px and 1 at 360 px', async ({ page }) => {
  const columns = (): Promise<number> =>
    cards(page).evaluateAll(
      (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
    );
  for (const { path } of LISTS) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(titles(page)).toHaveCount(6);
    expect(await columns(), path).toBe(3);
    await page.setViewportSize(PHONE);
    await expect.poll(columns, path).toBe(1);
  }
});

test('a category and a service show their name as title and their description as HTML', async ({
  page,
}) => {
  for (const path of ['/category/1', '/service/1']) {
    await page.goto(path);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(breadcrumb(page, 'fr').current).toHaveText(name);
    expect(await page.locator('main header').locator('p').first().innerText()).toMatch(/\S{3}/);
    await expect(page.locator('main header')).not.toContainText(/<\/?p>/);
  }
});

for (const { name, path } of LISTS) {
  test(`${name}: a per-page count or page outside the range falls back to 6 and 1, and a page beyond the last shows the last`, async ({
    page,
  }) => {
    for (const query of [
      'per_page=7',
      'per_page=-6',
      'per_page=abc',
      'page=0',
      'page=-2',
      'page=x',
      'per_page=100&page=1.5',
    ]) {
      await page.goto(`${path}?${query}`);
      await expect(perPage(page), query).toHaveValue('6');
      await expect(titles(page), query).toHaveCount(6);
      await expect(pager(page).locator('[aria-current="page"]'), query).toHaveText('1');
    }
    await page.goto(`${path}?page=9999`);
    const last = await pager(page).locator('[aria-current="page"]').innerText();
    expect(Number(last)).toBeGreaterThan(1);
    await expect(pager(page)).toContainText(
      messages.fr.listing.pageOf.replace('{page}', last).replace('{last}', last),
    );
    await expect(
      pager(page).getByRole('link', { name: messages.fr.listing.next, exact: true }),
    ).toHaveCount(0);
    expect(await titles(page).count()).toBeGreaterThan(0);
  });
}

test('the search finds what it is asked for in the visitor’s language, accents or not', async ({
  page,
}) => {
  for (const [address, word] of [
    ['/toutacticle?search=mediation', /médiation/i],
    ['/en/toutacticle?search=certificate', /certificate/i],
    ['/ar/toutacticle?search=%D8%A7%D9%84%D8%AA%D8%B5%D8%AF%D9%8A%D8%B1', /تصدير/],
  ] as const) {
    await page.goto(address);
    expect(await titles(page).count(), address).toBeGreaterThan(0);
    expect(
      (await cards(page).allInnerTexts()).some((text) => word.test(text)),
      address,
    ).toBe(true);
  }
});

test('a card shows “unknown date” when the date is missing', async ({ page }) => {
  for (const language of LANGUAGES) {
    // Articles without a date are the last ones.
    await page.goto(inLanguage('/toutacticle?page=2&per_page=48', language));
    await expect(
      cards(page).filter({ hasText: messages[language].common.unknownDate }).first(),
    ).toBeVisible();
  }
});
