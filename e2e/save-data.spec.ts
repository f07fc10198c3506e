import type { Page } from '@playwright/test';
import { violations, withAxe } from './support/axe';
import { calendar, chips } from './support/calendar';
import { attributes, get } from './support/http';
import { messages } from './support/messages';
import { firstOf, SCREENS } from './support/own-screens';
import { startSite } from './support/site';
import { DESKTOP, expect, inLanguage, LANGUAGES, ONE_PER_DIRECTION, PHONE, test, type Language } from './support/test';

const SAVING = { 'save-data': 'on' };
const SCRIPTS = /\/_next\/static\/.*\.js$/;
/** Widest picture of a browser that saves data. */
const WIDEST = 480;
const LINES: Record<Language, [says: string, offers: string]> = {
  fr: ['Votre navigateur économise les données : les images sont réduites.', 'Passer à la version légère'],
  en: ['Your browser is saving data: pictures are smaller.', 'Switch to the lite version'],
  ar: ['متصفحكم في وضع توفير البيانات: الصور مصغّرة.', 'الانتقال إلى النسخة الخفيفة'],
};

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\//, extraHTTPHeaders: SAVING });

/** The elements of a screen's main part, in order, without the waiting word of the calendar, whose place is the same, and `bdi`: the size of a file is told once it is known. */
const outline = (html: string): string[] =>
  [
    ...(/<main\b[\s\S]*<\/main>/
      .exec(html)?.[0]
      .replace(/<p class="[^"]*wait[^"]*">[\s\S]*?<\/p>/g, '')
      .matchAll(/<([a-z][a-z\d]*)\b/g) ?? []),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'bdi');

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate((pattern) => performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name)).length, SCRIPTS.source);
const expectHydrated = (page: Page): Promise<void> => expect(page.locator('footer a[aria-current="page"]')).not.toHaveCount(0);

/** Kinds of what a page asks for, and the addresses of pictures. */
function watchRequests(page: Page): { kinds: string[]; addresses: string[] } {
  const seen = { kinds: [] as string[], addresses: [] as string[] };
  page.on('request', (request) => {
    seen.kinds.push(request.resourceType());
    seen.addresses.push(request.url());
  });
  return seen;
}

function nextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 10)).toISOString().slice(0, 7);
}

for (const screen of SCREENS) {
  test(`Save-Data alone takes nothing away from ${screen.name}: the same parts in the same order, in smaller pictures`, async ({ baseURL }) => {
    // This month has a mark at today, which may pass between two answers.
    const path = screen.name === '/calendrier' ? `/calendrier?date=${nextMonth()}` : await firstOf(baseURL ?? '', screen);
    for (const language of LANGUAGES) {
      const address = inLanguage(path, language);
      const [saving, full] = [await get(baseURL ?? '', address, { headers: SAVING }), await get(baseURL ?? '', address)];
      expect.soft(outline(saving.body), address).toEqual(outline(full.body));
      expect.soft(outline(full.body).length).toBeGreaterThan(3);
      expect.soft(saving.headers['set-cookie'], address).toBeUndefined();
      const widths = attributes(saving.body, 'img', '(?:src|srcSet)').flatMap((value) =>
        [...value.matchAll(/[?;]w=(\d+)/g)].map(([, width]) => Number(width)),
      );
      expect.soft(Math.max(0, ...widths), address).toBeLessThanOrEqual(WIDEST);
      expect.soft(saving.body, 'no font is fetched ahead').not.toMatch(/<link[^>]*as="font"/);
    }
  });
}

