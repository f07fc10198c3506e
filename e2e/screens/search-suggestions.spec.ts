import type { Locator, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expectHydrated, openHydrated } from '../support/hydrated';
import { violations, withAxe } from '../support/axe';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { get } from '../../testing/http';
import { messages } from '../../testing/messages';
import {
  DESKTOP,
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';

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
const BOXES: Record<string, (page: Page, language: Language) => Promise<Locator>> = {
  'the header’s': async (page, language) => {
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
  'the search screen’s': async (page, language) => {
    await page.goto(inLanguage('/search', language));
    const box = page.locator('main input[name="keyword"]');
    await expectPlain(box);
    return box;
  },
  'the sidebar’s': async (page, language) => {
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

for (const language of ONE_PER_DIRECTION) {
  for (const [name, open] of Object.entries(BOXES)) {
    test(`in ${language}: ${name} box suggests what the site holds, blind to accents and tashkeel, by keyboard`, async ({
      page,
    }) => {
      const { typed, name: found } = TYPED[language];
      const box = await open(page, language);
      await hydrate(box);
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
      await expect(box).toBeVisible();
      await expect(box).toHaveValue(typed);
      await box.press('ArrowDown');
      await box.press('Enter');
      await expect(page).toHaveURL((url) =>
        url.pathname.startsWith(inLanguage('/chambre_de_commerce/', language)),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(found);
    });
  }

  test(`in ${language}: suggestions are 44 px high, inside the screen and without violation, at 1280, 360 and 320 px`, async ({
    page,
  }) => {
    await withAxe(page);
    for (const size of [DESKTOP, PHONE, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      const box = await BOXES['the header’s']?.(page, language);
      if (!box) throw new Error('There is no header');
      await hydrate(box);
      await box.fill(language === 'ar' ? 'غرفة' : 'cha');
      await expect(options(page).first()).toBeVisible();
      await box.press('ArrowDown');
      for (const option of await options(page).all()) {
        const place = await option.boundingBox();
        expect(place?.height ?? 0).toBeGreaterThanOrEqual(44);
        expect((place?.x ?? -1) >= 0 && (place?.x ?? 0) + (place?.width ?? 0) <= size.width).toBe(
          true,
        );
      }
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 100));
      expect(
        await listbox(page).evaluate((list) => list.getBoundingClientRect().bottom),
      ).toBeLessThanOrEqual(size.height);
    }
  });

  test(`in ${language}: the suggestions are one file of at most 30 kB that is not sent twice`, async ({
    baseURL,
  }) => {
    const first = await get(baseURL ?? '', `/search/suggestions/${language}.json`);
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['content-language']).toBe(language);
    expect(Buffer.byteLength(first.body)).toBeLessThanOrEqual(30_000);
    const { entries, counts } = JSON.parse(first.body) as {
      entries: [number, string, string][];
      counts: string[];
    };
    expect(entries.length).toBeGreaterThan(100);
    expect(counts).not.toContain('');
    for (const [, , href] of entries)
      expect(href.startsWith(language === 'fr' ? '/' : `/${language}`), href).toBe(true);
    const again = await get(baseURL ?? '', `/search/suggestions/${language}.json`, {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.status).toBe(304);
  });
}

test('there is one request, at the first focus of the first box, and none per key', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  const box = await BOXES['the header’s']?.(page, 'fr');
  if (!box) throw new Error('There is no header');
  await hydrate(box);
  expect(asked.filter((url) => FILE.test(url))).toHaveLength(1);
  asked.length = 0;
  await box.pressSequentially(TYPED.fr.typed);
  await expect(options(page).first()).toBeVisible();
  expect(asked).toEqual([]);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/chambre_de_commerce/);
});

test('what comes with the first focus is at most 4 kB of scripts', async ({ page }) => {
  await openHydrated(page, '/partenaire');
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page
    .locator('header summary')
    .filter({ hasText: messages.fr.header.search })
    .first()
    .click();
  await expect(page.locator('header input[name="keyword"]')).toHaveRole('combobox');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(4096);
});

test('a click on a suggestion leads there', async ({ page }) => {
  const box = await BOXES['the search screen’s']?.(page, 'fr');
  if (!box) throw new Error('There is no search screen');
  await hydrate(box);
  await box.fill('oranie');
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oranie');
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
    const box = await BOXES['the header’s']?.(page, 'fr');
    if (!box) throw new Error('There is no header');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(box).toHaveRole('searchbox');
    await box.fill('export');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=export$/);
  });
});
