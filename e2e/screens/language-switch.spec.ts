import { openHydrated } from '../support/hydrated';
import {
  DESKTOP,
  DIRECTIONS,
  expect,
  inLanguage,
  LANGUAGES,
  test,
  type Language,
} from '../../testing/test';
import { attributes, follow, get } from '../../testing/http';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';

/** Each language's own name, as a switcher must write it. */
// A picture that is broken on purpose is the browser's error line.
test.use({ allowedErrors: /status of 404.*\/media\/storage\// });
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

test('without scripts the link of each language leads to the same item at its true address, after at most one redirect, and keeps the query', async ({
  baseURL,
}) => {
  test.slow();
  const base = baseURL ?? '';
  const items = await Promise.all(
    SCREENS.filter(({ list }) => list).map((screen) => firstOf(base, screen)),
  );
  const bare = items.map((path) => path.split('/').slice(0, 3).join('/'));
  const addresses = [
    ...bare.flatMap((path) => [path, `/ar${path}/an-old-slug`]),
    ...bare.filter((path) => /category|service/.test(path)).map((path) => `${path}/x?page=2`),
    '/en/search?page=2&keyword=export',
  ];
  for (const address of addresses) {
    const { body } = await get(base, address);
    const links = [...body.matchAll(/<a\b[^>]*\bhrefLang="(\w+)"[^>]*>/gi)].map(
      ([tag, to = '']) => ({
        to,
        href: attributes(tag, 'a', 'href')[0] ?? '',
      }),
    );
    expect(links.length, address).toBe(2 * LANGUAGES.length);
    for (const { to, href } of links.slice(0, LANGUAGES.length)) {
      const { status, path, redirects, body: switched } = await follow(base, href);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(switched)?.[1];
      const shown = new URL(
        canonical ??
          `https://www.example.org${inLanguage('/search?page=2&keyword=export', to as Language)}`,
      );
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
