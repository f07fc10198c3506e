import { announce, BEARER, LASTING, OPERATED, read, readMetric } from '../../testing/calls';
import { get } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import type { Site } from '../../testing/site';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';
import { onLaravel } from '../support/laravel-site';

let api: LaravelApi;
let site: Site;
test.describe.configure({ mode: 'default' });
onLaravel((...started) => ([api, site] = started), 'once', { ...OPERATED, ...LASTING });

/** What a screen shows in each of the languages. */
const shown = (path: string): Promise<string[]> =>
  Promise.all(
    LANGUAGES.map(async (language) => (await read(site, inLanguage(path, language))).main),
  );

test('an editor’s change is seen at the next view, in every language, and until then nothing changes', async () => {
  for (const { path, ...change } of [
    { entity: 'article', id: 41, path: '/article/41' },
    { entity: 'page', id: '61', path: '/page/61' },
    { entity: 'chamber', path: '/chambre_de_commerces' },
  ]) {
    const before = await shown(path);
    api.mark = `Hoggar-${change.entity}`;
    expect(await shown(path), 'kept for an hour').toEqual(before);
    expect(await announce(site.url, change)).toBe(200);
    for (const main of await shown(path)) expect(main).toContain(api.mark);
  }
});

test('what the API has deleted is gone everywhere at the next view, documents included', async () => {
  const card = '/directory/fr/31.vcf';
  expect((await get(site.url, card)).body).toContain('BEGIN:VCARD');
  await shown('/chambre_de_commerce/31');
  api.fail('/api/chambre_de_commerces/edit/31', 'status 404');
  expect(await announce(site.url, { entity: 'chamber', id: 31 })).toBe(200);
  for (const path of [card, '/chambre_de_commerce/31', card])
    expect((await get(site.url, path)).status, path).toBe(404);
});

test('a change that is none is refused, and nothing is forgotten', async () => {
  await shown('/article/41');
  const before = api.calls.length;
  for (const body of [{}, { entity: 'user' }, { entity: 'article', id: '../1' }, [], null])
    expect.soft(await announce(site.url, body), JSON.stringify(body)).toBe(422);
  const wrong = { authorization: `${BEARER.authorization}s` };
  expect(await announce(site.url, { entity: 'article', id: 41 }, wrong)).toBe(403);
  await shown('/article/41');
  expect(api.calls.length).toBe(before);
});

test('500 changes at once render again only what they concern and what is asked for, and the last change is seen', async () => {
  const others = ['/article/41', '/page/61', '/toutacticle', '/chambre_de_commerces'];
  const all = [...others, '/partenaire'];
  for (const path of all) await read(site, path);
  const fresh = (): Promise<number> =>
    readMetric(site.url, 'site_page_cache_total{outcome="fresh"}');
  const before = await fresh();
  api.calls.length = 0;
  const began = Date.now();
  let announced = 0;
  const announcing = Array.from({ length: 10 }, async () => {
    while (announced < 500)
      expect(await announce(site.url, { entity: 'partner', id: announced++ })).toBe(200);
  });
  const over = new AbortController();
  let reads = 0;
  const reading = all.map(async (path) => {
    while (!over.signal.aborted) {
      expect((await read(site, path)).status).toBe(200);
      if (path !== '/partenaire') reads += 1;
    }
  });
  await Promise.all(announcing);
  over.abort();
  await Promise.all(reading);
  const seconds = (Date.now() - began) / 1000;
  expect(
    (await fresh()) - before,
    'pages the changes do not concern are as fresh as before',
  ).toBeGreaterThan(reads * 0.9);
  // At most four announcements in a second, and two readings after each.
  expect(api.callsTo('/api/slide/partenaire_all').length).toBeLessThanOrEqual(
    2 * (4 * seconds + 2),
  );
  expect(api.callsTo('/api/slide/partenaire'), 'a screen that is not asked for').toEqual([]);
  api.mark = 'Djurdjura';
  await announce(site.url, { entity: 'partner', id: 1 });
  expect((await read(site, '/partenaire')).main).toContain('Djurdjura');
});
