import { demonstration } from '../../embedded-api/database/demonstration';
import { breadcrumb, uncut } from '../support/details';
import { messages, shownIn } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const { partners } = demonstration;

// What the server answers; that the scripts leave it as it is, every-screen.spec.ts says.
test.use({ javaScriptEnabled: false });

for (const language of ONE_PER_DIRECTION) {
  test(`the partners in ${language} are cards with image, title, description, and an external “visit website” link when link_url exists, which says whose website it leads to`, async ({
    page,
  }) => {
    const texts = messages[language];
    await page.goto(inLanguage('/partenaire', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.partners.title);
    await expect(breadcrumb(page, language).links).toHaveText([texts.common.home]);
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(partners.length);
    const names: string[] = [];
    for (const { name, description, link_url } of partners) {
      const card = cards.filter({ hasText: shownIn(language, name).slice(0, 45) });
      const title = uncut(await card.getByRole('heading', { level: 2 }).innerText());
      expect(shownIn(language, name).startsWith(title), title).toBe(true);
      await expect(card.locator('img')).toHaveCount(1);
      const [words = ''] = /[^<>]{8,}/.exec(shownIn(language, description)) ?? [];
      await expect(card).toContainText(words);
      const visit = card.getByRole('link', { name: texts.partners.visit });
      await expect(visit).toHaveCount(link_url ? 1 : 0);
      if (!link_url) continue;
      await expect(visit).toHaveAttribute('href', link_url);
      await expect(visit).toHaveAttribute('target', '_blank');
      await expect(visit).toHaveAttribute('rel', /noopener/);
      await expect(visit).toHaveAccessibleName(new RegExp(`\\(${texts.common.newTab}\\)$`));
      names.push(await visit.innerText());
    }
    expect(new Set(names).size).toBe(names.length);
    expect(names.length, 'some have no link').toBeLessThan(partners.length);
    await expect
      .poll(() =>
        cards
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
}
