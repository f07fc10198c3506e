import type { Locator, Page } from '@playwright/test';
import type { ListName } from '@/lib/platform/constants';
import { messages } from '../../testing/messages';
import type { Language } from '../../testing/test';

/** Each listing screen with its per-page choices (specification §9) and what its cards link to. */
const BY_NAME: Record<
  Exclude<ListName, 'search'>,
  { name: string; path: string; choices: string[]; card: string }
> = {
  articles: {
    name: 'all articles',
    path: '/toutacticle',
    choices: ['2', '6', '12', '24', '48'],
    card: '/article',
  },
  pages: {
    name: 'all pages',
    path: '/toutpage',
    choices: ['2', '6', '12', '24', '48'],
    card: '/page',
  },
  category: {
    name: 'a category',
    path: '/category/1',
    choices: ['3', '6', '12', '24'],
    card: '/article',
  },
  service: {
    name: 'a service',
    path: '/service/1',
    choices: ['2', '6', '12', '24'],
    card: '/page',
  },
};
const { articles, pages, category, service } = BY_NAME;
export const LISTS = [articles, pages, category, service] as const;
export const UNKNOWN = 'zzzz-introuvable';

export const cards = (page: Page): Locator => page.locator('main article');
export const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 2 });
export const pager = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('navigation', { name: messages[language].listing.pager });
export const box = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('searchbox', { name: messages[language].listing.search });
export const perPage = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('combobox', { name: messages[language].listing.perPage });
