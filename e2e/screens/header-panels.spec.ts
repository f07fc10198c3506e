import { button, contactLink, hamburger, header, searchBox, searchButton } from '../support/header';
import { openHydrated } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, PHONE, test } from '../../testing/test';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';

for (const { name, size, language, other } of [
  { name: 'a desktop', size: DESKTOP, language: 'fr', other: 'ar' },
  { name: 'a telephone', size: PHONE, language: 'ar', other: 'en' },
] as const) {
  test.describe(`on ${name} in ${language}`, () => {
    test.use({ viewport: size });
    const languageLink = (page: Parameters<typeof header>[0], code: 'fr' | 'en' | 'ar') =>
      header(page).getByRole('link', { name: TABLE[code].name, exact: true });

    test('the search trims the input, ignores an empty one, and goes to /search with the keyword URL-encoded; overlay and mobile menu close', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/contact', language));
      await expect(searchBox(page)).toBeHidden();
      if (size === PHONE) await hamburger(page, language).click();
      await searchButton(page, language).click();
      await expect(searchBox(page)).toBeFocused();
      const { searchPlaceholder, submitSearch } = messages[language].header;
      await expect(searchBox(page)).toHaveAccessibleName(searchPlaceholder);
      const submit = header(page).getByRole('button', { name: submitSearch });
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
    });

    test('Escape, its own button and a click outside close a panel; one stands open at a time; the language dropdown closes after a choice, and keeps the path', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/calendrier', language));
      await searchButton(page, language).click();
      await expect(searchBox(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchBox(page)).toBeHidden();
      await expect(searchButton(page, language)).toBeFocused();
      for (const isOpen of [true, false, true]) {
        await searchButton(page, language).click();
        await expect(searchBox(page)).toBeVisible({ visible: isOpen });
      }
      const toggle = button(page, TABLE[language].name);
      const choice = languageLink(page, other);
      await toggle.click();
      await expect(searchBox(page)).toBeHidden();
      await expect(choice).toBeVisible();
      await expect(languageLink(page, language)).toHaveAttribute('aria-current', 'true');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(choice).toBeHidden();
      await toggle.click();
      await choice.click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/calendrier', other)}$`));
      await expect(languageLink(page, language)).toBeHidden();
    });
  });
}
