import { expect, test } from '@playwright/test';
import { failuresOf, read } from '../../testing/failing';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { onLaravel } from '../support/laravel-site';
import { messages } from '../../testing/messages';
import type { Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });

/** A link that only the list of services holds: the page shown is of another one. */
const OTHER_SERVICE = 'href="/service/22';

let api: LaravelApi;
let site: Site;
onLaravel((...started) => ([api, site] = started), 'each');

test('an article whose categories fail sends the visitor to the not-found screen, with a status that is not kept', async () => {
  const call = '/api/categoryportail/list_acticle';
  api.fail(call, 'status 500');
  const page = await read(site, '/article/41');
  expect(page.status).toBe(503);
  expect(page.main).toContain(messages.fr.notFound.unavailableTitle);
  expect(page.headers['cache-control']).toBe('no-store');
  await expect
    .poll(() => failuresOf(site, call).map(({ msg }) => msg))
    .toEqual(['Failed to fetch categories']);
  api.mend();
  expect((await read(site, '/article/41')).main).toContain('Formation');
});

test('a page whose services fail sends the visitor to the not-found screen, with a status that is not kept', async () => {
  const call = '/api/serviceportail/list_page';
  api.fail(call, 'status 500');
  const page = await read(site, '/page/61');
  expect(page.status).toBe(503);
  expect(page.main).toContain(messages.fr.notFound.unavailableTitle);
  expect(page.headers['cache-control']).toBe('no-store');
  await expect
    .poll(() => failuresOf(site, call).map(({ msg }) => msg))
    .toEqual(['Failed to fetch services']);
  api.mend();
  expect((await read(site, '/page/61')).body).toContain(OTHER_SERVICE);
});

test('of a menu that fails visitors are told nothing: an empty list keeps its hint, and the page is not kept', async () => {
  api.fail('/api/first-menu', 'status 500');
  api.fail('/api/articles', 'empty list');
  const page = await read(site, '/toutacticle');
  expect(page.main).toContain(messages.fr.common.tryOtherTerms);
  expect(page.main).not.toContain(messages.fr.common.tryAgainSoon);
  expect(page.headers['cache-control']).toBe('no-store');
  await expect
    .poll(() => failuresOf(site, '/api/first-menu').map(({ msg }) => msg))
    .toEqual(['Error fetching menu items']);
});

const TAXONOMIES = [
  {
    path: '/category/7',
    failure: 'status 500',
    call: '/api/categoryportail/edit/7',
    shows: 'Salon de l&export',
  },
  {
    path: '/service/21',
    failure: 'wrong envelope',
    call: '/api/serviceportail/edit/21',
    shows: "Certificat d'origine",
  },
] as const;
for (const { path, failure, call, shows } of TAXONOMIES) {
  test(`${path} while the API fails (${failure}): a list that says so and not “no results”, kept by no cache; search engines keep the page they know`, async () => {
    api.fail(call, failure);
    const page = await read(site, path);
    expect(page.status).toBe(200);
    expect(page.main).toContain(messages.fr.common.tryAgainSoon);
    expect(page.main).not.toContain(messages.fr.common.noResults);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<meta name="robots"/);
    await expect.poll(() => failuresOf(site, call).length).toBe(1);
    api.mend();
    const whole = await read(site, path);
    expect(whole.main).toContain(shows);
    expect(whole.headers['cdn-cache-control']).toContain('max-age');
  });
}

for (const failure of ['status 500', 'hang'] as const) {
  test(`an article whose category fails (${failure}) leads on to others as soon as the category is back`, async () => {
    const call = '/api/categoryportail/edit/7';
    api.fail(call, failure);
    expect((await read(site, '/article/41')).main).not.toContain(messages.fr.category.related);
    api.mend();
    await expect
      .poll(async () => (await read(site, '/article/41')).main)
      .toContain(messages.fr.category.related);
  });
}

for (const failure of ['status 500', 'hang', 'wrong envelope'] as const) {
  test(`a chamber’s page does without events and news while their calls fail (${failure}), and is soon rendered again`, async () => {
    for (const call of ['/api/search', '/api/events', '/api/chambre_de_commerces'])
      api.fail(call, failure);
    const page = await read(site, '/chambre_de_commerce/31');
    expect(page.status).toBe(200);
    expect(page.main).toContain('bureau@ouest.example');
    expect(page.headers['cdn-cache-control']).toContain('max-age=1,');
    api.mend();
    await expect
      .poll(async () => (await read(site, '/chambre_de_commerce/31')).headers['cdn-cache-control'])
      .toContain('max-age=5,');
  });
}

for (const failure of ['status 500', 'hang'] as const) {
  test(`a message about a record whose call fails (${failure}): the plain form, kept by no cache`, async () => {
    api.fail('/api/chambre_de_commerces', failure);
    api.fail('/api/articles/edit/41', failure);
    const plain = await read(site, '/contact');
    for (const about of ['chamber-31', 'article-41']) {
      const page = await read(site, `/contact?about=${about}`);
      expect(page.status).toBe(200);
      expect(page.main).toBe(plain.main);
      expect(page.headers['cache-control']).toBe('no-store');
    }
    api.mend();
    await expect
      .poll(async () => (await read(site, '/contact?about=article-41')).main)
      .toContain(messages.fr.contact.withoutAbout);
  });

  test(`the calendar of a chamber while the directory fails (${failure}) says so, and is not kept; that of all chambers does without places`, async () => {
    api.fail('/api/chambre_de_commerces', failure);
    const own = await read(site, '/calendrier?chamber=31');
    expect(own.main).toContain(messages.fr.calendar.loadFailed);
    expect(own.headers['cache-control']).toBe('no-store');
    const all = await read(site, '/calendrier?date=2026-03');
    expect(all.main).toContain('Journée des exportateurs');
    expect(all.headers['cdn-cache-control']).toContain('max-age=1,');
  });
}
