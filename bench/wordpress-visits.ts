import type { Browser } from 'playwright';
import { startNginx } from '@/testing/proxies/nginx';
import { startSite } from '@/testing/site';
import { besideWordPress, WORDPRESS_SCREENS } from './lib/baselines/wordpress';
import { openBrowser } from './lib/browser';
import { untilDrawn, WATCH_CLICK } from './lib/drawn';
import type { Figure } from './lib/figures';
import { firstVisit, labelOf, openSlowedPage, VALUES, type Visit } from './lib/first-visit';
import { median } from './lib/numbers';

const TIMES = 3;
const PORT = 19_230;
const OURS = { home: '/', article: '/article/1', list: '/toutacticle' };
const ARABIC = { home: '/ar', article: '/ar/article/1', list: '/ar/toutacticle' };

/** Three more screens by clicks from home: what to click on, on this site and on WordPress. */
const CLICKS = [
  { name: 'list', ours: 'main a[href="/toutacticle"]', theirs: 'footer a[href*="/actualites/"]' },
  { name: 'article', ours: 'main article a[href^="/article/"]', theirs: 'main article h3 a' },
  { name: 'calendar', ours: 'footer a[href="/calendrier"]', theirs: 'footer a[href*="/event/"]' },
];
const MOST_OF_CLICK = 1.1;
/**
 * Bounds as multiples of a figure of WordPress on the same screen in the same run. Of WordPress's
 * blocking there is no multiple, since a page with few scripts blocks for 0 ms: blocking is bounded
 * by half of WordPress's largest paint.
 */
const MOST: Partial<Record<keyof Visit, { times: number; of: keyof Visit }>> = {
  firstPaint: { times: 1.15, of: 'firstPaint' },
  largestPaint: { times: 1, of: 'largestPaint' },
  blocking: { times: 0.5, of: 'largestPaint' },
};

interface Sides {
  ours: string;
  theirs: string;
  times: number;
}

/**
 * The same visits on our site and on WordPress, both behind nginx; in turn; medians.
 * WordPress has one language, compared with both of ours.
 */
export function visitsAgainstWordPress(times = TIMES): Promise<Figure[]> {
  return besideWordPress(PORT, async ({ url: theirs }, stops) => {
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
    const sides = { ours: nginx.url, theirs, times };
    return [...(await firstVisits(browser, sides)), ...(await clicks(browser, sides))];
  });
}

async function firstVisits(browser: Browser, { ours, theirs, times }: Sides): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of ['home', 'article', 'list'] as const) {
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
    const of = (name: keyof Visit): number[] =>
      seen.map((each) => median(each.map((visit) => visit[name])));
    for (const { name, unit } of VALUES) {
      const most = MOST[name];
      figures.push({
        ...beside(`${screen}, ${labelOf(name)}`, of(name), unit),
        ...(most && bounded(of(name), most.times, of(most.of), labelOf(most.of))),
      });
    }
  }
  return figures;
}

async function clicks(browser: Browser, { ours, theirs, times }: Sides): Promise<Figure[]> {
  const seen: { ours: number[][]; theirs: number[][] } = { ours: [], theirs: [] };
  for (let time = 0; time <= times; time += 1)
    for (const side of ['ours', 'theirs'] as const) {
      const shown = await runSession(browser, side === 'ours' ? ours : theirs, side);
      if (time > 0) seen[side].push(shown);
    }
  return CLICKS.map(({ name }, place) => {
    const values = [seen.ours, seen.theirs].map((sessions) =>
      median(sessions.map((session) => session[place] ?? Number.NaN)),
    );
    return {
      ...beside(`click to ${name}, until it is drawn`, values, 'ms'),
      ...bounded(values, MOST_OF_CLICK, values, 'time'),
    };
  });
}

async function runSession(
  browser: Browser,
  url: string,
  side: 'ours' | 'theirs',
): Promise<number[]> {
  const { page, quiet } = await openSlowedPage(browser, url);
  await page.goto(url);
  await quiet();
  const shown: number[] = [];
  for (const click of CLICKS) {
    await page.evaluate(WATCH_CLICK);
    await page.locator(`${click[side]}:visible`).first().click();
    // The document may just be replaced by the next one.
    shown.push(await untilDrawn((expression) => page.evaluate(expression).catch(() => undefined)));
    await quiet();
  }
  await page.context().close();
  return shown;
}

/** Our medians; after “;” WordPress's, the last of the values. */
function beside(name: string, values: number[], unit: string): Figure {
  const shown = values.map((value) => `${value.toFixed(0)} ${unit}`);
  return { name, value: `${shown.slice(0, -1).join(', ')}; ${shown.at(-1)}` };
}

function bounded(
  values: number[],
  times: number,
  theirs: number[],
  label: string,
): Pick<Figure, 'bound' | 'ok'> {
  const limit = times * (theirs.at(-1) ?? Number.NaN);
  return {
    bound: `at most ${times} × WordPress’s ${label}`,
    ok: values.slice(0, -1).every((value) => value <= limit),
  };
}
