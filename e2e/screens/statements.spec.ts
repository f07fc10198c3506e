import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { messages, shownIn } from '../../testing/messages';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';
import { MAP_PROVIDER } from '../../lib/views/map/provider';

for (const language of LANGUAGES) {
  const texts = messages[language];
  test.describe(`in ${language}`, () => {
    test('the footer links to the accessibility statement, by its result, and to the privacy notice', async ({
      page,
    }) => {
      await page.goto(inLanguage('/partenaire', language));
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: texts.footer.legal })
        .getByRole('link');
      await expect(links).toHaveText([
        texts.footer.accessibility.partiallyCompliant,
        texts.footer.privacy,
      ]);
      await links.first().click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/accessibilite', language)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.accessibility.title);
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
    });

    test('the accessibility statement has the parts RGAA asks for, the figures of the review and ways to answer', async ({
      page,
    }) => {
      await page.goto(inLanguage('/accessibilite', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        texts.accessibility.statusTitle,
        texts.accessibility.issuesTitle,
        texts.accessibility.madeTitle,
        texts.accessibility.contactTitle,
        texts.accessibility.recourseTitle,
      ]);
      await expect(main).toContainText(shownIn(language, own.name));
      await expect(main).toContainText(shownIn(language, own.shortName));
      await expect(main, 'it names the site').not.toContainText('localhost');
      await expect(main.locator('time')).toHaveAttribute('datetime', '2026-11-22');
      await expect(main).toContainText(/\b70\b.*\b71\b.*\b98/);
      await expect(main.getByRole('link', { name: texts.contact.formLink })).toHaveAttribute(
        'href',
        inLanguage('/contact', language),
      );
      await expect(main.getByRole('link', { name: own.email })).toHaveAttribute(
        'href',
        `mailto:${own.email}`,
      );
      await expect(main.getByRole('link', { name: own.phone }).locator('bdi')).toHaveAttribute(
        'dir',
        'ltr',
      );
    });

    test('the privacy notice names both cookies, the map’s service and who gets a message', async ({
      page,
    }) => {
      await page.goto(inLanguage('/confidentialite', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.privacy.title);
      for (const cookie of ['language', 'popup'])
        await expect(main.locator('bdi').getByText(cookie, { exact: true })).toBeVisible();
      await expect(main).toContainText(MAP_PROVIDER.name);
      await expect(main).toContainText(shownIn(language, own.name));
    });
  });
}
