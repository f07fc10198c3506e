import { createServer, request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { attributes, follow, get } from '../../testing/http';
import { listen, stopServer } from '../../testing/loopback';
import { DESKTOP, expect, LANGUAGES, test } from '../../testing/test';

interface CookielessWay {
  url: string;
  stop(): Promise<void>;
}

/**
 * A way to a site on which no cookie passes, in either direction: to the site, a browser that takes
 * it keeps none.
 */
async function cookielessWay(site: string): Promise<CookielessWay> {
  const { hostname, port } = new URL(site);
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const call = httpRequest(
      { hostname, port, path, method, headers: without(headers, 'cookie'), agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, without(answer.headers, 'set-cookie'));
        answer.pipe(response);
      },
    );
    call.on('error', () => response.destroy());
    request.pipe(call);
  });
  return { url: await listen(server), stop: () => stopServer(server) };
}

function without<T extends object>(headers: T, name: keyof T): T {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)) as T;
}

const ENGLISH = 'en-US,en;q=0.9';
let way: CookielessWay;
test.beforeAll(async ({ baseURL }) => {
  way = await cookielessWay(baseURL ?? '');
});
test.afterAll(() => way.stop());

const language = (page: Page) => page.locator('html').getAttribute('lang');
// A picture that is broken on purpose is the browser's error line.
test.use({ allowedErrors: /status of 404.*\/media\/storage\//, viewport: DESKTOP });

for (const scripts of [true, false])
  test.describe(`a browser that keeps no cookies, ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ locale: 'en-US', javaScriptEnabled: scripts });

    test('reads French by the deep link /fr/…, goes on in French, and stays there over reloads and going back', async ({
      page,
    }) => {
      await page.goto(`${way.url}/fr/toutacticle?page=2`);
      expect(await language(page)).toBe('fr');
      expect(new URL(page.url()).pathname).toBe('/toutacticle');
      expect(new URL(page.url()).searchParams.get('page')).toBe('2');
      await page.reload();
      expect(await language(page)).toBe('fr');
      await page.locator('main article h2 a').first().click();
      await expect(page).toHaveURL(/:\d+\/article\/\d+/);
      expect(await language(page)).toBe('fr');
      await page.reload();
      expect(await language(page)).toBe('fr');
      await page.locator('header nav').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL(/:\d+\/contact$/);
      expect(await language(page)).toBe('fr');
      await page.goBack();
      await expect(page).toHaveURL(/:\d+\/article\/\d+/);
      expect(await language(page)).toBe('fr');
    });

    test('reads French by the language menu, at an address without mark, and another language by it again', async ({
      page,
    }) => {
      await page.goto(`${way.url}/contact`);
      expect(await language(page), 'without a choice the browser’s language').toBe('en');
      await page.locator('footer').getByRole('link', { name: 'Français', exact: true }).click();
      await expect(page).toHaveURL(/:\d+\/contact$/);
      expect(await language(page)).toBe('fr');
      await page.reload();
      expect(await language(page)).toBe('fr');
      await page
        .locator('header')
        .getByRole('link', { name: 'Calendrier', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/:\d+\/calendrier$/);
      expect(await language(page)).toBe('fr');
      await page.locator('footer').getByRole('link', { name: 'العربية', exact: true }).click();
      await expect(page).toHaveURL(/\/ar\/calendrier$/);
      expect(await language(page)).toBe('ar');
    });
  });

test('a browser that keeps cookies ends at the address without mark', async ({ baseURL }) => {
  const headers = { 'accept-language': ENGLISH };
  const deep = await get(baseURL ?? '', '/fr/search?keyword=export', { headers });
  expect(deep).toMatchObject({
    status: 307,
    headers: { location: '/search?keyword=export&lang=fr' },
  });
  const [cookie = ''] = String(deep.headers['set-cookie']).split(';');
  const kept = await follow(baseURL ?? '', deep.headers.location ?? '', {
    headers: { ...headers, cookie },
  });
  expect(kept).toMatchObject({ status: 200, path: '/search?keyword=export' });
  expect(kept.body).toContain('<html lang="fr"');
});

test('the mark of a choice is in no canonical address, alternate, link or sitemap', async ({
  baseURL,
}) => {
  const marked = await get(baseURL ?? '', '/partenaire?lang=fr', {
    headers: { 'accept-language': ENGLISH },
  });
  const plain = await get(baseURL ?? '', '/partenaire');
  expect(marked.status).toBe(200);
  expect(marked.body, 'one page in the cache for both').toBe(plain.body);
  for (const address of [
    ...attributes(marked.body, 'a', 'href'),
    ...attributes(marked.body, 'link', 'href'),
  ])
    expect(address).not.toContain('lang=');
  for (const path of ['/sitemap.xml', '/sitemap/screens.xml'])
    expect((await get(baseURL ?? '', path)).body).not.toContain('lang=fr');
});

test('a link of a page with a language prefix names its language: none relies on being sent on', async ({
  baseURL,
}) => {
  const named = new RegExp(
    `^/(?:(?:${LANGUAGES.join('|')})(?:[/?#]|$)|media/|files/|_next/|feeds/|calendar/|directory/|sitemap)`,
  );
  for (const path of ['', '/toutacticle', '/calendrier', '/chambre_de_commerces', '/article/1']) {
    const { body } = await follow(baseURL ?? '', `/ar${path}`);
    const unprefixed = attributes(body, 'a', 'href').filter(
      (href) => href.startsWith('/') && !named.test(href),
    );
    expect(unprefixed, path).toEqual([]);
  }
});
