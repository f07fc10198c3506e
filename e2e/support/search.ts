import type { Locator, Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import type { Language } from '../../testing/test';

export const cards = (page: Page): Locator => page.locator('main article');
export const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 3 });
export const box = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('main').getByLabel(messages[language].search.keyword);
export const services = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('combobox', { name: messages[language].search.service });
const sentence = (text: string, keyword: string): string =>
  text.replace(/<\/?word>/g, '').replace('{keyword}', keyword);
export const resultsFor = (page: Page, keyword: string, language: Language = 'fr'): Locator =>
  page.getByRole('heading', {
    level: 2,
    name: sentence(messages[language].search.resultsFor, keyword),
    exact: true,
  });
