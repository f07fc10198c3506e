import type { Browser, CDPSession, Page } from 'playwright';
import { startSite } from '@/e2e/support/site';
import { CHEAP_PHONE, openBrowser, watchRequests } from './lib/browser';
import { numberOf, report, textOf, type Figure } from './lib/figures';
import { median } from './lib/numbers';

const LATENCY_MILLISECONDS = 150;
const BYTES_PER_SECOND = (1.6 * 1000 * 1000) / 8;
const SLOW_DOWN = 4;
const TIMES = 5;
const MOST_PAYLOAD_KILOBYTES = 15;
const LANGUAGES = ['', '/ar'];
const FIRST = ['/', '/article/1', '/calendrier'];
/** Addresses that are visited one after the other by clicks, from home. */
const CLICKED = ['/contact', '/calendrier', '/chambre_de_commerces'];

interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  kilobytes: number;
}

const VALUES: { name: keyof Visit; unit: string }[] = [
  { name: 'firstPaint', unit: 'ms' },
  { name: 'largestPaint', unit: 'ms' },
  { name: 'blocking', unit: 'ms' },
  { name: 'kilobytes', unit: 'kB' },
];

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

function labelOf(name: keyof Visit): string {
  return { firstPaint: 'first paint', largestPaint: 'largest paint', blocking: 'blocking', kilobytes: 'bytes in all' }[name];
}

async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...CHEAP_PHONE, locale: url.includes('/ar') ? 'ar-DZ' : 'fr-FR' });
  const page = await context.newPage();
  const session = await slowed(page);
  const bytes = countBytes(session);
  const quiet = watchRequests(page);
  await page.goto(url);
  // The framework's scripts come some seconds after the page.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /_next\/static\/.*\.js$/.test(name)));
  await quiet();
  const paints = await timings(page);
  await context.close();
  return { ...paints, kilobytes: bytes() / 1000 };
}

/** First and largest paint, and for how long tasks blocked beyond their first 50 ms. */
async function timings(page: Page): Promise<Omit<Visit, 'kilobytes'>> {
  const paints = await entriesOf(page, 'largest-contentful-paint');
  const tasks = await entriesOf(page, 'longtask');
  return {
    firstPaint: await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}

/** Entries so far of a type that only observers get. */
function entriesOf(page: Page, type: string): Promise<{ startTime: number; duration: number }[]> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))).observe({
          type: wanted,
          buffered: true,
        });
        // There is no call for a type without entries.
        setTimeout(resolve, 1000, []);
      }),
    type,
  );
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MILLISECONDS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** Bytes that came over the line since it was called, headers included. */
function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
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
