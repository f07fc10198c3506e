import { expect, test } from '@playwright/test';
import { LASTING } from '../../testing/calls';
import { get } from '../../testing/http';
import { ownSites } from '../support/sites';

const own = ownSites();

test('more uncached pages than can be rendered, since one call hangs: the rest is told when to come again, none is answered 500, what was seen is served, and the circuit stays closed', async () => {
  const site = await own.start(LASTING);
  expect((await get(site.url, '/contact')).status).toBe(200);
  // Each rendering continues until its API call times out.
  own.api.fail('/api/search', 'hang');
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
  expect(site.log.filter(({ msg }) => msg === 'Content API circuit opened')).toEqual([]);
  expect(await site.stop()).toBe(0);
});
