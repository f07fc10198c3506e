import { demonstration } from '../../embedded-api/database/demonstration';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import {
  addressOf,
  breadcrumb,
  expectCounts,
  expectSidebarSearch,
  offered,
  sidebar,
  uncut,
} from '../support/details';
import { messages } from '../../testing/messages';
import { expect, inLanguage, PHONE, test } from '../../testing/test';

const { articles, pages } = demonstration;

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

const EN_US_SHORT = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/;
/**
 * Articles and pages are made alike, and each is read in one direction: what they are grouped in,
 * and the words for it.
 */
const KINDS = [
  {
    language: 'fr',
    kind: '/article',
    list: '/toutacticle',
    group: '/category',
    records: articles,
    textsOf: ({ listing, category }: typeof messages.fr) => ({
      all: listing.articlesTitle,
      tags: category.tags,
      groups: category.title,
    }),
  },
  {
    language: 'ar',
    kind: '/page',
    list: '/toutpage',
    group: '/service',
    records: pages,
    textsOf: ({ listing, service }: typeof messages.fr) => ({
      all: listing.pagesTitle,
      tags: service.tags,
      groups: service.title,
    }),
  },
] as const;

for (const { language, kind, list, group, records, textsOf } of KINDS) {
  test.describe(`${kind}/{id} in ${language}`, () => {
    const texts = textsOf(messages[language]);
    const first = inLanguage(`${kind}/1`, language);
    const ofGroup = new RegExp(`^${inLanguage(group, language)}/\\d+/[\\w-]+$`);

    test(`shows its breadcrumb (home, all of its kind, itself), image, title, date in en-US short format, HTML body and tags linking to ${group}/{id}/{slug}, in this order`, async ({
      page,
    }) => {
      await page.goto(inLanguage(list, language));
      const card = page.locator('main article h2 a').first();
      const title = uncut(await card.innerText());
      await card.click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage(kind, language)}/\\d+/`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const { links, current } = breadcrumb(page, language);
      await expect(links).toHaveText([messages[language].common.home, texts.all]);
      for (const [place, path] of ['/', list].entries())
        await expect(links.nth(place)).toHaveAttribute('href', inLanguage(path, language));
      await expect(current).toContainText(title);
      const date = page.locator('main time').first();
      await expect(date).toHaveText(EN_US_SHORT);
      expect(Number.isNaN(Date.parse((await date.getAttribute('datetime')) ?? ''))).toBe(false);
      await expect(date).toHaveAttribute('lang', 'en');
      const image = page.locator('main img').first();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      expect(await page.locator('main p').count()).toBeGreaterThan(2);
      const tags = `ul[aria-label="${texts.tags}"]`;
      const order = ['nav[aria-label]', 'img', 'h1', 'time', '[data-rich-text]', tags];
      const article = page.locator('main article').first();
      const places = await article.evaluate((element, parts) => {
        const all = [...element.querySelectorAll('*')];
        return parts.map((part) => all.findIndex((one) => one.matches(part)));
      }, order);
      expect(places, order.join(', ')).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      await expect(article).not.toContainText(/<\/?(?:p|h2|strong)>|&(?:amp|#039);/);
      const tag = page.getByRole('list', { name: texts.tags }).getByRole('link').first();
      const name = await tag.innerText();
      await expect(tag).toHaveAttribute('href', ofGroup);
      await tag.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test('on a phone what groups it and its files can be reached from the first screen, and its breadcrumb is whole, no line of which begins with an arrow', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(first);
      const { current } = breadcrumb(page, language);
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(
        await current.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
      const begins = await page
        .getByRole('navigation', { name: messages[language].common.breadcrumb })
        .locator('li')
        .evaluateAll((steps) => steps.map((step) => step.firstElementChild?.tagName));
      expect(begins).not.toContain('svg');
      const link = page.locator('main header').getByRole('link', { name: texts.tags });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page.getByRole('list', { name: texts.tags })).toBeInViewport();

      const record = records.find(({ files }) => offered(files, language).length > 0);
      await page.goto(await addressOf(baseURL ?? '', list, record?.slug ?? '', language));
      const toFiles = page.getByRole('main').locator('header a[href="#files"]');
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const box = await toFiles.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0) - (title?.y ?? 0)).toBeLessThan(
        PHONE.height,
      );
      await toFiles.click();
      await expect(
        page.getByRole('heading', { level: 2, name: messages[language].detail.files }),
      ).toBeInViewport();
    });

    test(`has a sidebar: files only if not deleted and either no lang or lang equals the current language, with their type; what it may be grouped in, with counts, linking to ${group}/{id}/{slug}; a search that goes to /search?keyword=… only if trimmed non-empty`, async ({
      page,
      baseURL,
    }) => {
      const offers = [
        records.find(({ files }) =>
          ['fr', 'ar', null].every((lang) => files.some((file) => file.lang === lang)),
        ),
        records.find(
          ({ files }) =>
            files.some(({ deleted }) => deleted) && files.some(({ deleted }) => !deleted),
        ),
      ];
      for (const record of offers) {
        await page.goto(await addressOf(baseURL ?? '', list, record?.slug ?? '', language));
        const files = sidebar(page, language).locator('a[download]');
        const expected = offered(record?.files ?? [], language);
        await expect(files).toHaveCount(expected.length);
        for (const description of expected) {
          const file = files.filter({ hasText: description });
          await expect(file).toHaveAttribute('href', /^\/files\/.+\.\w+$/);
          await expect(file.locator('bdi.unbroken').first()).toHaveText(/^[A-Z]{3,4}$/);
        }
      }
      await expectSidebarSearch(page, language);
      await page.goto(first);
      const lines = sidebar(page, language)
        .locator('section')
        .filter({ hasText: texts.groups })
        .getByRole('list');
      await expect(lines.getByRole('link').first()).toHaveAttribute('href', ofGroup);
      await expectCounts(page, lines, language);
    });
  });
}

test('an article without translation keeps its French texts and says so in the reader’s language; a translated one does not', async ({
  page,
  baseURL,
}) => {
  const untranslated = articles.find(({ name }) => !name.en && !name.ar);
  const address = await addressOf(baseURL ?? '', '/toutacticle', untranslated?.slug ?? '', 'fr');
  const notice = page.getByText(messages.en.detail.notTranslated);
  await page.goto(inLanguage(address, 'en'));
  await expect(
    page.getByRole('heading', { level: 1 }).locator('[lang="fr"][dir="ltr"]'),
  ).toBeVisible();
  await expect(notice).toBeVisible();
  await page.goto('/en/article/1');
  await expect(notice).toHaveCount(0);
});