for (const language of ONE_PER_DIRECTION) {
  test(`in ${language}, a line says that the browser saves data and offers the lite version, which is chosen, kept and left again`, async ({
    page,
    context,
  }) => {
    const [says, offers] = LINES[language];
    await page.goto(inLanguage('/contact', language));
    const line = page.getByRole('complementary', { name: messages[language].lite.saveDataName });
    await expect(line).toHaveText(new RegExp(`^${says.replaceAll('.', '\\.').replaceAll(' ', '\\s')}\\s${offers}$`));
    expect(await context.cookies()).toEqual([]);
    await line.getByRole('link', { name: offers }).click();
    await expect(page.locator('html')).toHaveAttribute('data-lite');
    await page.goto(inLanguage('/partenaire', language));
    await expect(page.locator('html')).toHaveAttribute('data-lite');
    await page.getByRole('complementary', { name: messages[language].lite.name }).getByRole('link').click();
    await expect(line).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  test(`in ${language}, the pages of a browser that saves data have no accessibility faults, on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withAxe(page);
    for (const path of ['/', '/calendrier']) {
      await page.goto(inLanguage(path, language));
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test('no web font comes, and no script before the visitor’s first sign, when another visitor’s have long taken over', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR', extraHTTPHeaders: {} })).newPage();
  const seen = watchRequests(page);
  for (const path of ['/', '/calendrier', '/contact']) {
    await page.goto(path, { waitUntil: 'load' });
    await other.goto(path);
    await expectHydrated(other);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await scriptsOf(page), path).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toMatch(/Variable/);
  }
  await page.locator('footer').getByRole('link').first().focus();
  await expectHydrated(page);
  expect(seen.kinds).not.toContain('font');
  await other.context().close();
});

test('nothing is fetched ahead of a click, and a click leads on with small pictures', async ({ page }) => {
  const seen = watchRequests(page);
  await page.goto('/contact');
  const link = page.locator('footer').getByRole('link', { name: messages.fr.footer.articles });
  await link.hover();
  await expectHydrated(page);
  // Twice the time after which a resting pointer is a click to come.
  for (const name of [messages.fr.footer.partners, messages.fr.footer.articles]) {
    await page.locator('footer').getByRole('link', { name, exact: true }).hover();
    await page.waitForTimeout(160);
  }
  expect(seen.addresses.filter((address) => address.includes('_rsc'))).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.listing.articlesTitle ?? '');
  expect(seen.addresses.filter((address) => address.includes('_rsc'))).toHaveLength(1);
  const sets = await page.locator('main img[srcset]').evaluateAll((images) => images.map((image) => image.getAttribute('srcset') ?? ''));
  expect(sets.length).toBeGreaterThan(0);
  expect(sets.filter((set) => /\s(?:640|720|960)w/.test(set))).toEqual([]);
});

test('the carousels are there, and do not begin to play by themselves', async ({ page }) => {
  await page.goto('/');
  const pauses = page.getByRole('button', { name: new RegExp(`^(?:${messages.fr.home.pause}|${messages.fr.home.pausePartners})$`) });
  await expect(page.getByRole('button', { name: messages.fr.home.play, exact: true }), 'before the scripts too').toBeVisible();
  await expect(pauses).toHaveCount(0);
  await page.getByRole('button', { name: messages.fr.home.nextSlide, exact: true }).click();
  await expect(page.locator('[aria-roledescription] [data-current]').first()).toHaveAttribute('aria-label', /^[^\d]*2\b/);
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: messages.fr.home.play, exact: true })).toBeVisible();
  await expect(pauses).toHaveCount(0);
  await page.getByRole('button', { name: messages.fr.home.playPartners, exact: true }).click();
  await expect(pauses, 'it plays when it is asked to').toHaveCount(1);
});

test('the announcement opens once the page’s scripts are there', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').getByRole('link').first().focus();
  await expect(page.getByRole('dialog', { name: messages.fr.home.announcement })).toBeVisible();
});

for (const language of ONE_PER_DIRECTION)
  for (const viewport of [PHONE, DESKTOP])
    test(`in ${language} at ${viewport.width} px, the calendar keeps its place and comes when it is asked for; the agenda is there at once`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(inLanguage('/calendrier', language), { waitUntil: 'load' });
      await expect(page.locator('#agenda')).toBeAttached();
      const height = (): Promise<number> => page.locator('#calendar').evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      // By keyboard: a click made while the scripts arrive is answered by them, and the button it was tried on is gone.
      await calendar(page, language).getByRole('button', { name: messages[language].calendar.show }).press('Enter');
      await expect(chips(page, language).first()).toBeVisible();
      expect(await height()).toBe(before);
    });

test('the map of the contact screen keeps its place, and comes once a pointer or a finger reaches it', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'load' });
  await page.locator('main iframe').hover();
  await expect(page.locator('main iframe')).toHaveAttribute('src', /openstreetmap/);
});

test('the full page, the one that saves data and the lite one are kept apart, whatever comes first, and name what they depend on', async () => {
  const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '600' });
  const forms = {
    full: {},
    saving: { 'save-data': 'ON' },
    lite: { cookie: 'leger=1' },
    both: { ...SAVING, cookie: 'leger=1' },
  };
  const marks = { full: /^(?!.*data-(?:lite|save-data))/, saving: /data-save-data/, lite: /data-lite/, both: /data-lite/ };
  try {
    for (const order of [
      ['saving', 'full', 'both', 'saving', 'lite', 'full'],
      ['lite', 'saving', 'full', 'both', 'saving'],
    ] as const) {
      const path = order[0] === 'lite' ? '/ar/contact' : '/en/partenaire';
      const tags = new Map<RegExp, unknown>();
      for (const form of order) {
        const { status, headers, body } = await get(site.url, path, { headers: forms[form] });
        expect(status).toBe(200);
        expect(/<html\b[^>]*>/.exec(body)?.[0], form).toMatch(marks[form]);
        expect(headers.vary).toMatch(/\bCookie\b.*\bSave-Data\b/);
        expect(headers['cache-control']).toMatch(/^public/);
        const mark = marks[form === 'both' ? 'lite' : form];
        expect(tags.get(mark) ?? headers.etag, 'the same page each time').toBe(headers.etag);
        tags.set(mark, headers.etag);
      }
      expect(new Set(tags.values()).size).toBe(3);
    }
  } finally {
    await site.stop();
  }
});
