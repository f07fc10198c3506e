import { BROKEN_PICTURES } from '@/testing/broken-pictures';
import { get } from '@/testing/http';
import { messages, shownIn } from '@/testing/messages';
import { box, cards, resultsFor, services, titles } from '../support/search';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

// What the server answers; that the scripts leave it as it is, every-screen.spec.ts says.
test.use({ allowedErrors: new RegExp(BROKEN_PICTURES), javaScriptEnabled: false });

const UNKNOWN = 'zzzz-introuvable';
const WORDS = { fr: 'export', en: 'certificate', ar: 'تصدير' } as const;

for (const language of LANGUAGES) {
  const texts = messages[language];
  const word = shownIn(language, WORDS);

  test(`in ${language}: with no keyword it shows a prompt to enter one, and no results`, async ({
    page,
  }) => {
    for (const address of [
      '/search',
      '/search?keyword=',
      '/search?keyword=%20%20',
      '/search?service_id=1',
    ]) {
      await page.goto(inLanguage(address, language));
      await expect(page.locator('main')).toContainText(texts.search.prompt);
      await expect(cards(page)).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(texts.common.noResults);
    }
  });

  test(`in ${language}: chambers, partners, categories, services and events of that name stand above the results`, async ({
    page,
    baseURL,
  }) => {
    const { body } = await get(baseURL ?? '', `/search/suggestions/${language}.json`);
    const { kinds, entries } = JSON.parse(body) as {
      kinds: string[];
      entries: [number, string, string][];
    };
    await page.goto(inLanguage('/search', language));
    const [service] = await services(page, language)
      .locator('option:not([value=""])')
      .evaluateAll((all) =>
        all.map((option) => ({ id: option.getAttribute('value'), name: option.textContent })),
      );
    for (const kind of ['chamber', 'partner', 'category', 'service', 'event'] as const) {
      const name = texts.suggestions[kind];
      // Services stand in the menu: there they are suggested as sections.
      const [, title = '', href = ''] =
        kind === 'service'
          ? [
              0,
              service?.name ?? '',
              entries.find(([, , address]) =>
                new RegExp(`/service/${service?.id}(?:/|$)`).test(address),
              )?.[2] ?? '',
            ]
          : (entries.find(([place]) => kinds[place] === name) ?? []);
      expect(title, kind).not.toBe('');
      await page.goto(
        inLanguage(
          `/search?keyword=${encodeURIComponent(title.replace(/\s·\s[^·]*$/, ''))}`,
          language,
        ),
      );
      const known = page.getByRole('region', { name: texts.search.known });
      const link = known.locator(`a[href="${href}"]`);
      await expect(link, kind).toContainText(name);
      await expect(page.locator('main')).not.toContainText(texts.common.noResults);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(texts.notFound.title);
    }
    await page.goto(inLanguage('/search?keyword=oranie', language));
    await expect(
      page.getByRole('region', { name: texts.search.known }).getByRole('link').first(),
    ).toHaveAttribute('href', /\/chambre_de_commerce\/\d+/);
  });

  test(`in ${language}: at most three of them stand above the first article, the rest behind one line`, async ({
    page,
  }) => {
    const keyword = shownIn(language, { fr: 'cci', en: 'chamber', ar: 'غرفة' });
    await page.goto(inLanguage(`/search?keyword=${encodeURIComponent(keyword)}`, language));
    const known = page.getByRole('region', { name: texts.search.known });
    await expect(known.getByRole('link')).toHaveCount(3);
    await known.getByText(texts.search.moreKnown).click();
    await expect(known.getByRole('link')).toHaveCount(7);
  });

  test(`in ${language}: keyword box, per-page selector (6, 12, 24), “results for” the keyword and cards linking to /{type}/{id}/{slug}`, async ({
    page,
  }) => {
    await page.goto(
      inLanguage(`/search?keyword=${encodeURIComponent(word)}&per_page=24`, language),
    );
    await expect(box(page, language)).toHaveValue(word);
    const perPage = page.getByRole('combobox', { name: texts.listing.perPage });
    expect(await perPage.getByRole('option').allInnerTexts()).toEqual(['6', '12', '24']);
    await expect(perPage).toHaveValue('24');
    await expect(resultsFor(page, word, language)).toBeVisible();
    const kinds = { article: texts.suggestions.article, page: texts.suggestions.page };
    for (const [type, kind] of Object.entries(kinds)) {
      const found = cards(page).filter({
        has: page.locator('.tag').getByText(kind, { exact: true }),
      });
      const count = await found.count();
      expect(count, type).toBeGreaterThan(0);
      for (const link of await found.getByRole('heading').getByRole('link').all()) {
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage(`/${type}`, language)}/\\d+/[\\w%-]+$`),
        );
      }
      // A created date is shown only for type article.
      await expect(found.locator('time')).toHaveCount(type === 'article' ? count : 0);
    }
  });

  test(`in ${language}: an empty-results message, with a hint to try other terms, under a title that names the keyword once`, async ({
    page,
  }) => {
    await page.goto(inLanguage(`/search?keyword=${UNKNOWN}`, language));
    await expect(resultsFor(page, UNKNOWN, language)).toBeVisible();
    expect((await page.locator('main').innerText()).split(UNKNOWN)).toHaveLength(2);
    await expect(
      page.getByRole('status').filter({ hasText: texts.common.noResults }),
    ).toBeVisible();
    await expect(page.locator('main')).toContainText(texts.common.tryOtherTerms);
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: texts.listing.pager })).toHaveCount(0);
  });

  test(`in ${language}: a result leads to its article or page`, async ({ page }) => {
    await page.goto(inLanguage(`/search?keyword=${encodeURIComponent(word)}`, language));
    const link = titles(page).first().getByRole('link');
    const title = (await link.innerText()).replace(/…$/, '').trim();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('a link narrowed to a service shows that service chosen, and its keyword', async ({
  page,
}) => {
  await page.goto('/en/search?keyword=export&service_id=1');
  await expect(services(page, 'en')).toHaveValue('1');
  await expect(box(page, 'en')).toHaveValue('export');
  await expect(resultsFor(page, 'export', 'en')).toBeVisible();
});

for (const [address, written, plain] of [
  ['/search', 'médiation', 'mediation'],
  ['/search', 'réglementation', 'REGLEMENTATION'],
  ['/ar/search', 'الإنتاج', 'الانتاج'],
  ['/ar/search', 'شهادة', 'شهاده'],
] as const) {
  test(`« ${plain} » finds what « ${written} » finds`, async ({ page }) => {
    await page.goto(`${address}?keyword=${encodeURIComponent(written)}&per_page=24`);
    const found = await titles(page).allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    await page.goto(`${address}?keyword=${encodeURIComponent(plain)}&per_page=24`);
    expect((await titles(page).allInnerTexts()).toSorted()).toEqual(found.toSorted());
  });
}

test('“prix certificat” finds the certificate first', async ({ page }) => {
  await page.goto('/search?keyword=prix+certificat');
  await expect(titles(page).first()).toHaveText('Certificat d’origine');
});

test('the words searched for are marked in titles and excerpts, blind to accents and tashkeel', async ({
  page,
}) => {
  for (const [language, keyword, written] of [
    ['fr', 'economique', /économique/i],
    ['en', 'EXPORT', /export/i],
    ['ar', 'تجاره', /تجارة/],
  ] as const) {
    await page.goto(
      inLanguage(`/search?keyword=${encodeURIComponent(keyword)}&per_page=24`, language),
    );
    const marks = page.locator('main article mark');
    expect(await marks.count(), keyword).toBeGreaterThan(0);
    for (const mark of await marks.all()) await expect(mark).toHaveText(written);
  }
});
