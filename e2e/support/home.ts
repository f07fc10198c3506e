import type { Locator, Page } from '@playwright/test';
import { textIn } from './hydrated';
import { messages } from '../../testing/messages';
import { expect, type Language } from '../../testing/test';

/** Longer than anything on the home screen waits for, in milliseconds. */
export const A_LONG_TIME = 60_000;

/** A section of the screen, by its title. */
export const section = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: title, exact: true });

/** The partners that pass by. */
export function partnersStrip(page: Page, language: Language = 'fr'): Locator {
  const { partners } = messages[language].home;
  return section(page, partners).getByRole('group', { name: partners });
}

/**
 * The words a reader sees of a piece of a seed's HTML; neither a no-break space nor an inline
 * element parts words.
 */
export const wordsOf = (html: string): string[] =>
  html
    .replace(/<\/?(?:a|b|em|i|strong|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .split(/[ \n]+/)
    .filter(Boolean);

/**
 * The text's first words, and an ellipsis only when something was cut. Marks behind words do not
 * count: an excerpt ends its headings with one.
 */
export async function expectExcerpt(paragraph: Locator, html: string, most: number): Promise<void> {
  const shown = await textIn(paragraph);
  const bare = (word: string): string => word.replace(/(?:\u00A0–|[.:])$/u, '');
  const all = wordsOf(html).map(bare);
  const words = shown
    .replace(/…$/, '')
    .split(/[ \n]+/)
    .map(bare);
  if (all.length <= most) return expect(words.join(' ')).toBe(all.join(' '));
  expect(shown).toMatch(/…$/);
  expect(words).toHaveLength(most);
  expect(all.slice(0, most).join(' ').startsWith(words.join(' ')), shown).toBe(true);
}

/** Names of the cards of a row that stand in its window. */
export async function inView(strip: Locator): Promise<string[]> {
  return strip.evaluate((root) => {
    const list = root.querySelector('ul');
    const frame = list?.parentElement?.getBoundingClientRect();
    return [...(list?.children ?? [])]
      .map((item) => ({ item, box: (item.firstElementChild ?? item).getBoundingClientRect() }))
      .filter(({ box }) => frame && box.left >= frame.left - 2 && box.right <= frame.right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ item }) => item.querySelector('a')?.textContent ?? '');
  });
}
