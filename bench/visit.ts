import type { Browser } from 'playwright';
import { startSite } from '@/e2e/support/site';
import { CHEAP_PHONE, openBrowser, watchRequests } from './lib/browser';
import { firstVisit, labelOf, VALUES, type Visit } from './lib/first-visit';
import { numberOf, report, textOf, type Figure } from './lib/figures';
import { median } from './lib/numbers';

const TIMES = 5;
const MOST_PAYLOAD_KILOBYTES = 15;
const LANGUAGES = ['', '/ar'];
const FIRST = ['/', '/article/1', '/calendrier'];
/** Addresses that are visited one after the other by clicks, from home. */
const CLICKED = ['/contact', '/calendrier', '/chambre_de_commerces'];

/** First visits of this checkout and of another built one, whose folder `--against` names, in turn. */
export async function compareVisits(args: string[]): Promise<boolean> {
  const against = textOf(args, 'against');
  if (against === undefined) throw new Error('--against takes the folder of a built checkout');
  return report(await visits(numberOf(args, 'times', TIMES), against));
}

/** First visits on a cheap phone, with the network and the processor really slowed down (the DevTools method); medians. */
export async function visits(times = TIMES, against?: string): Promise<Figure[]> {
  const env = { API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'error' };
  const browser = await openBrowser();
  const sites = [await startSite(env), ...(against === undefined ? [] : [await startSite(env, against)])];
  const figures: Figure[] = [];
  try {
    for (const path of FIRST) {
      for (const language of LANGUAGES) {
        const address = path === '/' && language !== '' ? language : language + path;
        // The first visits of all fill the site's caches.
        for (const { url } of sites) await firstVisit(browser, url + address);
        const seen: Visit[][] = sites.map(() => []);
        for (let nth = 0; nth < times; nth += 1)
          for (const [place, { url }] of sites.entries()) seen[place]?.push(await firstVisit(browser, url + address));
        for (const { name, unit } of VALUES) {
          const values = seen.map((visits) => median(visits.map((each) => each[name])));
          figures.push({ name: `${address}, ${labelOf(name)}`, value: values.map((value) => `${value.toFixed(0)} ${unit}`).join(' against ') });
        }
      }
    }
    for (const { path, kilobytes } of await payloads(browser, sites[0]?.url ?? '')) {
      figures.push({
        name: `payload of the navigation to ${path}`,
        value: `${kilobytes.toFixed(1)} kB`,
        bound: `at most ${MOST_PAYLOAD_KILOBYTES} kB`,
        ok: kilobytes <= MOST_PAYLOAD_KILOBYTES,
      });
    }
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
  }
  return figures;
}

/** Sizes of the payloads that navigations by clicks fetch, as they come over the line. */
async function payloads(browser: Browser, url: string): Promise<{ path: string; kilobytes: number }[]> {
  const found: { path: string; kilobytes: number }[] = [];
  for (const path of CLICKED) {
    const page = await browser.newPage({ ...CHEAP_PHONE, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
    const quiet = watchRequests(page);
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('footer a[aria-current="page"]') !== null);
    await quiet();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const asked = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/text\/x-component/.test(response.mimeType)) asked.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) bytes = Math.max(bytes, encodedDataLength);
    });
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL(`**${path}`);
    await quiet();
    found.push({ path, kilobytes: bytes / 1000 });
    await page.close();
  }
  return found;
}
