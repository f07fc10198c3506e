import { expect, test } from '@playwright/test';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite } from '../../testing/site';

test('more uncached pages than can be rendered: the rest is told when to come again, none is answered 500, and what was seen is served', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, PAGE_FRESH_SECONDS: '600' });
  expect((await get(site.url, '/contact')).status).toBe(200);
  // Each rendering continues until its API call times out.
  api.fail('/api/search', 'hang');
  const asked = Array.from({ length: 200 }, (_, number) =>
    get(site.url, `/search?keyword=word${number}`),
  );
  const first = await Promise.any(asked);
  expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect((await get(site.url, '/contact')).status).toBe(200);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
  expect(
    answers.filter(({ headers }) => headers['retry-after'] === '10').length,
  ).toBeGreaterThanOrEqual(200 - 116);
  expect(await site.stop()).toBe(0);
  await api.stop();
});
