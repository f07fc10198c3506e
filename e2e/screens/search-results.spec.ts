import { BROKEN_PICTURES } from '@/testing/broken-pictures';
import { get } from '@/testing/http';
import { messages, shownIn } from '@/testing/messages';
import { box, cards, resultsFor, services, titles } from '../support/search';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

// What the server answers; that the scripts leave it as it is, every-screen.spec.ts says.
test.use({ allowedErrors: new RegExp(BROKEN_PICTURES), javaScriptEnabled: false });

const UNKNOWN = 'zzzz-introuvable';
const WORDS = { fr: 'export', ar: 'تصدير' } as const;

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language];
  const word = WORDS[language];
  const find = (keyword: string, more = ''): string =>
    inLanguage(`/search?keyword=${encodeURIComponent(keyword)}${more}`, language);

  test(`in ${language}: with no keyword it shows a prompt to enter one, and no results`, async ({
    page,
  }) => {
    for (const address of ['/search', '/search?keyword=%20%20', '/search?service_id=1']) {
      await page.goto(inLanguage(address, language));
      await expect(page.locator('main')).toContainText(texts.search.prompt);
      await expect(cards(page)).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(texts.common.noResults);
    }
  });

  test(`in ${language}: chambers, partners, categories, services and events of that name stand above the results, three at most before one line`, async ({
    page,
    baseURL,
  }) => {
    const { body } = await get(baseURL ?? '', `/search/suggestions/${language}.json`);
    const { kinds, entries } = JSON.parse(body) as {
      kinds: string[];
      entries: [number, string, string][];
    };
    await page.goto(inLanguage('/search', language));
    const option = services(page, language).locator('option:not([value=""])').first();
    const service = { id: await option.getAttribute('value'), name: await option.innerText() };
    const known = page.getByRole('region', { name: texts.search.known });
    for (const kind of ['chamber', 'partner', 'category', 'service', 'event'] as const) {
      const name = texts.suggestions[kind];
      // Services stand in the menu: there they are suggested as sections.
      const isService = new RegExp(`/service/${service.id}(?:/|$)`);
      const [, title = '', href = ''] =
        kind === 'service'
          ? [0, service.name, entries.find(([, , address]) => isService.test(address))?.[2]]
          : (entries.find(([place]) => kinds[place] === name) ?? []);
      expect(title, kind).not.toBe('');
      await page.goto(find(title.replace(/\s·\s[^·]*$/, '')));
      await expect(known.locator(`a[href="${href}"]`), kind).toContainText(name);
      await expect(page.locator('main')).not.toContainText(texts.common.noResults);
    }
    await page.goto(find('oranie'));
    await expect(known.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/chambre_de_commerce\/\d+/,
    );
    await page.goto(find(shownIn(language, { fr: 'cci', ar: 'غرفة' })));
    await expect(known.getByRole('link')).toHaveCount(3);
    await known.getByText(texts.search.moreKnown).click();
    await expect(known.getByRole('link')).toHaveCount(7);
  });

  test(`in ${language}: keyword box, per-page selector (6, 12, 24), “results for” the keyword and cards linking to /{type}/{id}/{slug}`, async ({
    page,
  }) => {
    await page.goto(find(word, '&per_page=24&service_id='));
    await expect(box(page, language)).toHaveValue(word);
    const perPage = page.getByRole('combobox', { name: texts.listing.perPage });
    await expect(perPage.getByRole('option')).toHaveText(['6', '12', '24']);
    await expect(perPage).toHaveValue('24');
    await expect(resultsFor(page, word, language)).toBeVisible();
    for (const type of ['article', 'page'] as const) {
      const found = cards(page).filter({
        has: page.locator('.tag').getByText(texts.suggestions[type], { exact: true }),
      });
      const count = await found.count();
      expect(count, type).toBeGreaterThan(0);
      for (const link of await found.getByRole('heading').getByRole('link').all())
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage(`/${type}`, language)}/\\d+/[\\w%-]+$`),
        );
      // A created date is shown only for type article.
      await expect(found.locator('time')).toHaveCount(type === 'article' ? count : 0);
    }
    const link = titles(page).first().getByRole('link');
    const title = (await link.innerText()).replace(/…$/, '').trim();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test(`in ${language}: an empty-results message, with a hint to try other terms, under a title that names the keyword once`, async ({
    page,
  }) => {
    await page.goto(find(UNKNOWN));
    await expect(resultsFor(page, UNKNOWN, language)).toBeVisible();
    expect((await page.locator('main').innerText()).split(UNKNOWN)).toHaveLength(2);
    await expect(
      page.getByRole('status').filter({ hasText: texts.common.noResults }),
    ).toBeVisible();
    await expect(page.locator('main')).toContainText(texts.common.tryOtherTerms);
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: texts.listing.pager })).toHaveCount(0);
  });
}

test('words are found blind to accents and tashkeel, and marked in titles and excerpts', async ({
  page,
}) => {
  for (const [address, written, plain, marked] of [
    ['/search', 'réglementation', 'REGLEMENTATION', /réglementation/i],
    ['/ar/search', 'شهادة', 'شهاده', /شهادة/],
  ] as const) {
    const found = async (keyword: string): Promise<string[]> => {
      await page.goto(`${address}?keyword=${encodeURIComponent(keyword)}&per_page=24`);
      return (await titles(page).allInnerTexts()).toSorted();
    };
    const asWritten = await found(written);
    expect(asWritten.length).toBeGreaterThan(0);
    expect(await found(plain)).toEqual(asWritten);
    const marks = page.locator('main article mark');
    expect(await marks.count(), plain).toBeGreaterThan(0);
    for (const mark of await marks.all()) await expect(mark).toHaveText(marked);
  }
});
