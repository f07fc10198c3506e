import { read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

const SECRET = 'a-secret-of-the-editors';

let api: LaravelApi;
let site: Site;
test.beforeAll(async () => {
  api = await new LaravelApi('Atlas').start();
  site = await startSite({
    API_BASE_URL: api.url,
    REVALIDATE_SECRET: SECRET,
    PAGE_FRESH_SECONDS: '3600',
    CONTENT_FRESH_SECONDS: '3600',
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

async function say(body: unknown, secret = SECRET): Promise<number> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return (
    await get(site.url, '/api/revalidate', { method: 'POST', headers, body: JSON.stringify(body) })
  ).status;
}

/** What a screen shows in each of the languages. */
const shown = (path: string): Promise<string[]> =>
  Promise.all(
    LANGUAGES.map(async (language) => (await read(site, inLanguage(path, language))).main),
  );

for (const { entity, id, path } of [
  { entity: 'article', id: 41, path: '/article/41' },
  { entity: 'page', id: '61', path: '/page/61' },
  { entity: 'chamber', id: undefined, path: '/chambre_de_commerces' },
]) {
  test(`a change of ${id === undefined ? entity : `${entity} ${id}`} is seen at the next view, in every language`, async () => {
    for (const mark of ['Hoggar', 'Tassili']) {
      const before = await shown(path);
      api.mark = mark;
      expect(await shown(path), 'kept for an hour').toEqual(before);
      expect(await say({ entity, id })).toBe(200);
      for (const main of await shown(path)) expect(main).toContain(mark);
    }
  });
}

test('what the API has deleted is gone everywhere at the next view, documents included', async () => {
  const card = (): Promise<{ status: number; body: string }> =>
    get(site.url, '/directory/fr/31.vcf');
  expect(await card()).toMatchObject({ status: 200, body: expect.stringContaining('BEGIN:VCARD') });
  await shown('/chambre_de_commerce/31');
  api.fail('/api/chambre_de_commerces/edit/31', 'status 404');
  expect(await say({ entity: 'chamber', id: 31 })).toBe(200);
  for (let times = 0; times < 3; times += 1) {
    expect((await card()).status).toBe(404);
    expect((await read(site, '/chambre_de_commerce/31')).status).toBe(404);
  }
});

test('a change that is none is refused, and nothing is forgotten', async () => {
  await shown('/article/41');
  const before = api.calls.length;
  expect(await say({ entity: 'article', id: 41, more: 'x'.repeat(17_000) })).toBe(413);
  for (const body of [
    {},
    { entity: 'user' },
    { entity: 'article', id: '../1' },
    { entity: 'article', id: [1] },
    [],
    null,
    'article',
  ]) {
    expect.soft(await say(body), JSON.stringify(body)).toBe(422);
  }
  expect(await say({ entity: 'article', id: 41 }, `${SECRET}s`)).toBe(403);
  await shown('/article/41');
  expect(api.calls.length).toBe(before);
});
