import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ROUTES, type RouteName } from '@/lib/routes/table';
import { OPERATED, readMetric } from '../../testing/calls';
import { FAULT_SCREENS } from '../../testing/faults/fault-screens';
import { get } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import type { LogEntry, Site } from '../../testing/site';
import { onLaravel } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const OF_EVERY_SCREEN = '/api/first-menu';
const WEEK = 7 * 86_400;

let api: LaravelApi;
let site: Site;
const fresh = { CONTENT_FRESH_SECONDS: '0', PAGE_FRESH_SECONDS: '0' };
onLaravel((...started) => ([api, site] = started), 'once', { ...OPERATED, ...fresh });

/** Calls of the API so far, as log lines name them. */
function called(): string[] {
  const paths = api.calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return [...new Set(paths.map((path) => path.replace(/\/\d+$/, '/{id}')))]
    .filter((path) => path.startsWith('/api/'))
    .toSorted();
}

const isScreen = (name: string): name is RouteName => name in ROUTES && name !== 'events';

test('docs/operations.md says which calls each screen shows', async () => {
  for (const { name, path } of FAULT_SCREENS) {
    if (!isScreen(name)) continue;
    const screen = ROUTES[name].pattern.replace(/\/:slug\?$/, '').replace(':id', '{id}');
    const cell = OPERATIONS.split('\n').find((line) => line.startsWith(`| \`${screen}\` `));
    const written = [...(cell ?? '').matchAll(/`(\/api\/[^`]+)`/g)].map(([, call = '']) => call);
    const callsOfVisit = async (): Promise<string[]> => {
      // Calls behind earlier visits may still be on their way.
      api.calls.length = 0;
      await get(site.url, path);
      await wait(300);
      return called();
    };
    const expected = [OF_EVERY_SCREEN, ...written].toSorted();
    // Renderers of a busy machine begin late.
    await expect.poll(callsOfVisit, { message: screen, timeout: 120_000 }).toEqual(expected);
  }
});

/** Seconds of a directive of `CDN-Cache-Control`. */
async function directive(path: string, name: string): Promise<number> {
  const { 'cdn-cache-control': header } = (await get(site.url, path)).headers;
  return Number(new RegExp(`${name}=(\\d+)`).exec(String(header))?.[1]);
}

test('header, metric and log say that a screen shows old data, since when and until when', async () => {
  await get(site.url, '/toutacticle');
  api.fail('/api/articles', 'status 500');
  // Its data is stale for some seconds.
  await expect.poll(() => directive('/toutacticle', 'stale-if-error')).toBeLessThan(WEEK - 2);
  expect(await directive('/toutacticle', 'max-age')).toBeLessThanOrEqual(1);
  const oldest = 'site_oldest_stale_seconds{route="toutacticle"}';
  expect(await readMetric(site.url, oldest)).toBeGreaterThan(1);
  const lineOf = (wanted: LogEntry): LogEntry | undefined =>
    site.log.find((line) => Object.entries(wanted).every(([name, value]) => line[name] === value));
  const failed = { call: '/api/articles', failure: 'unavailable', reason: 'status 500' };
  await expect
    .poll(async () => (await get(site.url, '/toutacticle')) && lineOf(failed))
    .toMatchObject({ level: 50, query: expect.any(Object) });
  api.mend();
  const worksAgain = { call: '/api/articles', msg: 'A call that failed works again' };
  await expect
    .poll(async () => (await get(site.url, '/toutacticle')) && lineOf(worksAgain))
    .toMatchObject({ query: expect.any(Object) });
  expect(lineOf(worksAgain)?.['failedSeconds']).toBeGreaterThan(0);
});
