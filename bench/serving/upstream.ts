import { startSite } from '@/testing/site';
import { SMALL, startContent } from '../lib/content';
import { drive, during, type Call, type Driven } from '../lib/drive';
import type { Figure } from '../lib/figures';
import { median } from '../lib/numbers';
import { WatchedApi, type Seen } from '../lib/watched-api';

const FRESH_SECONDS = 5;
const CALLED_SCREENS = [
  '/',
  '/toutacticle',
  '/article/1',
  '/article/2',
  '/page/1',
  '/partenaire',
  '/chambre_de_commerces',
  '/calendrier',
  '/search?keyword=export',
];
const LANGUAGES = ['', '/en', '/ar'];
const CONNECTIONS = 8;
/** Tolerance between the clocks of the site and of the counter, which are different processes. */
const TOLERANCE = 50;

/**
 * Calls of the content API while the site is busy, and p99 when the API takes a second to answer.
 */
export async function upstream(seconds = 10): Promise<Figure[]> {
  const content = await startContent(SMALL);
  const api = new WatchedApi(content.url);
  const site = await startSite({
    API_BASE_URL: await api.start(),
    CONTENT_FRESH_SECONDS: String(FRESH_SECONDS),
    PAGE_FRESH_SECONDS: '1',
    LOG_LEVEL: 'error',
  });
  const calls: Call[] = LANGUAGES.flatMap((language) =>
    CALLED_SCREENS.map((path) => ({
      path: `${language}${path}`.replace(/(.)\/$/, '$1'),
      headers: { 'accept-encoding': 'br' },
    })),
  );
  let nth = 0;
  const visit = (length: number): Promise<Driven> =>
    drive({
      url: site.url,
      connections: CONNECTIONS,
      next: during(length, () => calls[(nth += 1) % calls.length] ?? { path: '/' }),
    });
  await visit(seconds);
  api.calls.length = 0;
  const quick: number[] = [];
  const slow: number[] = [];
  let count = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const [delay, times] of [
      [0, quick],
      [1000, slow],
    ] as const) {
      api.delayMilliseconds = delay;
      const driven = await visit(seconds);
      count += driven.count;
      times.push(driven.percentile(0.99));
    }
  }
  const tooOften = callsTooSoon(api.calls);
  const asked = api.calls.length;
  const keys = new Set(api.calls.map(({ key }) => key)).size;
  await site.stop();
  await api.stop();
  content.stop();
  const more = median(slow) / median(quick) - 1;
  return [
    { name: 'visits, calls of the API, different ones', value: `${count}, ${asked}, ${keys}` },
    {
      name: `calls again within ${FRESH_SECONDS} s`,
      value: tooOften,
      bound: '0',
      ok: tooOften === 0,
    },
    {
      name: 'p99, API at once and after 1 s',
      value: `${median(quick)} ms, ${median(slow)} ms`,
      bound: 'less than 10 % more',
      ok: more < 0.1,
    },
  ];
}

/** Calls that came again while the answer to the one before was fresh. */
function callsTooSoon(calls: readonly Seen[]): number {
  const last = new Map<string, number>();
  let soon = 0;
  for (const { key, at } of calls) {
    if (at - (last.get(key) ?? Number.NEGATIVE_INFINITY) < FRESH_SECONDS * 1000 - TOLERANCE)
      soon += 1;
    last.set(key, at);
  }
  return soon;
}
