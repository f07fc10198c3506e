import { expect, test } from '@playwright/test';
import { failuresOf, read } from './support/failing';
import { LaravelApi } from './support/laravel-api';
import { messages } from './support/messages';
import { startSite, type Site } from './support/site';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let api: LaravelApi;
let site: Site;
test.beforeEach(async () => {
  api = await new LaravelApi().start();
  site = await startSite({ API_BASE_URL: api.url });
});
test.afterEach(async () => {
  await site.stop();
  await api.stop();
});

const SIDEBARS = [
  {
    path: '/article/41',
    call: '/api/categoryportail/list_acticle',
    message: 'Failed to fetch categories',
    item: 'Salon de l&export',
    sidebar: 'Formation',
  },
  {
    path: '/page/61',
    call: '/api/serviceportail/list_page',
    message: 'Failed to fetch services',
    item: "Certificat d'origine",
    sidebar: 'Médiation',
  },
];
for (const { path, call, message, item, sidebar } of SIDEBARS) {
  test(`the sidebar’s list of ${path} failing: logged “${message}”, the item stays readable, nothing is kept`, async () => {
    api.fail(call, 'status 500');
    const page = await read(site, path);
    expect(page.status).toBe(200);
    expect(page.main).toContain(item);
    expect(page.main).not.toContain(sidebar);
    expect(page.headers['cache-control']).toBe('no-store');
    await expect.poll(() => failuresOf(site, call).map(({ msg }) => msg)).toEqual([message]);
    api.mend();
    expect((await read(site, path)).main).toContain(sidebar);
  });
}

const TAXONOMIES = [
  { path: '/category/7', call: '/api/categoryportail/edit/7', shows: 'Salon de l&export' },
  { path: '/service/21', call: '/api/serviceportail/edit/21', shows: "Certificat d'origine" },
];
for (const { path, call, shows } of TAXONOMIES) {
  for (const failure of ['status 500', 'wrong envelope', 'truncated'] as const) {
    test(`${path} while the API fails (${failure}): logged only, the empty state, kept by no cache and no search engine`, async () => {
      api.fail(call, failure);
      const page = await read(site, path);
      expect(page.status).toBe(200);
      expect(page.main).toContain(messages.fr.common.noResults);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toMatch(/<meta name="robots" content="noindex/);
      await expect.poll(() => failuresOf(site, call).length).toBe(1);
      api.mend();
      const whole = await read(site, path);
      expect(whole.main).toContain(shows);
      expect(whole.headers['cache-control']).toContain('s-maxage');
    });
  }
}
