import { button, contactLink, hamburger, header, searchBox, searchButton } from '../support/header';
import { openHydrated } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';

for (const language of ONE_PER_DIRECTION) {
  test.describe(`header in ${language}`, () => {
    test('the search trims the input, ignores an empty one, and goes to /search with the keyword URL-encoded; overlay and mobile menu close', async ({
      page,
    }) => {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await openHydrated(page, inLanguage('/contact', language));
        await expect(searchBox(page)).toBeHidden();
        if (size === PHONE) await hamburger(page, language).click();
        await searchButton(page, language).click();
        await expect(searchBox(page)).toBeFocused();
        await expect(searchBox(page)).toHaveAccessibleName(
          messages[language].header.searchPlaceholder,
        );
        const submit = header(page).getByRole('button', {
          name: messages[language].header.submitSearch,
        });
        for (const blank of ['', '   \t ']) {
          await searchBox(page).fill(blank);
          await submit.click();
          await searchBox(page).press('Enter');
          await expect(searchBox(page)).toBeVisible();
          await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}$`));
        }
        const keyword = 'café & thé / 100 % #1 شهادة';
        await searchBox(page).fill(`   ${keyword}  `);
        await submit.click();
        await expect(page).toHaveURL(
          (url) =>
            url.pathname === inLanguage('/search', language) &&
            url.searchParams.get('keyword') === keyword,
        );
        expect(page.url()).toMatch(/\?keyword=[^&#\s]+$/);
        await expect(searchBox(page)).toBeHidden();
        await expect(page.getByRole('main')).toContainText(keyword);
        if (size === PHONE) await expect(contactLink(page, language)).toBeHidden();
      }
    });

    test('the language dropdown closes after a choice, and keeps the path', async ({ page }) => {
      for (const size of [DESKTOP, PHONE]) {
        await page.context().clearCookies();
        await page.setViewportSize(size);
        await openHydrated(page, inLanguage('/calendrier', language));
        const toggle = button(page, TABLE[language].name);
        const choice = header(page).getByRole('link', {
          name: TABLE[language === 'ar' ? 'en' : 'ar'].name,
          exact: true,
        });
        await expect(choice).toBeHidden();
        await toggle.click();
        await expect(choice).toBeVisible();
        await expect(
          header(page).getByRole('link', { name: TABLE[language].name, exact: true }),
        ).toHaveAttribute('aria-current', 'true');
        await choice.click();
        await expect(page).toHaveURL(
          new RegExp(`${inLanguage('/calendrier', language === 'ar' ? 'en' : 'ar')}$`),
        );
        await expect(
          header(page).getByRole('link', { name: TABLE.fr.name, exact: true }),
        ).toBeHidden();
      }
    });
  });
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, telephone: PHONE })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size });

    test('Escape and its own button close the search overlay; only one panel of the header stands open', async ({
      page,
    }) => {
      await openHydrated(page, '/contact');
      await searchButton(page).click();
      await expect(searchBox(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchBox(page)).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
      await searchButton(page).click();
      await expect(searchBox(page)).toBeVisible();
      await searchButton(page).click();
      await expect(searchBox(page)).toBeHidden();
      await searchButton(page).click();
      await button(page, TABLE.fr.name).click();
      await expect(searchBox(page)).toBeHidden();
      await expect(
        header(page).getByRole('link', { name: TABLE.ar.name, exact: true }),
      ).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(
        header(page).getByRole('link', { name: TABLE.ar.name, exact: true }),
      ).toBeHidden();
    });
  });
}
