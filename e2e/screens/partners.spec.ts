import { demonstration } from '../../embedded-api/database/demonstration';
import { breadcrumb, uncut } from '../support/details';
import { messages, shownIn } from '../../testing/messages';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

const { partners } = demonstration;

// What the server answers; that the scripts leave it as it is, every-screen.spec.ts says.
test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test.describe(`the partners in ${language}`, () => {
    const texts = messages[language];

    test('are cards with image, title and description', async ({ page }) => {
      await page.goto(inLanguage('/partenaire', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.partners.title);
      await expect(breadcrumb(page, language).links).toHaveText([texts.common.home]);
      const cards = page.locator('main article');
      await expect(cards).toHaveCount(partners.length);
      const names = (await cards.getByRole('heading', { level: 2 }).allInnerTexts()).map(uncut);
      for (const { name } of partners)
        expect(
          names.some((shown) => shownIn(language, name).startsWith(shown)),
          name.fr,
        ).toBe(true);
      for (const { name, description } of partners) {
        const card = cards.filter({ hasText: shownIn(language, name).slice(0, 45) });
        await expect(card.locator('img')).toHaveCount(1);
        const [words = ''] = /[^<>]{8,}/.exec(shownIn(language, description)) ?? [];
        await expect(card).toContainText(words);
      }
      const image = cards.first().locator('img');
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
    });

    test('have an external “visit website” link when link_url exists, and none when not', async ({
      page,
    }) => {
      await page.goto(inLanguage('/partenaire', language));
      const visits = page.locator('main article').getByRole('link', { name: texts.partners.visit });
      const addresses = await visits.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(addresses.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
        partners.flatMap(({ link_url }) => link_url || []).toSorted(),
      );
      for (const link of await visits.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(new RegExp(`\\(${texts.common.newTab}\\)$`));
      }
      const withoutLink = partners.filter(({ link_url }) => !link_url);
      expect(withoutLink.length).toBeGreaterThan(0);
      for (const { name } of withoutLink) {
        const card = page
          .locator('main article')
          .filter({ hasText: shownIn(language, name).slice(0, 40) });
        await expect(card).toHaveCount(1);
        await expect(card.getByRole('link', { name: texts.partners.visit })).toHaveCount(0);
      }
    });

    test('say whose website each link leads to', async ({ page }) => {
      await page.goto(inLanguage('/partenaire', language));
      const names = await page
        .locator('main article')
        .getByRole('link', { name: texts.partners.visit })
        .allInnerTexts();
      expect(new Set(names).size).toBe(names.length);
    });
  });
}
