import { get } from '../../testing/http';
import { read } from '../../testing/failing';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { expect, test } from '../../testing/test';

const SECRET = 'a-secret-of-the-editors';
const TOKEN = 'a-token-of-the-operators';
const CHANGES = 500;
const AT_ONCE = 10;

let api: LaravelApi;
let site: Site;
test.beforeAll(async () => {
  api = await new LaravelApi('Atlas').start();
  const lasting = { PAGE_FRESH_SECONDS: '3600', CONTENT_FRESH_SECONDS: '3600' };
  site = await startSite({
    API_BASE_URL: api.url,
    REVALIDATE_SECRET: SECRET,
    METRICS_TOKEN: TOKEN,
    ...lasting,
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

async function announce(body: unknown): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  expect(
    (
      await get(site.url, '/api/revalidate', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
    ).status,
  ).toBe(200);
}

/**
 * An article with all its parts: one that came too late for the page is left out, and the page is
 * rendered again soon.
 */
async function wholeArticle(): Promise<string> {
  await expect
    .poll(async () => (await read(site, '/article/41')).main)
    .toContain(messages.fr.category.related);
  return (await read(site, '/article/41')).main;
}

/** How often the page cache gave an answer of this kind. */
async function outcomes(outcome: string): Promise<number> {
  const { body } = await get(site.url, '/metrics', {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return Number(
    new RegExp(`site_page_cache_total\\{outcome="${outcome}"\\} (\\d+)`).exec(body)?.[1] ?? 0,
  );
}

test('500 changes at once render again only what they concern and what is asked for, and the last change is seen', async () => {
  const others = ['/article/41', '/page/61', '/toutacticle', '/chambre_de_commerces'];
  for (const path of [...others, '/partenaire']) await read(site, path);
  const fresh = await outcomes('fresh');
  api.calls.length = 0;
  const began = Date.now();
  let announced = 0;
  const announcing = Array.from({ length: AT_ONCE }, async () => {
    while (announced < CHANGES) await announce({ entity: 'partner', id: announced++ });
  });
  const over = new AbortController();
  let reads = 0;
  const reading = [...others, '/partenaire'].map(async (path) => {
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
    (await outcomes('fresh')) - fresh,
    'pages the changes do not concern are as fresh as before',
  ).toBeGreaterThan(reads * 0.9);
  // At most four announcements in a second, and two readings after each.
  expect(api.callsTo('/api/slide/partenaire_all').length).toBeLessThanOrEqual(
    2 * (4 * seconds + 2),
  );
  expect(api.callsTo('/api/slide/partenaire'), 'a screen that is not asked for').toEqual([]);
  api.mark = 'Hoggar';
  await announce({ entity: 'partner', id: 1 });
  expect((await read(site, '/partenaire')).main).toContain('Hoggar');
});

test('the last good page is shown while the API cannot say what has changed', async () => {
  const main = await wholeArticle();
  api.fail(/./, 'status 500');
  await announce({ entity: 'article', id: 41 });
  const page = await read(site, '/article/41');
  expect(page.status).toBe(200);
  expect(page.main).toBe(main);
  api.mend();
});
