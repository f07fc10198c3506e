import type { Locator, Page } from '@playwright/test';
import { expectHydrated, openHydrated } from '../support/hydrated';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, PHONE, test, type Language } from '../../testing/test';

test.use({
  allowedErrors: new RegExp(BROKEN_PICTURES),
  contextOptions: { reducedMotion: 'reduce' },
});

const FILE = /\/search\/suggestions\/\w+\.json/;
/** A chamber, typed in an unusual spelling, and how the site writes it. */
const TYPED = {
  fr: { typed: 'SOUMMAM cci', name: /CCI Soummam/ },
  ar: { typed: 'غُرفه الصومام', name: /الصومام/ },
};

const options = (page: Page): Locator => page.getByRole('option');
const listbox = (page: Page): Locator => page.getByRole('listbox');

/** A box that has not been used suggests nothing. */
const expectPlain = (box: Locator): Promise<void> =>
  expect(box).toHaveAttribute('role', 'searchbox');

/** The boxes that search the whole site, each brought into sight. */
const BOXES = {
  'the header’s': async (page: Page, language: Language) => {
    await page.goto(inLanguage('/contact', language));
    await expectHydrated(page);
    const box = page.locator('header input[name="keyword"]');
    await expectPlain(box);
    await page
      .locator('header summary')
      .filter({ hasText: messages[language].header.search })
      .first()
      .click();
    return box;
  },
  'the search screen’s': async (page: Page, language: Language) => {
    await page.goto(inLanguage('/search', language));
    const box = page.locator('main input[name="keyword"]');
    await expectPlain(box);
    return box;
  },
  'the sidebar’s': async (page: Page, language: Language) => {
    await page.goto(inLanguage('/article/1', language));
    const box = page.locator('main input[name="keyword"]');
    await expectPlain(box);
    return box;
  },
};

/** Focuses a box and waits until it suggests. */
async function hydrate(box: Locator): Promise<void> {
  // The page may not be hydrated when the box first has the focus.
  await expect(async () => {
    await box.blur();
    await box.focus();
    await expect(box).toHaveRole('combobox', { timeout: 1500 });
  }).toPass();
}

for (const [language, boxName] of [
  ['fr', 'the search screen’s'],
  ['ar', 'the header’s'],
  ['fr', 'the sidebar’s'],
] as const) {
  test(`in ${language}: ${boxName} box suggests what the site holds, blind to accents and tashkeel, by keyboard`, async ({
    page,
  }) => {
    const { typed, name: found } = TYPED[language];
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    const box = await BOXES[boxName](page, language);
    await hydrate(box);
    expect(asked.filter((url) => FILE.test(url))).toHaveLength(1);
    asked.length = 0;
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.pressSequentially(typed);
    await expect(listbox(page)).toHaveAccessibleName(messages[language].suggestions.label);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).filter({ hasText: found })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /\d|واحد/ })).not.toHaveCount(0);
    await box.press('ArrowDown');
    const chosen = options(page).first();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await expect(box).toBeFocused();
    await box.press('ArrowUp');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await box.press('Escape');
    await expect(listbox(page)).toBeHidden();
    await expect(box).toHaveValue(typed);
    if (boxName !== 'the search screen’s') expect(asked, 'no request for a key').toEqual([]);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(inLanguage('/chambre_de_commerce/', language)),
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found);
  });
}

test('of several suggestions exactly the chosen one is selected', async ({ page }) => {
  const box = await BOXES['the sidebar’s'](page, 'fr');
  await hydrate(box);
  await box.fill('cha');
  await expect.poll(() => options(page).count()).toBeGreaterThan(2);
  const selected = listbox(page).getByRole('option', { selected: true });
  await expect(selected).toHaveCount(0);
  for (const [place, key] of ['ArrowDown', 'ArrowDown', 'ArrowUp'].entries()) {
    await box.press(key);
    await expect(selected).toHaveCount(1);
    const id =
      (await options(page)
        .nth(place % 2)
        .getAttribute('id')) ?? '';
    await expect(selected).toHaveAttribute('id', id);
    await expect(box).toHaveAttribute('aria-activedescendant', id);
  }
  await box.press('ArrowUp');
  await expect(selected).toHaveCount(0);
});

test('suggestions are 44 px high and inside the screen at 1280, 360 and 320 px; a click on one leads there', async ({
  page,
}) => {
  for (const size of [DESKTOP, PHONE, { width: 320, height: 256 }]) {
    await page.setViewportSize(size);
    const box = await BOXES['the header’s'](page, 'fr');
    await hydrate(box);
    await box.fill('cha');
    await expect(options(page).first()).toBeVisible();
    for (const option of await options(page).all()) {
      const { x = -1, width = 0, height = 0 } = (await option.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
    }
    await page.evaluate(() => scrollTo(0, 100));
    const bottom = (list: Element): number => list.getBoundingClientRect().bottom;
    expect(await listbox(page).evaluate(bottom)).toBeLessThanOrEqual(size.height);
  }
  await page.locator('header input[name="keyword"]').fill('oranie');
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oranie');
});

test('the suggestions of a language are one file of at most 30 kB, of its own addresses', async ({
  baseURL,
}) => {
  const { status, headers, body } = await get(baseURL ?? '', '/search/suggestions/ar.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'ar',
  });
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(30_000);
  const { entries, counts } = JSON.parse(body) as {
    entries: [number, string, string][];
    counts: string[];
  };
  expect(entries.length).toBeGreaterThan(100);
  expect(counts).not.toContain('');
  for (const [, , href] of entries) expect(href).toMatch(/^\/ar/);
});

test('where data is to be spared nothing is fetched, and the form works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact');
  const header = page.locator('header');
  // The scripts come with the visitor’s first interaction.
  await header.locator('summary').filter({ hasText: messages.fr.header.search }).first().click();
  await expectHydrated(page);
  const box = header.locator('input[name="keyword"]');
  await box.focus();
  await box.fill('export');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=export$/);
  expect(asked.filter((url) => FILE.test(url))).toEqual([]);
});

test('what was searched for before the file came is not suggested over its results; what is typed next is', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILE, (route) => released.then(() => route.continue()));
  await openHydrated(page, '/search');
  const box = page.locator('#list-search');
  const status = page.locator('main [role="status"]').last();
  await status.evaluate((element) => element.setAttribute('data-there-before', ''));
  await box.pressSequentially('chambre');
  await page.route(/\/search\?keyword=/, (route) => released.then(() => route.continue()));
  await box.press('Enter');
  release();
  await expect(box).toHaveRole('combobox');
  await expect(listbox(page)).toBeHidden();
  await expect(status, 'only a status that is there before is announced').toContainText(/\d/);
  await expect(status).toHaveAttribute('data-there-before');
  await box.press('Backspace');
  await expect(options(page).first()).toBeVisible();
});

test.describe('without the file', () => {
  test.use({ allowedErrors: /ERR_FAILED|status of 503/ });

  test('the box stays a plain search box', async ({ page }) => {
    let asked = 0;
    await page.route(FILE, (route) => {
      asked += 1;
      return route.abort();
    });
    const box = await BOXES['the header’s'](page, 'fr');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(box).toHaveRole('searchbox');
    await box.fill('export');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=export$/);
  });
});
