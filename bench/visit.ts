import { startSite } from '@/testing/site';
import { openBrowser } from './lib/browser';
import { firstVisit, labelOf, VALUES, type Visit } from './lib/first-visit';
import type { Figure } from './lib/figures';
import { median } from './lib/numbers';

const TIMES = 5;
const LANGUAGES = ['', '/ar'];
/**
 * How long a screen may block, as a share of the time of its own largest paint. FullCalendar draws
 * its grid in one task.
 */
const MOST_BLOCKING = [
  { path: '/', share: 0.5 },
  { path: '/article/1', share: 0.5 },
  { path: '/calendrier', share: 1 },
];

/** First visits on a cheap phone, network and processor slowed down by DevTools; medians. */
export async function visits(times = TIMES): Promise<Figure[]> {
  const browser = await openBrowser();
  const site = await startSite({ API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'error' });
  const figures: Figure[] = [];
  try {
    for (const { path, share } of MOST_BLOCKING) {
      for (const language of LANGUAGES) {
        const name = path === '/' && language !== '' ? language : language + path;
        const seen: Visit[] = [];
        for (let time = 0; time <= times; time += 1) {
          const visit = await firstVisit(browser, site.url + name);
          // The first visit fills the site's caches.
          if (time > 0) seen.push(visit);
        }
        const of = (value: keyof Visit): number => median(seen.map((visit) => visit[value]));
        figures.push({
          name,
          value: VALUES.map(
            (each) => `${labelOf(each.name)} ${of(each.name).toFixed(0)} ${each.unit}`,
          ).join(', '),
          bound: `blocking at most ${share} × the largest paint`,
          ok: of('blocking') <= share * of('largestPaint'),
        });
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return figures;
}
