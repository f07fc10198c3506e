import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { breadcrumb } from '../support/details';
import { box, cards, LISTS, pager, perPage, titles } from '../support/lists';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, PHONE, test } from '../../testing/test';

// What the server answers; that the scripts leave it as it is, every-screen.spec.ts says.
test.use({ allowedErrors: new RegExp(BROKEN_PICTURES), javaScriptEnabled: false });

for (const [place, { name, path, choices, card }] of LISTS.entries()) {
  // Lists of one kind are made alike in every language.
  const language = place % 2 === 0 ? 'ar' : 'fr';

  test(`${name} in ${language}: breadcrumb, search box, per-page selector ${choices.join(', ')}, cards linking to ${card}/{id}/{slug}, excerpts of at most 20 words and names of at most 50 characters with an ellipsis where something was cut, pager; a page beyond the last shows the last`, async ({
    page,
  }) => {
    await page.goto(inLanguage(path, language));
    await expect(box(page, language)).toBeVisible();
    await expect(perPage(page, language).getByRole('option')).toHaveText(choices);
    await expect(perPage(page, language)).toHaveValue('6');
    await expect(titles(page)).toHaveCount(6);
    for (const link of await titles(page).getByRole('link').all())
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`^${inLanguage(card, language)}/\\d+/[\\w%-]+$`),
      );
    await expect(cards(page).locator('img')).toHaveCount(6);
    expect(await cards(page).locator('time').count()).toBeGreaterThan(0);
    const current = pager(page, language).locator('[aria-current="page"]');
    await expect(current).toHaveText('1');
    await expect(breadcrumb(page, language).links).toHaveText([messages[language].common.home]);
    const shown = await cards(page).evaluateAll((all) =>
      all.map((one) => ({
        title: one.querySelector('h2')?.textContent?.trim() ?? '',
        excerpt: one.querySelector('p:last-of-type')?.textContent?.trim() ?? '',
      })),
    );
    for (const { title, excerpt } of shown) {
      expect(title.replace(/…$/, '').length, title).toBeLessThanOrEqual(50);
      expect(excerpt.split(' ').length, excerpt).toBeLessThanOrEqual(20);
    }
    expect(shown.some(({ excerpt }) => excerpt.endsWith('…'))).toBe(true);
    await page.goto(inLanguage(`${path}?page=9999&per_page=7`, language));
    await expect(perPage(page, language), 'a count that is not offered').toHaveValue('6');
    const last = await current.innerText();
    expect(Number(last)).toBeGreaterThan(1);
    const { pageOf, next } = messages[language].listing;
    await expect(pager(page, language)).toContainText(
      pageOf.replace('{page}', last).replace('{last}', last),
    );
    await expect(pager(page, language).getByRole('link', { name: next, exact: true })).toHaveCount(
      0,
    );
    expect(await titles(page).count()).toBeGreaterThan(0);
  });
}

test('cards stand 3 per row at 1280 px and 1 at 360 px; a category and a service show their name as title and their description as HTML', async ({
  page,
}) => {
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
    if (!/category|service/.test(path)) continue;
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(breadcrumb(page, 'fr').current).toHaveText(name);
    const head = page.locator('main header');
    expect(await head.locator('p').first().innerText()).toMatch(/\S{3}/);
    await expect(head).not.toContainText(/<\/?p>/);
  }
});

test('the search finds what it is asked for in the visitor’s language, accents or not; a card shows “unknown date” when the date is missing', async ({
  page,
}) => {
  for (const [address, word] of [
    ['/toutacticle?search=mediation', /médiation/i],
    ['/ar/toutacticle?search=%D8%A7%D9%84%D8%AA%D8%B5%D8%AF%D9%8A%D8%B1', /تصدير/],
  ] as const) {
    await page.goto(address);
    await expect(cards(page).filter({ hasText: word }).first(), address).toBeVisible();
  }
  // Articles without a date are the last ones.
  await page.goto('/ar/toutacticle?page=2&per_page=48');
  await expect(
    cards(page).filter({ hasText: messages.ar.common.unknownDate }).first(),
  ).toBeVisible();
});
