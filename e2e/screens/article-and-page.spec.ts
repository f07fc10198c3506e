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
import { expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

const { articles, pages } = demonstration;

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

const EN_US_SHORT = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/;
/** Articles and pages are made alike: what they are grouped in, and the words for it. */
const KINDS = [
  {
    name: 'an article',
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
    name: 'a page',
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

for (const { name, kind, list, group, records, textsOf } of KINDS) {
  for (const language of ONE_PER_DIRECTION) {
    test.describe(`${name} in ${language}`, () => {
      const texts = textsOf(messages[language]);
      const first = inLanguage(`${kind}/1`, language);

      test('on a phone: what groups it can be reached from the first screen, and no line of the breadcrumb begins with its arrow', async ({
        page,
      }) => {
        await page.setViewportSize(PHONE);
        await page.goto(first);
        const link = page.locator('main header').getByRole('link', { name: texts.tags });
        await expect(link).toBeInViewport();
        const begins = await page
          .getByRole('navigation', { name: messages[language].common.breadcrumb })
          .locator('li')
          .evaluateAll((steps) => steps.map((step) => step.firstElementChild?.tagName));
        expect(begins).not.toContain('svg');
        await link.click();
        await expect(page.getByRole('list', { name: texts.tags })).toBeInViewport();
      });

      test('shows its breadcrumb (home, all of its kind, itself), image, title, date in en-US short format and HTML body', async ({
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
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual([inLanguage('/', language), inLanguage(list, language)]);
        await expect(current).toContainText(title);
        const date = page.locator('main time').first();
        await expect(date).toHaveText(EN_US_SHORT);
        expect(Number.isNaN(Date.parse((await date.getAttribute('datetime')) ?? ''))).toBe(false);
        await expect(date).toHaveAttribute('lang', 'en');
        const image = page.locator('main img').first();
        await expect(image).toBeVisible();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
        expect(await page.locator('main p').count()).toBeGreaterThan(2);
        const order = [
          'nav[aria-label]',
          'img',
          'h1',
          'time',
          '[data-rich-text]',
          `ul[aria-label="${texts.tags}"]`,
        ];
        const places = await page
          .locator('main article')
          .first()
          .evaluate((article, parts) => {
            const all = [...article.querySelectorAll('*')];
            return parts.map((part) => all.findIndex((element) => element.matches(part)));
          }, order);
        expect(places, order.join(', ')).toEqual(places.toSorted((a, b) => a - b));
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
        await expect(page.locator('main article').first()).not.toContainText(
          /<\/?(?:p|h2|strong)>|&(?:amp|#039);/,
        );
      });

      test(`has tags linking to ${group}/{id}/{slug}`, async ({ page }) => {
        await page.goto(first);
        const tag = page.getByRole('list', { name: texts.tags }).getByRole('link').first();
        const tagName = await tag.innerText();
        await expect(tag).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage(group, language)}/\\d+/[\\w-]+$`),
        );
        await tag.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagName);
      });

      test('shows the last step of its breadcrumb whole at 360 px', async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.goto(first);
        const { current } = breadcrumb(page, language);
        await expect(current).toBeInViewport({ ratio: 1 });
        expect(
          await current.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBeLessThanOrEqual(0);
        expect((await current.boundingBox())?.height ?? 0).toBeGreaterThan(20);
      });

      test('offers its files within the first screen below the title on a telephone', async ({
        page,
        baseURL,
      }) => {
        const record = records.find(({ files }) => offered(files, language).length > 0);
        await page.setViewportSize(PHONE);
        await page.goto(await addressOf(baseURL ?? '', list, record?.slug ?? '', language));
        const link = page.getByRole('main').locator('header a[href="#files"]');
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const box = await link.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0) - (title?.y ?? 0)).toBeLessThan(
          PHONE.height,
        );
        await link.click();
        await expect(
          page.getByRole('heading', { level: 2, name: messages[language].detail.files }),
        ).toBeInViewport();
        await expect(page.locator('#files a[download]').first()).toBeVisible();
      });

      test('has a sidebar search that goes to /search?keyword=… only if trimmed non-empty', async ({
        page,
      }) => {
        await page.goto(first);
        await expectSidebarSearch(page, language);
      });

      test.describe('as the server answers it', () => {
        test.use({ javaScriptEnabled: false });

        test('lists a file only if not deleted and either no lang or lang equals the current language', async ({
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
            for (const description of expected)
              await expect(files.filter({ hasText: description })).toHaveAttribute(
                'href',
                /^\/files\/.+\.\w+$/,
              );
          }
        });

        test(`has a list of what it may be grouped in, with counts, linking to ${group}/{id}/{slug}`, async ({
          page,
        }) => {
          await page.goto(first);
          const lines = sidebar(page, language)
            .locator('section')
            .filter({ hasText: texts.groups })
            .getByRole('list');
          await expect(lines.getByRole('link').first()).toHaveAttribute(
            'href',
            new RegExp(`^${inLanguage(group, language)}/\\d+/[\\w-]+$`),
          );
          await expectCounts(page, lines, language);
        });
      });
    });
  }
}

test('an article without translation keeps its French texts and says that they are French', async ({
  page,
  baseURL,
}) => {
  const untranslated = articles.find(({ name }) => !name.en && !name.ar);
  const address = await addressOf(baseURL ?? '', '/toutacticle', untranslated?.slug ?? '', 'fr');
  for (const language of ['en', 'ar'] as const) {
    await page.goto(inLanguage(address, language));
    await expect(
      page.getByRole('heading', { level: 1 }).locator('[lang="fr"][dir="ltr"]'),
    ).toBeVisible();
  }
});
