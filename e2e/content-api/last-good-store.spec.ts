import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROBED_DETAILS, PROBED_LISTS, read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { MADE_UP, madeUpAddress } from '../../testing/made-up-addresses';
import { startSite, type Site } from '../../testing/site';
import { inLanguage, LANGUAGES } from '../../testing/test';
import { ITEM_SCREENS } from '../../testing/own-screens';

test.describe.configure({ mode: 'default', timeout: 480_000 });

const MADE_UP_COUNT = 350;
const AT_ONCE = 6;
/** Searches visitors typed are the one thing that leaves. */
const SEEN = [
  ...PROBED_DETAILS,
  ...PROBED_LISTS.filter(({ path }) => !path.includes('keyword=')),
  { path: '/', shows: 'Salon de l&export' },
];
const EVENTS = '/api/events?start=2026-03-01T00:00:00Z&end=2026-04-01T00:00:00Z';

async function expectSeen(site: Site, when: string): Promise<void> {
  for (const { path, shows } of SEEN) {
    for (const language of LANGUAGES) {
      const page = await read(site, inLanguage(path, language));
      expect.soft(page.status, `${language} ${path} ${when}`).toBe(200);
      if (language === 'fr') expect.soft(page.main, `${path} ${when}`).toContain(shows);
    }
  }
  expect.soft((await get(site.url, EVENTS)).status, `${EVENTS} ${when}`).toBe(200);
}

async function askForMadeUp(site: Site, count: number): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (next < count) statuses.push((await get(site.url, madeUpAddress(next++))).status);
  });
  await Promise.all(visitors);
  return statuses;
}

test('pages seen before are served with the API down after any number of made-up addresses, after a restart, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-'));
  const api = await new LaravelApi().start();
  // Room for a few hundred answers, and hardly any for pages: what is shown comes from the last
  // good answers.
  const env = {
    API_BASE_URL: api.url,
    DATA_DIR: folder,
    API_CACHE_MB: '0.5',
    PAGE_CACHE_MB: '2',
    LOG_LEVEL: 'error',
  };
  try {
    const site = await startSite(env);
    await expectSeen(site, 'before');
    api.calls.length = 0;
    const statuses = await askForMadeUp(site, MADE_UP_COUNT);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const allowed = MADE_UP.reduce((sum, { calls }) => sum + calls, 0) / MADE_UP.length;
    expect(api.calls.length).toBeLessThanOrEqual(MADE_UP_COUNT * allowed + 100);
    await api.stop();
    await expectSeen(site, 'with the API down');
    await site.kill();
    const after = await startSite(env);
    await expectSeen(after, 'after a restart');
    await after.stop();
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is no id of an address is not found in every language, without a call for it', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url });
  let asked = 0;
  try {
    for (const screen of ITEM_SCREENS) {
      for (const id of ['..%2F1', '+1', '%D9%A3', '41%20', '1%3Fa', '%3Cb%3E', '9'.repeat(65)]) {
        const address = inLanguage(
          `/${screen}/${id}`,
          LANGUAGES[(asked += 1) % LANGUAGES.length] ?? 'fr',
        );
        expect.soft((await get(site.url, address)).status, address).toBe(404);
      }
    }
    expect(api.callsTo(/\/edit\//)).toEqual([]);
    expect((await read(site, '/search?keyword=a&service_id=..%2F21')).status).toBe(200);
    expect(api.callsTo('/api/search').map(({ query }) => query.get('service_id'))).toEqual([null]);
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('events are asked for only in the periods a calendar has: views and days of one month share its answer', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url });
  try {
    for (const [start, end] of [
      ['1907-03-01', '1907-04-01'],
      ['2107-03-01', '2107-04-01'],
      ['2026-08-01', '2027-03-01'],
    ]) {
      expect(
        (await get(site.url, `/api/events?start=${start}T00:00:00Z&end=${end}T00:00:00Z`)).status,
      ).toBe(422);
    }
    expect(api.callsTo('/api/events')).toEqual([]);
    const titles: unknown[] = [];
    for (let day = 1; day < 31; day += 1) {
      const [first, after] = [day, day + 1].map(
        (number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00%2B01:00`,
      );
      titles.push(
        ...(JSON.parse(
          (await get(site.url, `/api/events?start=${first}&end=${after}`)).body,
        ) as unknown[]),
      );
    }
    expect(titles.length).toBeGreaterThan(0);
    await read(site, '/calendrier?date=2026-03');
    expect(
      api
        .callsTo('/api/events')
        .filter(({ query }) => query.get('start')?.startsWith('2026-02-28T23')),
    ).toHaveLength(1);
  } finally {
    await site.stop();
    await api.stop();
  }
});
