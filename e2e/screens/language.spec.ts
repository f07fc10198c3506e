import { openHydrated } from '../support/hydrated';
import { DESKTOP, DIRECTIONS, expect, LANGUAGES, test } from '../../testing/test';
import { attributes, follow, get, languageOf, type Answer } from '../../testing/http';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';

// A picture that is broken on purpose is the browser's error line.
test.use({ allowedErrors: /status of 404.*\/media\/storage\// });
const ENGLISH = 'en-US,en;q=0.9,fr;q=0.5';
const ARABIC = 'ar-DZ,ar;q=0.9';

let site = '';
test.beforeAll(({ baseURL }) => {
  site = baseURL ?? '';
});

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return get(site, path, { headers });
}

test('the path’s language comes first, then the visitor’s own choice, then the browser’s language, then French, which crawlers read', async () => {
  const chosen = { cookie: 'other=1; language=ar', 'accept-language': ENGLISH };
  const prefixed = await ask('/en/contact', chosen);
  expect(languageOf(prefixed.body)).toEqual({ lang: 'en', dir: 'ltr' });
  expect(await ask('/contact', chosen)).toMatchObject({
    status: 307,
    headers: { location: '/ar/contact' },
  });
  const french = await ask('/contact', { cookie: 'language=fr', 'accept-language': ENGLISH });
  expect(languageOf(french.body)).toEqual({ lang: 'fr', dir: 'ltr' });
  expect(await ask('/contact', { 'accept-language': ARABIC })).toMatchObject({
    status: 307,
    headers: { location: '/ar/contact' },
  });
  for (const path of ['/', '/toutacticle']) {
    const { status, body } = await ask(path);
    expect({ status, ...languageOf(body) }).toEqual({ status: 200, lang: 'fr', dir: 'ltr' });
  }
});

test('reading sets no cookie, in any language, redirected or not', async () => {
  for (const path of ['/', '/ar/contact', '/contact', '/nulle-part'])
    for (const header of [ENGLISH, 'fr'])
      expect(
        (await ask(path, { 'accept-language': header })).headers['set-cookie'],
        `${path} ${header}`,
      ).toBeUndefined();
});

test('a page says on what its answer depends: with its language in the path not on the languages of a browser, and never on Save-Data', async () => {
  expect((await ask('/ar/contact')).headers.vary).toBe('Accept-Encoding, Cookie');
  expect((await ask('/contact')).headers.vary).toBe(
    'Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site',
  );
  const saving = await ask('/ar/contact', { 'save-data': 'on' });
  expect(saving.headers.etag).toBe((await ask('/ar/contact')).headers.etag);
});

const ADDRESS = '/toutacticle?page=2&per_page=2';

test('switching keeps path and query, removes the prefix and adds the new one unless it is French', async ({
  baseURL,
}) => {
  for (const from of ['', '/en', '/ar']) {
    const links = attributes((await get(baseURL ?? '', from + ADDRESS)).body, 'a', 'href');
    for (const to of LANGUAGES) {
      // French is asked for by its deep link, which records the choice and leads to the address
      // without prefix.
      const target = new RegExp(
        `^${to === 'fr' ? '(?:/fr)?' : `/${to}`}/toutacticle\\?page=2&per_page=2$`,
      );
      expect(links.filter((href) => target.test(href)).length, `${from} → ${to}`).toBeGreaterThan(
        0,
      );
    }
  }
});

test('without scripts the link of each language leads to the same item at its true address, after at most one redirect', async ({
  baseURL,
}) => {
  const base = baseURL ?? '';
  for (const address of [
    '/article/1',
    '/ar/category/1/an-old-slug?page=2',
    '/chambre_de_commerce/16',
  ]) {
    const { body } = await get(base, address);
    const links = [...body.matchAll(/<a\b[^>]*\bhrefLang="(\w+)"[^>]*>/gi)].map(
      ([tag, to = '']) => ({ to, href: attributes(tag, 'a', 'href')[0] ?? '' }),
    );
    expect(links.length, address).toBe(2 * LANGUAGES.length);
    for (const { to, href } of links.slice(0, LANGUAGES.length)) {
      const { status, path, redirects, body: switched } = await follow(base, href);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(switched)?.[1];
      const shown = new URL(canonical ?? 'none:');
      expect({ status, path, redirects }, `${address} → ${href}`).toEqual({
        status: 200,
        path: shown.pathname + shown.search,
        redirects: to === 'fr' ? 1 : 0,
      });
      expect(switched).toContain(`<html lang="${to}"`);
    }
  }
});

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US', viewport: DESKTOP });

  test('who picks French stays in French, on the same page, and on the next visit', async ({
    page,
    context,
  }) => {
    await page.goto('/toutacticle?page=2');
    await expect(page).toHaveURL(/\/en\/toutacticle\?page=2$/);
    await page
      .locator('footer')
      .getByRole('link', { name: TABLE.fr.name, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/:\d+\/toutacticle\?page=2$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/contact');
    await expect(page).toHaveURL(/:\d+\/contact$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      'language=fr',
    ]);
  });

  test('who picks Arabic and follows an address without prefix later reads Arabic', async ({
    page,
  }) => {
    await page.goto('/en/contact');
    await page
      .locator('footer')
      .getByRole('link', { name: TABLE.ar.name, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ar\/contact$/);
    await expect(page.locator('html')).toHaveAttribute('dir', DIRECTIONS.ar);
    await page.goto('/partenaire');
    await expect(page).toHaveURL(/\/ar\/partenaire$/);
  });
});

test('the link of a language leads to what a list has been searched for since it was opened', async ({
  page,
}) => {
  await openHydrated(page, '/toutacticle');
  await page.getByRole('main').getByRole('searchbox').fill('export');
  await expect(page).toHaveURL(/search=export$/);
  // As the browser’s translation writes it.
  await page.evaluate(() => (document.documentElement.lang = 'zh-CN'));
  await page.locator('footer').getByRole('link', { name: TABLE.en.name, exact: true }).click();
  await expect(page).toHaveURL(/\/en\/toutacticle\?search=export$/);
});
