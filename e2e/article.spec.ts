import { articles } from '../embedded-api/content/articles';
import { BROKEN_PICTURES } from './support/broken-pictures';
import { addressOf, breadcrumb, expectCounts, expectSidebarSearch, offered, sidebar, uncut } from './support/details';
import { messages } from './support/messages';
import { expect, inLanguage, LANGUAGES, test } from './support/test';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

const EN_US_SHORT = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/;
/** An article with files of several languages, and one with a file that was deleted. */
const WITH_FILES = [
  articles.find(
    ({ files }) => files.some(({ lang }) => lang === 'fr') && files.some(({ lang }) => lang === 'ar') && files.some(({ lang }) => lang === null),
  ),
  articles.find(({ files }) => files.some(({ deleted }) => deleted) && files.some(({ deleted }) => !deleted)),
];

for (const language of LANGUAGES) {
  test.describe(`an article in ${language}`, () => {
    const texts = messages[language];

    test('shows its breadcrumb (home, all articles, article), image, title, date in en-US short format and HTML body', async ({ page }) => {
      await page.goto(inLanguage('/toutacticle', language));
      const card = page.locator('main article h2 a').first();
      const title = uncut(await card.innerText());
      await card.click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/article', language)}/\\d+/`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const { links, current } = breadcrumb(page, language);
      await expect(links).toHaveText([texts.common.home, texts.article.articles]);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        inLanguage('/', language),
        inLanguage('/toutacticle', language),
      ]);
      await expect(current).toContainText(title);
      const date = page.locator('main time').first();
      await expect(date).toHaveText(EN_US_SHORT);
      expect(Number.isNaN(Date.parse((await date.getAttribute('datetime')) ?? ''))).toBe(false);
      if (language !== 'en') await expect(date).toHaveAttribute('lang', 'en');
      const image = page.locator('main img').first();
      await expect(image).toBeVisible();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      expect(await page.locator('main p').count()).toBeGreaterThan(2);
      await expect(page.locator('main article').first()).not.toContainText(/<\/?(?:p|h2|strong)>|&(?:amp|#039);/);
    });

    test('has category tags linking to /category/{id}/{slug}', async ({ page }) => {
      await page.goto(inLanguage('/article/1', language));
      const tag = page.getByRole('list', { name: texts.article.tags }).getByRole('link').first();
      const name = await tag.innerText();
      await expect(tag).toHaveAttribute('href', new RegExp(`^${inLanguage('/category', language)}/\\d+/[\\w-]+$`));
      await tag.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test('has a sidebar search that goes to /search?keyword=… only if trimmed non-empty', async ({ page }) => {
      await page.goto(inLanguage('/article/1', language));
      await expectSidebarSearch(page, language);
    });

    test('lists a file only if not deleted and either no lang or lang equals the current language', async ({ page }) => {
      for (const article of WITH_FILES) {
        await page.goto(await addressOf(page, '/toutacticle', article?.slug ?? '', language));
        const files = sidebar(page, language).locator('a[download]');
        const expected = offered(article?.files ?? [], language);
        await expect(files).toHaveCount(expected.length);
        for (const description of expected) await expect(files.filter({ hasText: description })).toHaveAttribute('href', /^\/files\/.+\.\w+$/);
      }
    });

    test('has a categories list with article counts linking to /category/{id}/{slug}', async ({ page }) => {
      await page.goto(inLanguage('/article/1', language));
      const list = sidebar(page, language).locator('section').filter({ hasText: texts.article.categories }).getByRole('list');
      await expect(list.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${inLanguage('/category', language)}/\\d+/[\\w-]+$`));
      await expectCounts(page, list, language);
    });
  });
}

test('any slug, or none, shows the article; the canonical link names the true one', async ({ page }) => {
  await page.goto('/article/1');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  expect(canonical).toMatch(/\/article\/1\/[\w-]+$/);
  await page.goto('/article/1/un-tout-autre-texte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
});

test('an article without translation keeps its French texts and says that they are French', async ({ page }) => {
  const untranslated = articles.find(({ name }) => !name.en && !name.ar);
  const address = await addressOf(page, '/toutacticle', untranslated?.slug ?? '', 'fr');
  for (const language of ['en', 'ar'] as const) {
    await page.goto(inLanguage(address, language));
    await expect(page.getByRole('heading', { level: 1 }).locator('[lang="fr"][dir="ltr"]')).toBeVisible();
  }
});

test.describe('a missing article', () => {
  test.use({ allowedErrors: /status of 404/ });
  for (const language of LANGUAGES) {
    for (const path of ['/article/999999', '/article/999999/un-titre', '/article/abc']) {
      test(`${inLanguage(path, language)} shows the not-found screen, status 404`, async ({ page }) => {
        const answer = await page.goto(inLanguage(path, language));
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(messages[language].notFound.title);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
    }
  }
});
