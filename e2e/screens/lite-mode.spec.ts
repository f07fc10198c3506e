import type { BrowserContext, Page, Response } from '@playwright/test';
import { violations, withAxe } from '../support/axe';
import { attributes, get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { firstOf, SCREENS, type Screen } from '../../testing/own-screens';
import { startSite } from '../../testing/site';
import {
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';

const MOST_BYTES = 60_000;
const NOT_FOUND: Screen = { name: 'not found', path: '/nulle-part' };
const isLite = (html: string): boolean =>
  /<html\b[^>]*\sdata-lite=/.test(html) && !/<script\b/i.test(html);
const asked = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}leger=1`;
const notice = (page: Page, language: Language) =>
  page.getByRole('complementary', { name: messages[language].lite.name });

/** Opens a screen as a phone does that has nothing yet, reads it to its end, and says what came. */
async function readToTheEnd(
  context: BrowserContext,
  path: string,
): Promise<{ page: Page; kinds: Set<string>; bytes: number }> {
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(path);
  // Step by step: pictures that wait for the reader are part of the page.
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
  return { page, kinds: new Set(answers.map((answer) => answer.request().resourceType())), bytes };
}

// A picture that is broken on purpose, the not-found screen and a wrong form are the browser's
// error lines.
test.use({ allowedErrors: /status of (?:404|422)/, viewport: PHONE });

// The browser calls the site's icon `other`.
for (const screen of [...SCREENS, NOT_FOUND]) {
  test(`${screen.name} in the lite version: no script, font or frame, and 60 kB at most in all`, async ({
    browser,
    baseURL,
  }) => {
    const path = await firstOf(baseURL ?? '', screen);
    for (const language of ONE_PER_DIRECTION) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: PHONE,
        locale: 'fr-FR',
      });
      const { page, kinds, bytes } = await readToTheEnd(context, asked(inLanguage(path, language)));
      expect
        .soft(
          [...kinds].filter((kind) => !['document', 'stylesheet', 'image', 'other'].includes(kind)),
          language,
        )
        .toEqual([]);
      expect.soft(bytes, language).toBeLessThanOrEqual(MOST_BYTES);
      await expect
        .soft(notice(page, language))
        .toHaveText(messages[language].lite.notice.replace(/<\/?full>/g, ''));
      await expect.soft(page.locator('h1')).toBeVisible();
      await expect.soft(page.locator('dialog, iframe, [data-scripts]')).toHaveCount(0);
      await context.close();
    }
  });
}

for (const language of ONE_PER_DIRECTION) {
  test(`in ${language}, the lite version is chosen in the footer, kept while browsing and left again`, async ({
    page,
    context,
  }) => {
    const texts = messages[language].lite;
    await page.goto(inLanguage('/toutacticle?search=export', language));
    await page.getByRole('contentinfo').getByRole('link', { name: texts.name }).click();
    await expect(notice(page, language)).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('export');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL((url) => /\/article\//.test(url.pathname) && url.search === '');
    await expect(notice(page, language)).toBeVisible();
    await page
      .locator('header summary')
      .filter({ hasText: messages[language].header.search })
      .first()
      .click();
    await page.locator('header input[name="keyword"]').fill('export');
    await page.locator('header input[name="keyword"]').press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=export$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await notice(page, language).getByRole('link').click();
    await expect(page).toHaveURL(/keyword=export&leger=0$/);
    await expect(page.locator('html')).toHaveAttribute('data-scripts');
    await page.goto(inLanguage('/contact', language));
    await expect(notice(page, language)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });

  test(`in ${language}, the lite version has no accessibility faults`, async ({
    page,
    baseURL,
  }) => {
    await withAxe(page);
    for (const name of ['/', '/article/{id}', '/contact']) {
      const screen = SCREENS.find((known) => known.name === name) ?? NOT_FOUND;
      await page.goto(asked(inLanguage(await firstOf(baseURL ?? '', screen), language)));
      expect(await violations(page), name).toEqual([]);
    }
  });
}

test('the lite version of a page and the full one are kept apart, whatever comes first, and say what they depend on', async () => {
  const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '600' });
  try {
    // On a busy machine the first search lacks the names it knows, and is not stored.
    await expect
      .poll(async () => (await get(site.url, '/en/search?keyword=fair')).headers['cache-control'])
      .toMatch(/^public/);
    const full = {};
    const ways = [
      { cookie: 'leger=1', 'save-data': 'on' },
      { cookie: 'leger=1' },
      { cookie: 'a=b; leger=1; language=fr', 'save-data': 'off' },
    ];
    for (const [path, orders] of [
      ['/contact', [full, ...ways, full]],
      ['/ar/partenaire', [...ways, full, ...ways]],
      ['/en/search?keyword=export', [ways[0] ?? full, full, ways[1] ?? full]],
    ] as const) {
      const tags = new Map<boolean, unknown>();
      for (const headers of orders) {
        const answer = await get(site.url, path, { headers });
        const lite = headers !== full;
        expect(answer.status).toBe(200);
        expect(isLite(answer.body), `${path} ${JSON.stringify(headers)}`).toBe(lite);
        expect(/<script\b/.test(answer.body)).toBe(!lite);
        expect(answer.headers.vary).toContain('Cookie');
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(answer.headers['cache-control']).toMatch(/^public/);
        expect(answer.headers.link ?? '').not.toMatch(lite ? /./ : /never/);
        expect(tags.get(lite) ?? answer.headers.etag, 'the same page each time').toBe(
          answer.headers.etag,
        );
        tags.set(lite, answer.headers.etag);
      }
      expect(tags.get(true)).not.toBe(tags.get(false));
    }
  } finally {
    await site.stop();
  }
});

test('the address chooses first, keeps its choice in a cookie of its own answer, and is not the canonical one', async ({
  baseURL,
}) => {
  const base = baseURL ?? '';
  const chosen = await get(base, '/contact?leger=1');
  expect(isLite(chosen.body)).toBe(true);
  expect(chosen.headers['set-cookie']).toEqual(['leger=1; Path=/; SameSite=Lax']);
  expect(chosen.headers['cache-control']).toBe('private, no-cache');
  const canonical = attributes(chosen.body, 'link', 'href').filter((href) =>
    href.endsWith('/contact'),
  );
  expect(canonical.length).toBeGreaterThan(0);
  expect(attributes(chosen.body, 'link', 'href').filter((href) => href.includes('leger'))).toEqual(
    [],
  );
  expect(chosen.body).not.toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
  const left = await get(base, '/contact?leger=0', { headers: { cookie: 'leger=1' } });
  expect(isLite(left.body)).toBe(false);
  expect(left.headers['set-cookie']).toEqual(['leger=0; Path=/; SameSite=Lax; Max-Age=0']);
  const unknown = await get(base, '/contact?leger=oui');
  expect(isLite(unknown.body)).toBe(false);
  expect(unknown.headers['set-cookie']).toBeUndefined();
  const redirected = await get(base, '/contact?leger=1', { headers: { 'accept-language': 'ar' } });
  expect(redirected).toMatchObject({ status: 307, headers: { location: '/ar/contact?leger=1' } });
});
