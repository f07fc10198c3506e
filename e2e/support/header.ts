import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import type { MenuItem } from '../../embedded-api/entities/home';
import { messages, shownIn } from '../../testing/messages';
import type { Language } from '../../testing/test';

export const { menu } = demonstration;

/**
 * The parts of the demonstration's menu the tests open: an entry without link of its own, one with,
 * and a leaf.
 */
export const [services] = menu;
export const [trade] = services?.child ?? [];
export const [certificate] = trade?.child ?? [];
export const slugOf = (entry: MenuItem | undefined): string => entry?.to?.split('/')[1] ?? '?';
export const labelOf = (entry: MenuItem | undefined, language: Language): string =>
  entry ? shownIn(language, entry.label) : '?';

export const header = (page: Page): Locator => page.getByRole('banner');
export const navigation = (page: Page, language: Language = 'fr'): Locator =>
  header(page).getByRole('navigation', { name: messages[language].header.mainNavigation });
export const parent = (
  page: Page,
  entry: MenuItem | undefined,
  language: Language = 'fr',
): Locator =>
  header(page)
    .locator('nav summary')
    .filter({ hasText: new RegExp(`^\\s*${labelOf(entry, language)}\\s*$`) });
export const submenu = (
  page: Page,
  entry: MenuItem | undefined,
  language: Language = 'fr',
): Locator =>
  page.getByRole('list', {
    name: messages[language].header.submenuOf.replace('{label}', labelOf(entry, language)),
  });
export const button = (page: Page, text: string): Locator =>
  header(page).locator('summary').filter({ hasText: text });
export const hamburger = (page: Page, language: Language = 'fr'): Locator =>
  button(page, messages[language].header.menu);
export const searchButton = (page: Page, language: Language = 'fr'): Locator =>
  header(page)
    .locator('summary')
    .filter({
      hasText: new RegExp(
        `${messages[language].header.search}|${messages[language].header.closeSearch}`,
      ),
    });
export const searchBox = (page: Page): Locator => header(page).locator('input[name="keyword"]');
export const contactLink = (page: Page, language: Language = 'fr'): Locator =>
  navigation(page, language).getByRole('link', {
    name: messages[language].header.contact,
    exact: true,
  });
