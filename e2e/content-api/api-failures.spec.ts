import { expect, test } from '@playwright/test';
import { PROBED_DETAILS, failuresOf, HOME_CALLS, PROBED_LISTS, read } from '../../testing/failing';
import { languageOf } from '../../testing/http';
import { LaravelApi, type Failure } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { DIRECTIONS, inLanguage, LANGUAGES } from '../../testing/test';

test.describe.configure({ mode: 'default' });

let api: LaravelApi;
let site: Site;
/** Every test meets a site that has read nothing yet. */
test.beforeEach(async () => {
  api = await new LaravelApi().start();
  site = await startSite({ API_BASE_URL: api.url });
});
test.afterEach(async () => {
  await site.stop();
  await api.stop();
});

/** Every other way to fail is in `fault-matrix.spec.ts`. */
const FAILURES: (Failure | 'gone')[] = ['gone', 'status 500', 'wrong envelope'];

for (const failure of FAILURES) {
  test(`a detail page while the API fails (${failure}): the visitor is told so and when to try again, HTTP 5xx, not cached; whole again as soon as the API is back`, async () => {
    if (failure === 'gone') await api.stop();
    else for (const { call } of PROBED_DETAILS) api.fail(call, failure);
    await Promise.all(
      PROBED_DETAILS.map(async ({ path, call, message }) => {
        const page = await read(site, path);
        expect.soft(page.status, path).toBe(503);
        expect.soft(page.main, path).toContain(messages.fr.notFound.unavailableTitle);
        expect.soft(page.main, 'when to try again').toContain(messages.fr.notFound.unavailableText);
        expect.soft(page.main, path).not.toContain('404');
        expect.soft(page.headers['cache-control'], path).toBe('no-store');
        expect.soft(Number(page.headers['retry-after']), path).toBeGreaterThan(0);
        await expect
          .poll(() => failuresOf(site, call).map(({ msg }) => msg), { message: 'logged once, in the specification’s words' })
          .toEqual([message]);
      }),
    );
    if (failure === 'gone') await api.start();
    api.mend();
    for (const { path, shows } of PROBED_DETAILS) {
      const page = await read(site, path);
      expect.soft(page.status, path).toBe(200);
      expect.soft(page.main, path).toContain(shows);
    }
  });
}

test('the heading of a failing API is no 404, and speaks the reader’s language', async () => {
  api.fail('/api/articles/edit/41', 'status 500');
  for (const language of LANGUAGES) {
    const page = await read(site, inLanguage('/article/41', language));
    expect(page.status).toBe(503);
    expect(languageOf(page.body)).toEqual({ lang: language, dir: DIRECTIONS[language] });
    expect(page.main).toContain(messages[language].notFound.unavailableTitle);
    expect(/<title>([^<]*)/.exec(page.body)?.[1]).toContain(messages[language].notFound.unavailableTitle);
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('a missing item (status 404, {}, [], null, an empty body) is the not-found screen with HTTP 404, and no failure of the API', async () => {
  for (const screen of ['article', 'page', 'chambre_de_commerce', 'category', 'service']) {
    for (const id of ['999', '901', '902', '903', '904']) {
      const page = await read(site, `/${screen}/${id}`);
      expect.soft(page.status, `${screen} ${id}`).toBe(404);
      expect.soft(page.main, `${screen} ${id}`).toContain(messages.fr.notFound.title);
      expect.soft(page.headers['retry-after'], `${screen} ${id}`).toBeUndefined();
    }
  }
});

for (const failure of FAILURES) {
  test(`lists while the API fails (${failure}): 200 with the empty state, logged once, not kept once the API is back`, async () => {
    if (failure === 'gone') await api.stop();
    else for (const { call } of PROBED_LISTS) api.fail(call, failure);
    await Promise.all(
      PROBED_LISTS.map(async ({ path, call, shows, failed }) => {
        const page = await read(site, path);
        expect.soft(page.status, path).toBe(200);
        expect.soft(page.main, path).not.toContain(shows);
        expect.soft(page.main, path).toContain(failed);
        expect.soft(page.headers['cache-control'], path).toBe('no-store');
        await expect.poll(() => failuresOf(site, call).length, { message: call }).toBe(1);
      }),
    );
    if (failure === 'gone') await api.start();
    api.mend();
    for (const { path, shows } of PROBED_LISTS) {
      const page = await read(site, path);
      expect.soft(page.main, path).toContain(shows);
      expect.soft(page.headers['cache-control'], path).toContain('s-maxage');
    }
  });
}

test('a list that is empty because the API says so shows the empty state and is a good page', async () => {
  for (const { call } of PROBED_LISTS) api.fail(call, 'empty list');
  for (const { path, call, empty } of PROBED_LISTS) {
    const page = await read(site, path);
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.main, path).toContain(empty);
    // On the partners page there is nothing to search by.
    if (path === '/chambre_de_commerces') expect.soft(page.main, path).toContain(messages.fr.common.tryOtherTerms);
    else if (empty === messages.fr.common.noData) expect.soft(page.main, path).not.toContain(messages.fr.common.tryOtherTerms);
    expect.soft(failuresOf(site, call), path).toEqual([]);
  }
});

test('home while the API fails: logged, all lists emptied, the page still renders; whole again as soon as the API is back', async () => {
  await api.stop();
  const empty = await read(site, '/');
  expect(empty.status).toBe(200);
  expect(empty.headers['cache-control']).toBe('no-store');
  expect(empty.main).not.toContain('Atlas');
  expect(empty.main, 'when to try again').toContain(messages.fr.common.tryAgainSoon);
  expect(empty.main, 'the about section is not of the API').toContain('À vos côtés, dans chaque wilaya');
  for (const call of HOME_CALLS) await expect.poll(() => failuresOf(site, call).length, { message: call }).toBe(1);
  await api.start();
  const full = await read(site, '/');
  for (const text of ['Bienvenue Atlas', "Certificat d'origine", 'Salon de l&export', 'Chambre du Sud', 'Banque partenaire'])
    expect(full.main).toContain(text);
});

test('one home call failing empties its own block only', async () => {
  test.slow();
  for (const call of HOME_CALLS) {
    api.mend();
    api.fail(call, 'status 500');
    const own = await startSite({ API_BASE_URL: api.url });
    const page = await read(own, '/');
    await own.stop();
    expect.soft(page.status, call).toBe(200);
    expect.soft(page.headers['cache-control'], call).toBe('no-store');
    if (call !== '/api/slide') expect.soft(page.main, call).toContain('Bienvenue Atlas');
    if (call !== '/api/articles/home') expect.soft(page.main, call).toContain('Salon de l&export');
    if (call === '/api/articles/home') expect.soft(page.main, call).not.toContain('Salon de l&export');
  }
});

test('the menu failing: logged “Error fetching menu items”, the menu stays empty, no message to the visitor, nothing kept', async () => {
  api.fail('/api/first-menu', 'status 500');
  const page = await read(site, '/partenaire');
  expect(page.status).toBe(200);
  expect(page.main).toContain('Banque partenaire');
  expect(page.body).not.toContain('Le réseau Atlas');
  expect(page.headers['cache-control']).toBe('no-store');
  await expect.poll(() => failuresOf(site, '/api/first-menu').map(({ msg }) => msg)).toEqual(['Error fetching menu items']);
  expect(page.body, 'the fixed links stay').toMatch(/<header[\s\S]*href="\/calendrier"[\s\S]*<\/header>/);
  api.mend();
  expect((await read(site, '/partenaire')).body).toContain('Le réseau Atlas');
});
