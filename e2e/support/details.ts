import type { Locator, Page } from '@playwright/test';
import type { FileItem } from '../../embedded-api/entities/publication';
import { attributes, get } from '../../testing/http';
import { messages, shownIn } from '../../testing/messages';
import { expect, inLanguage, type Language } from '../../testing/test';

/** The sidebar of an article or page. */
export function sidebar(page: Page, language: Language): Locator {
  return page.getByRole('complementary', { name: messages[language].detail.sidebar });
}

/** The steps of the breadcrumb: texts, and where they lead. */
export function breadcrumb(page: Page, language: Language): { links: Locator; current: Locator } {
  const trail = page.getByRole('navigation', { name: messages[language].common.breadcrumb });
  return { links: trail.getByRole('link'), current: trail.locator('[aria-current="page"]') };
}

/** A title as a card shows it, without what marks that it was cut. */
export function uncut(title: string): string {
  return title.replace(/…$/, '').trim();
}

/**
 * The address of a record of the embedded content, found by its slug in the list that links to it.
 */
export async function addressOf(
  base: string,
  list: '/toutacticle' | '/toutpage',
  slug: string,
  language: Language,
): Promise<string> {
  for (const page of ['1', '2', '3']) {
    const { body } = await get(base, inLanguage(`${list}?page=${page}&per_page=48`, language));
    const href = attributes(body, 'a', 'href').find((address) => address.endsWith(`/${slug}`));
    if (href) return href;
  }
  throw new Error(`${list} has no link to ${slug}`);
}

/** The descriptions of the files a reader of a language is offered (specification §3). */
export function offered(files: readonly FileItem[], language: Language): string[] {
  return files
    .filter((file) => !file.deleted && (file.lang === null || file.lang === language))
    .map((file) => shownIn(language, file.description));
}

/**
 * The sidebar's search: blank input is ignored, another leads to the results of the trimmed
 * keyword.
 */
export async function expectSidebarSearch(page: Page, language: Language): Promise<void> {
  const before = page.url();
  const box = sidebar(page, language).getByLabel(messages[language].detail.searchLabel);
  for (const blank of ['', '    ']) {
    await box.fill(blank);
    expect(
      await box.evaluate((input: HTMLInputElement) => input.checkValidity()),
      'the browser does not complain',
    ).toBe(true);
    await box.press('Enter');
    await sidebar(page, language)
      .getByRole('button', { name: messages[language].detail.search })
      .click();
    expect(page.url()).toBe(before);
  }
  await box.fill('  foire & salon ');
  await box.press('Enter');
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === inLanguage('/search', language) &&
      url.searchParams.get('keyword') === 'foire & salon',
  );
  await expect(page.locator('main')).toContainText(
    messages[language].search.resultsFor
      .replace(/<\/?word>/g, '')
      .replace('{keyword}', 'foire & salon'),
  );
}

/** Each line of a sidebar's list: its link, and how many items it says to lead to. */
export async function expectCounts(page: Page, list: Locator, language: Language): Promise<void> {
  const lines = await list.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => ({
      href: item.querySelector('a')?.getAttribute('href') ?? '',
      count: Number(/\d+/.exec(item.lastElementChild?.textContent ?? '')?.[0]),
    })),
  );
  expect(lines.length).toBeGreaterThan(3);
  const [line] = lines;
  await page.goto(line?.href ?? '');
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: String(line?.count) }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
