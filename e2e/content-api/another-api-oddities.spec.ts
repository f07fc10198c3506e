import { expect, test } from '@playwright/test';
import { attributes, follow, get, textOf } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { inLanguage, LANGUAGES } from '../../testing/test';

test.describe.configure({ mode: 'default' });

let api: LaravelApi;
let site: Site;
test.beforeAll(async () => {
  api = await new LaravelApi().start();
  site = await startSite({ API_BASE_URL: api.url });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

const hrefs = async (path: string): Promise<string[]> => attributes((await get(site.url, path)).body, 'a', 'href');

test('a missing date shows “unknown date”, an impossible one “invalid date”, on details and in every language', async () => {
  for (const language of LANGUAGES) {
    const { unknownDate, invalidDate } = messages[language].common;
    for (const [path, text] of [
      ['/article/43', unknownDate],
      ['/page/63', unknownDate],
      ['/article/42', invalidDate],
      ['/page/62', invalidDate],
    ] as const) {
      expect.soft(textOf((await get(site.url, inLanguage(path, language))).body, 'main'), `${language} ${path}`).toContain(text);
    }
  }
});

test('in the dialog of an event a missing end is an “unknown date”, one before the start an “invalid date”', async ({ page }) => {
  for (const language of LANGUAGES) {
    const { unknownDate, invalidDate } = messages[language].common;
    await page.goto(site.url + inLanguage('/calendrier?date=2026-03', language));
    for (const [title, text] of [
      ['Atelier du soir', unknownDate],
      ['Fin avant le début', invalidDate],
    ] as const) {
      await page.locator('.fc-event').filter({ hasText: title }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect.soft(dialog.getByRole('definition').last()).toHaveText(text);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

test('a date without zone is Algerian local time and is never shifted to another day', async () => {
  const { body } = await get(site.url, '/article/41');
  expect(body).toMatch(/<time[^>]*dateTime="2026-03-05T22:30:00\.000Z"[^>]*>Mar 5, 2026<\/time>/i);
});

test('image paths are read from the API’s host, absolute or relative, with or without a leading slash', async () => {
  for (const [path, image] of [
    ['/article/41', '/media/storage/articles/salon.png'],
    ['/article/42', '/media/storage/articles/foire.png'],
    ['/chambre_de_commerce/31', '/media/assets/entreprise/ouest.png'],
    ['/partenaire', '/media/storage/partners/bank.png'],
  ] as const) {
    const sources = attributes((await get(site.url, path)).body, 'img', 'src');
    const source = sources.find((candidate) => candidate.startsWith(image));
    expect(source, `${path}: ${sources.join(' ')}`).toBeDefined();
    const served = await get(site.url, source ?? '');
    expect(served.status, source).toBe(200);
    expect(served.headers['content-type'], source).toMatch(/^image\//);
  }
});

test('a missing image falls back to the placeholder: none in the record, and one the API does not have', async () => {
  const none = attributes((await get(site.url, '/article/43')).body, 'img', 'src');
  expect(none).toContain('/assets/placeholder.jpg');
  const { body } = await get(site.url, '/article/44');
  expect(attributes(body, 'img', 'data-fallback')).toContain('/assets/placeholder.jpg');
  const source = attributes(body, 'img', 'src').find((candidate) => candidate.includes('missing.png')) ?? '';
  expect((await get(site.url, source)).status).toBe(404);
});

test('a file is shown only if not deleted and in no language or the current one; it is served from the site', async () => {
  const shown = async (language: 'fr' | 'en' | 'ar'): Promise<string[]> =>
    (await hrefs(inLanguage('/article/41', language)))
      .filter((href) => href.includes('/storage/files/'))
      .map((href) => href.replace(/.*\/storage/, '').replace(/\?.*/, ''));
  expect(await shown('fr')).toEqual(['/files/guide.pdf']);
  expect(await shown('en')).toEqual(['/files/guide.pdf', '/files/guide-en.pdf']);
  expect(await shown('ar')).toEqual(['/files/guide.pdf']);
  const address = (await hrefs('/article/41')).find((href) => href.includes('guide.pdf')) ?? '';
  expect(address).toMatch(/^\/files\//);
  expect(await get(site.url, address)).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
});

test('HTML of the API shows its text without scripts, handlers and dangerous links', async () => {
  const main = /<main\b[\s\S]*<\/main>/.exec((await get(site.url, '/article/41')).body)?.[0] ?? '';
  expect(main).toMatch(/<h2[^>]*>Le programme<\/h2>/);
  expect(main).toMatch(/<em[^>]*>Oran<\/em>/);
  expect(main).toContain('Piège');
  expect(attributes(main, 'img', 'src').some((source) => source.includes('/media/storage/articles/plan.png'))).toBe(true);
  expect(main).not.toMatch(/pirate|javascript:|onerror|onclick/);
});

test('chamber members are sorted by descending order, as numbers', async () => {
  const text = textOf((await get(site.url, '/chambre_de_commerce/31')).body, 'main');
  expect(text.indexOf('Membre Dix')).toBeGreaterThan(0);
  expect(text.indexOf('Membre Dix')).toBeLessThan(text.indexOf('Membre Neuf'));
});

test('a map stands on a chamber’s page only when latitude and longitude exist; its box is 0.01 degree around them', async () => {
  const [source = ''] = attributes((await get(site.url, '/chambre_de_commerce/31')).body, 'iframe', 'data-src');
  const box =
    decodeURIComponent(source)
      .match(/bbox=([-\d.,]+)/)?.[1]
      ?.split(',')
      .map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = box;
  expect([west < -0.633, east > -0.633, south < 35.697, north > 35.697]).toEqual([true, true, true, true]);
  expect(east - west).toBeLessThanOrEqual(0.0201);
  expect(north - south).toBeLessThanOrEqual(0.0201);
  expect(attributes((await get(site.url, '/chambre_de_commerce/32')).body, 'iframe', 'data-src')).toEqual([]);
});

test('a partner without link: no “visit website” on the partners page; on the home page it leads to the partners where the organisation’s own site is not known', async () => {
  const partners = await get(site.url, '/partenaire');
  expect(textOf(partners.body, 'main').split(messages.fr.partners.visit)).toHaveLength(3);
  expect(attributes(partners.body, 'a', 'href').filter((href) => href === 'https://banque.example/')).not.toEqual([]);
  const home = /<main\b[\s\S]*<\/main>/.exec((await get(site.url, '/')).body)?.[0] ?? '';
  expect(
    attributes(home, 'a', 'href').filter((href) => href === '/partenaire'),
    '“see all”, and the partner',
  ).toHaveLength(2);
});

test('a partner’s link to a path of the site or to a mail address leads there, in the same tab', async () => {
  for (const path of ['/', '/partenaire']) {
    for (const language of LANGUAGES) {
      const { body } = await get(site.url, inLanguage(path, language));
      const links = (/<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? '').match(/<a\b[^>]*>/g) ?? [];
      for (const address of ['mailto:courtier@example.dz', inLanguage('/page/61/guide', language)]) {
        const link = links.filter((tag) => tag.includes(`href="${address}"`));
        expect(link, `${path} ${address}`).not.toEqual([]);
        expect(link.join()).not.toContain('target=');
      }
    }
  }
});

test('a hero link that is absolute is a plain anchor, another is internal, a dangerous one is dropped', async () => {
  for (const language of LANGUAGES) {
    const home = (await get(site.url, inLanguage('/', language))).body;
    expect(home).toMatch(/<a\b[^>]*href="https:\/\/foire\.example\/inscription"/);
    expect(home).toMatch(new RegExp(`<a\\b[^>]*href="${inLanguage('/article/41/salon-export', language)}"`));
    expect(home).not.toContain('Ne pas suivre');
  }
});

test('a hero slide that has only a picture is shown with its link, and the organisation’s name as alternative text', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(site.url + inLanguage('/', language));
    const slide = page
      .locator('[aria-roledescription]')
      .filter({ has: page.locator('img[src*="poster.png"]') })
      .last();
    const name = await page.locator('h1').textContent();
    await expect.soft(slide.locator('img')).toHaveAttribute('alt', name ?? '');
    await expect.soft(slide.locator('a')).toHaveAttribute('href', inLanguage('/page/61', language));
  }
});

test('page beyond the last shows the last; page below 1 or not a number shows the first; a strange per_page shows 6', async () => {
  const cards = async (path: string): Promise<string[]> => {
    const { status, body } = await follow(site.url, path);
    expect(status, path).toBe(200);
    return [...textOf(body, 'main').matchAll(/Actualité numéro \d+/g)]
      .map(([name]) => name)
      .filter((name, index, all) => all.indexOf(name) === index);
  };
  const last = ['Actualité numéro 58', 'Actualité numéro 59'];
  const first = ['Actualité numéro 50', 'Actualité numéro 51'];
  for (const list of ['/toutacticle', '/category/7/export']) {
    expect(await cards(`${list}?page=3`), list).toEqual(last);
    expect(await cards(`${list}?page=99`), list).toEqual(last);
    for (const query of ['page=0', 'page=-1', 'page=abc', 'per_page=7', 'per_page=9999'])
      expect(await cards(`${list}?${query}`), query).toEqual(first);
  }
});

test('an event’s “view details” leads to /{slug} in the page’s language, in a new tab', async () => {
  for (const language of LANGUAGES) {
    const { body } = await get(site.url, inLanguage('/calendrier?date=2026-03', language));
    const anchor = new RegExp(`<a\\b[^>]*href="${inLanguage('/article/41/salon-export', language)}"[^>]*>`, 'g');
    const links = [...(/<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? '').matchAll(anchor)].map(([tag]) => tag);
    expect(links.length, language).toBeGreaterThan(0);
    for (const tag of links) expect(tag).toMatch(/(?=.*target="_blank")(?=.*rel="[^"]*noopener)/);
  }
});
