import { setTimeout as sleep } from 'node:timers/promises';
import { systemBrowser } from '@/scripts/lib/browser.mjs';
import { openPlainChromium } from '@/testing/plain-chromium';
import { startSite } from '@/testing/site';
import { openBrowser } from './lib/browser';
import { untilDrawn, WATCH_CLICK } from './lib/drawn';
import { numberOf, report, textOf, type Figure } from './lib/figures';
import { openSlowedPage } from './lib/first-visit';
import { median } from './lib/numbers';

const TIMES = 9;
/** A visitor's pointer rests on a link before the click. */
const REST = 400;
/** In which a page on a desktop has loaded, with its scripts. */
const SETTLED = 2500;
/** Three screens one after the other, from home. */
const CLICKS = [
  { name: 'list', link: 'main a[href="/toutacticle"]' },
  { name: 'article', link: 'main article a[href^="/article/"]' },
  { name: 'calendar', link: 'footer a[href="/calendrier"]' },
];
const VISITORS = ['desktop, the pointer rests', 'desktop, without prerendering', 'slowed phone'] as const;

/** Clicks on this checkout's site and on that of another built one, whose folder `--against` names, in turn. */
export async function compareClicks(args: string[]): Promise<boolean> {
  const against = textOf(args, 'against');
  if (against === undefined) throw new Error('--against takes the folder of a built checkout');
  return report(await clicks(numberOf(args, 'times', TIMES), against));
}

/** From the click until the next screen is drawn; medians. */
export async function clicks(times = TIMES, against?: string): Promise<Figure[]> {
  const env = { API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'error' };
  const sites = [await startSite(env), ...(against === undefined ? [] : [await startSite(env, against)])];
  try {
    const figures: Figure[] = [];
    for (const visitor of VISITORS) {
      const seen = sites.map((): number[][] => []);
      for (let time = 0; time <= times; time += 1)
        for (const [place, { url }] of sites.entries()) {
          const visit = await (visitor === 'slowed phone' ? onPhone(url) : onDesktop(url, visitor === 'desktop, the pointer rests'));
          // The first visit fills the caches.
          if (time > 0) seen[place]?.push(visit);
        }
      for (const [nth, { name }] of CLICKS.entries()) {
        const values = seen.map((visits) => median(visits.map((visit) => visit[nth] ?? Number.NaN)));
        const value = values.map((each) => `${each.toFixed(0)} ms`).join(' against ');
        const isBound = visitor === 'desktop, the pointer rests';
        figures.push({ name: `${visitor}: ${name}`, value, ...(isBound && { bound: 'at most 50 ms', ok: (values[0] ?? Infinity) <= 50 }) });
      }
    }
    return figures;
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** `isPointed`: the pointer rests on each link before the click; otherwise it comes and clicks, and nothing is prerendered. */
async function onDesktop(url: string, isPointed: boolean): Promise<number[]> {
  const browser = await openPlainChromium(systemBrowser(), isPointed ? [] : ['--disable-blink-features=Prerender2']);
  try {
    await browser.goto(`${url}/`);
    const shown: number[] = [];
    for (const { link } of CLICKS) {
      await sleep(SETTLED);
      await browser.evaluate(WATCH_CLICK);
      if (isPointed) {
        await browser.hover(link);
        await sleep(REST);
      }
      await browser.click(link);
      shown.push(await untilDrawn((expression) => browser.evaluate(expression)));
    }
    return shown;
  } finally {
    await browser.close();
  }
}

async function onPhone(url: string): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const { page, quiet } = await openSlowedPage(browser, url);
    await page.goto(url);
    const shown: number[] = [];
    for (const { link } of CLICKS) {
      await quiet();
      await page.evaluate(WATCH_CLICK);
      await page.locator(`${link}:visible`).first().tap();
      // The document may just be replaced by the next one.
      shown.push(await untilDrawn((expression) => page.evaluate(expression).catch(() => undefined)));
    }
    return shown;
  } finally {
    await browser.close();
  }
}
