import { expect, test } from '@playwright/test';
import { failuresOf, HOME_CALLS, PROBED_LISTS, read } from '../../testing/failing';
import { languageOf } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { onLaravel } from '../support/laravel-site';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { DIRECTIONS, inLanguage, LANGUAGES } from '../../testing/test';
import { ITEM_SCREENS } from '../../testing/own-screens';

test.describe.configure({ mode: 'default' });

let api: LaravelApi;
let site: Site;
/**
 * What every screen does while the API fails is in `fault-matrix.spec.ts`. Every test meets a site
 * that has read nothing yet.
 */
onLaravel((...started) => ([api, site] = started), 'each');

test('the heading of a failing API is no 404, and speaks the reader’s language', async () => {
  api.fail('/api/articles/edit/41', 'status 500');
  for (const language of LANGUAGES) {
    const page = await read(site, inLanguage('/article/41', language));
    expect(page.status).toBe(503);
    expect(languageOf(page.body)).toEqual({ lang: language, dir: DIRECTIONS[language] });
    expect(page.main).toContain(messages[language].notFound.unavailableTitle);
    expect(/<title>([^<]*)/.exec(page.body)?.[1]).toContain(
      messages[language].notFound.unavailableTitle,
    );
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('a missing item (status 404, {}, [], null) is the not-found screen with HTTP 404, and no failure of the API', async () => {
  for (const screen of ITEM_SCREENS) {
    for (const id of ['999', '901', '902', '903']) {
      const page = await read(site, `/${screen}/${id}`);
      expect.soft(page.status, `${screen} ${id}`).toBe(404);
      expect.soft(page.main, `${screen} ${id}`).toContain(messages.fr.notFound.title);
      expect.soft(page.headers['retry-after'], `${screen} ${id}`).toBeUndefined();
    }
  }
});

test('a list that is empty because the API says so shows the empty state and is a good page', async () => {
  for (const { call } of PROBED_LISTS) api.fail(call, 'empty list');
  for (const { path, call, empty } of PROBED_LISTS) {
    const page = await read(site, path);
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.main, path).toContain(empty);
    // On the partners page there is nothing to search by.
    if (path === '/chambre_de_commerces')
      expect.soft(page.main, path).toContain(messages.fr.common.tryOtherTerms);
    else if (empty === messages.fr.common.noData)
      expect.soft(page.main, path).not.toContain(messages.fr.common.tryOtherTerms);
    expect.soft(failuresOf(site, call), path).toEqual([]);
  }
});

test('home calls that fail empty their own blocks only', async () => {
  const [ARTICLE, SLIDE] = ['Salon de l&export', 'Bienvenue Atlas'];
  const expectOnly = async (own: Site, shown: string, missing: string): Promise<void> => {
    const page = await read(own, '/');
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.main).toContain(shown);
    expect(page.main).not.toContain(missing);
  };
  for (const call of HOME_CALLS) if (call !== '/api/articles/home') api.fail(call, 'status 500');
  await expectOnly(site, ARTICLE, SLIDE);
  api.mend();
  api.fail('/api/articles/home', 'status 500');
  const other = await startSite({ API_BASE_URL: api.url });
  await expectOnly(other, SLIDE, ARTICLE);
  await other.stop();
});

test('the menu failing: logged “Error fetching menu items”, the menu stays empty, no message to the visitor, nothing kept', async () => {
  api.fail('/api/first-menu', 'status 500');
  const page = await read(site, '/partenaire');
  expect(page.status).toBe(200);
  expect(page.main).toContain('Banque partenaire');
  expect(page.body).not.toContain('Le réseau Atlas');
  expect(page.headers['cache-control']).toBe('no-store');
  await expect
    .poll(() => failuresOf(site, '/api/first-menu').map(({ msg }) => msg))
    .toEqual(['Error fetching menu items']);
  expect(page.body, 'the fixed links stay').toMatch(
    /<header[\s\S]*href="\/calendrier"[\s\S]*<\/header>/,
  );
  api.mend();
  expect((await read(site, '/partenaire')).body).toContain('Le réseau Atlas');
});
