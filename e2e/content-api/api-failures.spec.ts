import { expect, test } from '@playwright/test';
import { failuresOf, read } from '../../testing/calls';
import { languageOf } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { ITEM_SCREENS } from '../../testing/own-screens';
import type { Site } from '../../testing/site';
import { DIRECTIONS, inLanguage, LANGUAGES } from '../../testing/test';
import { onLaravel } from '../support/laravel-site';

/** What every screen does while the API fails is in `fault-matrix.spec.ts`. */
test.describe.configure({ mode: 'default' });

const { calendar, category, common, contact, notFound } = messages.fr;
let api: LaravelApi;
let site: Site;
const take = (...started: [LaravelApi, Site]): void => void ([api, site] = started);
const messagesOf = (call: string): unknown[] => failuresOf(site, call).map(({ msg }) => msg);

test.describe('an API that has nothing to show', () => {
  onLaravel(take);

  test('a missing item (status 404, {}, [], null) is the not-found screen with HTTP 404, and no failure of the API', async () => {
    for (const screen of ITEM_SCREENS) {
      for (const id of ['999', '901', '902', '903']) {
        const page = await read(site, `/${screen}/${id}`);
        expect.soft(page.status, `${screen} ${id}`).toBe(404);
        expect.soft(page.main, `${screen} ${id}`).toContain(notFound.title);
        expect.soft(page.headers['retry-after'], `${screen} ${id}`).toBeUndefined();
      }
    }
  });

  test('a list that is empty because the API says so shows the empty state and is a good page', async () => {
    const lists = [
      ['/toutacticle', '/api/articles', common.noResults],
      ['/toutpage', '/api/pages', common.noResults],
      ['/search?keyword=a', '/api/search', common.noResults],
      ['/partenaire', '/api/slide/partenaire_all', common.noData],
      ['/chambre_de_commerces', '/api/chambre_de_commerces', common.noData, common.tryOtherTerms],
      ['/calendrier?date=2026-03', '/api/events', 'Aucun événement'],
    ] as const;
    // Some screens ask for the lists of others.
    for (const [, call] of lists) api.fail(call, 'empty list');
    for (const [path, call, ...texts] of lists) {
      const page = await read(site, path);
      expect.soft(page.status, path).toBe(200);
      for (const text of texts) expect.soft(page.main, path).toContain(text);
      expect.soft(failuresOf(site, call), path).toEqual([]);
    }
    const partners = await read(site, '/partenaire');
    expect(partners.main, 'there is nothing to search by').not.toContain(common.tryOtherTerms);
  });
});

test.describe('a site that has read nothing yet', () => {
  onLaravel(take, 'each');

  test('the heading of a failing API is no 404, and speaks the reader’s language', async () => {
    api.fail('/api/articles/edit/41', 'status 500');
    for (const language of LANGUAGES) {
      const { unavailableTitle } = messages[language].notFound;
      const page = await read(site, inLanguage('/article/41', language));
      expect(page.status).toBe(503);
      expect(languageOf(page.body)).toEqual({ lang: language, dir: DIRECTIONS[language] });
      expect(page.main).toContain(unavailableTitle);
      expect(/<title>([^<]*)/.exec(page.body)?.[1]).toContain(unavailableTitle);
      expect(page.body).toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test('home calls that fail empty their own blocks only', async () => {
    api.fail(/^\/api\/(?!articles\/home)/, 'status 500');
    const page = await read(site, '/');
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.main).toContain('Salon de l&export');
    expect(page.main).not.toContain('Bienvenue Atlas');
  });

  test('of a menu that fails visitors are told nothing: it is empty but for the fixed links, an empty list keeps its hint, and nothing is kept', async () => {
    api.fail('/api/first-menu', 'status 500');
    api.fail('/api/articles', 'empty list');
    const page = await read(site, '/toutacticle');
    expect(page.main).toContain(common.tryOtherTerms);
    expect(page.main).not.toContain(common.tryAgainSoon);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toContain('Le réseau Atlas');
    expect(page.body).toMatch(/<header[\s\S]*href="\/calendrier"[\s\S]*<\/header>/);
    await expect.poll(() => messagesOf('/api/first-menu')).toEqual(['Error fetching menu items']);
    api.mend();
    expect((await read(site, '/toutacticle')).body).toContain('Le réseau Atlas');
  });

  test('an article or a page whose categories or services fail sends the visitor to the not-found screen, with a status that is not kept', async () => {
    for (const [path, call, message, shows] of [
      ['/article/41', '/api/categoryportail/list_acticle', 'categories', 'Formation'],
      ['/page/61', '/api/serviceportail/list_page', 'services', 'href="/service/22'],
    ] as const) {
      api.fail(call, 'status 500');
      const page = await read(site, path);
      expect(page.status).toBe(503);
      expect(page.main).toContain(notFound.unavailableTitle);
      expect(page.headers['cache-control']).toBe('no-store');
      await expect.poll(() => messagesOf(call)).toEqual([`Failed to fetch ${message}`]);
      api.mend();
      expect((await read(site, path)).body).toContain(shows);
    }
  });

  test('the list of a category that fails says so and not “no results”, is kept by no cache, and search engines keep the page they know', async () => {
    api.fail('/api/categoryportail/edit/7', 'wrong envelope');
    const page = await read(site, '/category/7');
    expect(page.status).toBe(200);
    expect(page.main).toContain(common.tryAgainSoon);
    expect(page.main).not.toContain(common.noResults);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<meta name="robots"/);
    api.mend();
    const whole = await read(site, '/category/7');
    expect(whole.main).toContain('Salon de l&export');
    expect(whole.headers['cdn-cache-control']).toContain('max-age');
  });

  for (const failure of ['status 500', 'hang'] as const) {
    test(`pages do without related articles, events and news while their calls fail (${failure}), and are soon rendered again`, async () => {
      const parts = /^\/api\/(?:search|events|chambre_de_commerces|categoryportail\/edit\/7)$/;
      api.fail(parts, failure);
      expect((await read(site, '/article/41')).main).not.toContain(category.related);
      const chamber = await read(site, '/chambre_de_commerce/31');
      expect(chamber.status).toBe(200);
      expect(chamber.main).toContain('bureau@ouest.example');
      expect(chamber.headers['cdn-cache-control']).toContain('max-age=1,');
      api.mend();
      await expect
        .poll(async () => (await read(site, '/article/41')).main)
        .toContain(category.related);
      await expect
        .poll(async () => (await read(site, '/chambre_de_commerce/31')).headers)
        .toMatchObject({ 'cdn-cache-control': expect.stringContaining('max-age=5,') });
    });
  }

  test('while the directory is late a message about a record is the plain form, the calendar of a chamber says so, neither is kept, and that of all chambers does without places', async () => {
    api.fail(/^\/api\/(?:chambre_de_commerces|articles\/edit\/41)$/, 'hang');
    const plain = await read(site, '/contact');
    for (const about of ['chamber-31', 'article-41'])
      expect(await read(site, `/contact?about=${about}`)).toMatchObject({
        status: 200,
        main: plain.main,
        headers: { 'cache-control': 'no-store' },
      });
    const own = await read(site, '/calendrier?chamber=31');
    expect(own.main).toContain(calendar.loadFailed);
    expect(own.headers['cache-control']).toBe('no-store');
    const all = await read(site, '/calendrier?date=2026-03');
    expect(all.main).toContain('Journée des exportateurs');
    expect(all.headers['cdn-cache-control']).toContain('max-age=1,');
    api.mend();
    await expect
      .poll(async () => (await read(site, '/contact?about=article-41')).main)
      .toContain(contact.withoutAbout);
  });
});
