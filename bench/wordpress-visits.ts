import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startNginx } from '@/testing/proxies/nginx';
import { startSite } from '@/testing/site';
import { watchTimings, longestEvent, startAfresh } from './lib/latency';
import { openBrowser } from './lib/browser';
import { untilDrawn, WATCH_CLICK } from './lib/drawn';
import type { Figure } from './lib/figures';
import { firstVisit, labelOf, openSlowedPage, VALUES, type Visit } from './lib/first-visit';
import { median } from './lib/numbers';
import { missingForWordPress, startWordPress, WORDPRESS_SCREENS } from './lib/baselines/wordpress';

const TIMES = 3;
const PORT = 19_230;
const COMPARED_SCREENS = ['home', 'article', 'list'] as const;
const OURS = { home: '/', article: '/article/1', list: '/toutacticle' };
const ARABIC = { home: '/ar', article: '/ar/article/1', list: '/ar/toutacticle' };

/** Three more screens by clicks from home: what to click on, on this site and on WordPress. */
const CLICKS = [
  { name: 'list', ours: 'main a[href="/toutacticle"]', theirs: 'footer a[href*="/actualites/"]' },
  { name: 'article', ours: 'main article a[href^="/article/"]', theirs: 'main article h3 a' },
  { name: 'calendar', ours: 'footer a[href="/calendrier"]', theirs: 'footer a[href*="/event/"]' },
];

/** A bound: times WordPress's figure, or a value. */
type Most = { times: number } | { value: number };
const MOST: Partial<Record<keyof Visit, Most>> = {
  firstPaint: { times: 1.5 },
  largestPaint: { times: 1 },
  blocking: { value: 100 },
};

interface Click {
  /** From the click until the next screen is drawn. */
  shown: number;
  kilobytes: number;
}

interface Session {
  clicks: Click[];
  /** From a tap until the next frame. */
  latency: number;
}

/**
 * The same visits on our site and on WordPress, both behind nginx; in turn; medians.
 * WordPress has one language, compared with both of ours.
 */
export async function visitsAgainstWordPress(times = TIMES): Promise<Figure[]> {
  const missing = missingForWordPress();
  if (missing !== undefined)
    return [{ name: 'WordPress', value: `not on this machine (${missing}): not measured` }];
  const folder = mkdtempSync(join(tmpdir(), 'visits-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const wordpress = await startWordPress(folder, PORT);
    stops.push(() => wordpress.stop());
    const site = await startSite({
      API_BASE_URL: '',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    });
    stops.push(() => site.stop());
    const nginx = await startNginx(site.url);
    stops.push(() => nginx.stop());
    const browser = await openBrowser();
    stops.push(() => browser.close());
    return [
      ...(await firstVisits(browser, { ours: nginx.url, theirs: wordpress.pageCache, times })),
      ...(await sessions(browser, { ours: nginx.url, theirs: wordpress.pageCache, times })),
    ];
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Sides {
  ours: string;
  theirs: string;
  times: number;
}

async function firstVisits(browser: Browser, { ours, theirs, times }: Sides): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of COMPARED_SCREENS) {
    const addresses = [
      ours + OURS[screen],
      ours + ARABIC[screen],
      theirs + WORDPRESS_SCREENS[screen],
    ];
    const seen: Visit[][] = addresses.map(() => []);
    for (let time = 0; time <= times; time += 1)
      for (const [place, address] of addresses.entries()) {
        const visit = await firstVisit(browser, address);
        // The first visit fills the caches.
        if (time > 0) seen[place]?.push(visit);
      }
    for (const { name, unit } of VALUES) {
      const [french = Number.NaN, arabic = Number.NaN, wordpress = Number.NaN] = seen.map(
        (visits) => median(visits.map((visit) => visit[name])),
      );
      figures.push(
        beside(`${screen}, ${labelOf(name)}`, [french, arabic], wordpress, unit, MOST[name]),
      );
    }
  }
  return figures;
}

async function sessions(browser: Browser, { ours, theirs, times }: Sides): Promise<Figure[]> {
  const seen: { ours: Session[]; theirs: Session[] } = { ours: [], theirs: [] };
  for (let time = 0; time <= times; time += 1)
    for (const side of ['ours', 'theirs'] as const) {
      const session = await runSession(browser, side === 'ours' ? ours : theirs, side);
      if (time > 0) seen[side].push(session);
    }
  const of = (side: 'ours' | 'theirs', read: (session: Session) => number): number =>
    median(seen[side].map(read));
  return [
    ...CLICKS.flatMap(({ name }, place) => [
      beside(
        `click to ${name}, until it is drawn`,
        [of('ours', ({ clicks }) => clicks[place]?.shown ?? NaN)],
        of('theirs', ({ clicks }) => clicks[place]?.shown ?? NaN),
        'ms',
        { times: 1.1 },
      ),
      beside(
        `click to ${name}, bytes`,
        [of('ours', ({ clicks }) => clicks[place]?.kilobytes ?? NaN)],
        of('theirs', ({ clicks }) => clicks[place]?.kilobytes ?? NaN),
        'kB',
      ),
    ]),
    beside(
      'a tap until the next frame',
      [of('ours', ({ latency }) => latency)],
      of('theirs', ({ latency }) => latency),
      'ms',
    ),
  ];
}

async function runSession(
  browser: Browser,
  url: string,
  side: 'ours' | 'theirs',
): Promise<Session> {
  const { page, bytes, quiet } = await openSlowedPage(browser, url);
  await watchTimings(page.context());
  await page.goto(url);
  await quiet();
  await startAfresh(page);
  await page.locator('main h2').first().click();
  const latency = await longestEvent(page);
  const clicks: Click[] = [];
  for (const click of CLICKS) {
    const before = bytes();
    await page.evaluate(WATCH_CLICK);
    await page.locator(`${click[side]}:visible`).first().click();
    // The document may just be replaced by the next one.
    const shown = await untilDrawn((expression) =>
      page.evaluate(expression).catch(() => undefined),
    );
    await quiet();
    clicks.push({ shown, kilobytes: (bytes() - before) / 1000 });
  }
  await page.context().close();
  return { clicks, latency };
}

/** Our medians; after “;” WordPress's. */
function beside(name: string, ours: number[], theirs: number, unit: string, most?: Most): Figure {
  const shown = (value: number): string => `${value.toFixed(0)} ${unit}`;
  const figure: Figure = { name, value: `${ours.map(shown).join(', ')}; ${shown(theirs)}` };
  if (!most) return figure;
  const limit = 'times' in most ? most.times * theirs : most.value;
  const bound =
    'times' in most
      ? most.times === 1
        ? 'at most as long'
        : `at most ${most.times} times`
      : `at most ${shown(most.value)}`;
  return { ...figure, bound, ok: ours.every((value) => value <= limit) };
}
