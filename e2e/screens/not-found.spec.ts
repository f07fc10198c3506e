import { breadcrumb } from '../support/details';
import { openHydrated } from '../support/hydrated';
import { attributes, get, languageOf, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { DIRECTIONS, expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

test.use({ allowedErrors: /status of 404/ });

const PATHS = [
  '/nulle-part',
  '/contact/rien',
  '/article',
  '/article/1/a/b',
  '/calendrier.html',
  '/calendar',
  '/directory/rien',
];

/** What is no screen has one address, without a language. */
const NO_SCREENS = [
  '/api/contact',
  '/api/events',
  '/feeds/fr/articles.atom',
  '/locales/fr/common.json',
  '/robots.txt',
  '/healthz',
];

for (const language of ONE_PER_DIRECTION) {
  const { notFound: texts, home, common, search } = messages[language];

  test(`an unknown path in ${language} shows a 404 title with a breadcrumb, status 404, not kept by search engines`, async ({
    baseURL,
  }) => {
    for (const path of [...PATHS, ...(language === 'fr' ? [] : NO_SCREENS)]) {
      const { status, body } = await get(baseURL ?? '', inLanguage(path, language));
      expect(status, path).toBe(404);
      expect(languageOf(body), path).toEqual({ lang: language, dir: DIRECTIONS[language] });
      const titles = [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
        textOf(inner),
      );
      expect(titles, path).toEqual([expect.stringMatching(new RegExp(`404.*${texts.title}`))]);
      expect(textOf(/<title>([^<]*)/.exec(body)?.[1] ?? ''), path).toContain(texts.title);
      expect(body).toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test(`the not-found screen in ${language} keeps header and footer, offers useful links that lead on, and a search of the site`, async ({
    page,
    request,
  }) => {
    await page.goto(inLanguage('/nulle-part', language));
    const { links: trail, current } = breadcrumb(page, language);
    await expect(trail).toHaveText([common.home]);
    await expect(trail).toHaveAttribute('href', inLanguage('/', language));
    await expect(current).toHaveText(texts.title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const links = page.getByRole('region', { name: texts.usefulLinks }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.startsWith(language === 'fr' ? '/' : `/${language}/`)).toBe(true);
      const answer = await request.get(href, { headers: { 'accept-language': 'fr' } });
      expect(answer.status(), href).toBe(200);
    }
    const box = page.getByRole('main').locator('input[name="keyword"]');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === inLanguage('/nulle-part', language));
    await box.fill(' export ');
    await box.press('Enter');
    await expect(page).toHaveURL(
      (url) => url.pathname === inLanguage('/search', language) && url.search === '?keyword=export',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title);
  });

  test(`the not-found screen in ${language} says when the next events are`, async ({ page }) => {
    await page.goto(inLanguage('/nulle-part', language));
    const events = page.getByRole('region', { name: home.nextEvents });
    await expect(events.getByRole('listitem')).toHaveCount(3);
  });
}

test('a link that leads nowhere shows the not-found screen, and going back the page it stood on', async ({
  page,
}) => {
  await openHydrated(page, '/partenaire');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/article/999999';
    link.textContent = 'Lien mort';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Lien mort' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.partners.title);
});

test('unknown addresses get the same document, in which none of them stands; with scripts its language links lead to the same path in their language', async ({
  page,
  baseURL,
}) => {
  const bodies = await Promise.all(
    ['/wp-login.php', '/zzzz/yyyy?a=b', '/qqqqqq'].map(
      async (path) => (await get(baseURL ?? '', path)).body,
    ),
  );
  expect(bodies[0]).not.toMatch(/wp-login/);
  expect(new Set(bodies).size).toBe(1);
  expect(attributes(bodies[0] ?? '', 'a', 'href')).toEqual(
    expect.arrayContaining(['/fr', '/en', '/ar']),
  );
  await page.goto('/zzzz/yyyy?a=b');
  const languages = page.getByRole('contentinfo').locator('a[hreflang]');
  await languages.filter({ hasText: 'English' }).click();
  await expect(page).toHaveURL('/en/zzzz/yyyy?a=b');
  await languages.filter({ hasText: 'Français' }).click();
  await expect(page).toHaveURL('/zzzz/yyyy?a=b');
});
