import { startSite } from '@/testing/site';
import { openBrowser } from './lib/browser';
import { firstVisit, labelOf, VALUES, type Visit } from './lib/first-visit';
import { numberOf, report, textOf, type Figure } from './lib/figures';
import { median } from './lib/numbers';

const TIMES = 5;
const LANGUAGES = ['', '/ar'];
/** Milliseconds. */
const MOST_BLOCKING = 100;
/** The calendar's blocking over home's: FullCalendar draws its grid in one task. */
const CALENDAR_TO_HOME = 12;
const FIRST = ['/', '/article/1', '/calendrier'];

/**
 * First visits of this checkout and of another built one, whose folder `--against` names, in turn.
 */
export async function compareVisits(args: string[]): Promise<boolean> {
  const against = textOf(args, 'against');
  if (against === undefined) throw new Error('--against takes the folder of a built checkout');
  return report(await visits(numberOf(args, 'times', TIMES), against));
}

/** First visits on a cheap phone, network and processor slowed down by DevTools; medians. */
export async function visits(times = TIMES, against?: string): Promise<Figure[]> {
  const env = { API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'error' };
  const browser = await openBrowser();
  const sites = [
    await startSite(env),
    ...(against === undefined ? [] : [await startSite(env, against)]),
  ];
  const figures: Figure[] = [];
  /** Of home, by language. */
  const blockingOfHome = new Map<string, number>();
  try {
    for (const path of FIRST) {
      for (const language of LANGUAGES) {
        const address = path === '/' && language !== '' ? language : language + path;
        // The first visits of all fill the site's caches.
        for (const { url } of sites) await firstVisit(browser, url + address);
        const seen: Visit[][] = sites.map(() => []);
        for (let nth = 0; nth < times; nth += 1)
          for (const [place, { url }] of sites.entries())
            seen[place]?.push(await firstVisit(browser, url + address));
        const labelled = VALUES.map(({ name, unit }) => {
          const values = seen.map((visits) => median(visits.map((each) => each[name])));
          return `${labelOf(name)} ${values.map((value) => `${value.toFixed(0)} ${unit}`).join(' against ')}`;
        });
        const blocking = median((seen[0] ?? []).map((each) => each.blocking));
        if (path === '/') blockingOfHome.set(language, blocking);
        const ofHome = CALENDAR_TO_HOME * (blockingOfHome.get(language) ?? 0);
        const [most, bound] =
          path === '/calendrier'
            ? [Math.max(MOST_BLOCKING, ofHome), `${CALENDAR_TO_HOME} times home’s`]
            : [MOST_BLOCKING, `${MOST_BLOCKING} ms`];
        figures.push({
          name: address,
          value: labelled.join(', '),
          bound: `blocking at most ${bound}`,
          ok: blocking <= most,
        });
      }
    }
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
  }
  return figures;
}
