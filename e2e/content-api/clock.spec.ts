import { expect, test } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { childrenOf } from '@/testing/process';
import { read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite } from '../../testing/site';

const SECRET = 'a-secret-of-the-editors';

test('a clock that is set back an hour: the webhook answers, caches grow stale and are revalidated, the contact form counts, the site stops', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({
    API_BASE_URL: api.url,
    NODE_OPTIONS: `--import ${pathToFileURL('e2e/support/wall-clock.fixture.mjs').href}`,
    WALL_CLOCK_MS: '-3600000',
    WALL_CLOCK_SIGNAL: 'SIGUSR2',
    CONTENT_FRESH_SECONDS: '1',
    PAGE_FRESH_SECONDS: '1',
    REVALIDATE_SECRET: SECRET,
    CONTACT_PER_ADDRESS_HOUR: '2',
  });
  const change = async (mark: string): Promise<number> => {
    api.mark = mark;
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    return (
      await get(site.url, '/api/revalidate', {
        method: 'POST',
        headers,
        body: JSON.stringify({ entity: 'partner' }),
      })
    ).status;
  };
  const post = async (message: string): Promise<number> => {
    const body = JSON.stringify({ name: 'A', email: 'a@example.org', subject: 'B', message });
    return (
      await get(site.url, '/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status;
  };
  const partners = async (): Promise<string> => (await read(site, '/partenaire')).main;
  expect(await partners()).toContain('Banque partenaire Atlas');
  expect(await change('Atlas')).toBe(200);
  expect(await post('one')).toBe(200);

  for (const pid of [site.pid, ...childrenOf(site.pid)]) process.kill(pid, 'SIGUSR2');
  const dates = (): number[] =>
    site.log
      .filter(({ msg }) => msg === 'Content changed')
      .map(({ time }) => Date.parse(String(time)));
  expect(await change('Hoggar')).toBe(200);
  await expect.poll(() => dates().at(-1)).toBeLessThan(Date.now() - 1_800_000);
  expect(await partners()).toContain('Banque partenaire Hoggar');
  // Without a webhook: by age alone.
  api.mark = 'Djurdjura';
  await expect.poll(partners).toContain('Banque partenaire Djurdjura');
  expect([await post('two'), await post('three')]).toEqual([200, 429]);
  expect(await site.stop()).toBe(0);
  await api.stop();
});
