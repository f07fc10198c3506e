import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
const MOST = 3.5;
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
/**
 * The baseline: a heading and three links, prerendered as ours are. To draw a whole page costs
 * more, without a graphics card.
 */
const EMPTY_PAGE = `<!doctype html><title>Empty</title><script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>
<main><h1>Empty</h1><p><a href="/toutacticle">list</a></p><article><a href="/article/1">article</a></article></main><footer><a href="/calendrier">calendar</a></footer>`;
const VISITORS = [
  'desktop, the pointer rests',
  'desktop, without prerendering',
  'slowed phone',
] as const;

/**
 * Clicks on this checkout's site and on that of another built one, whose folder `--against` names,
 * in turn.
 */
export async function compareClicks(args: string[]): Promise<boolean> {
  const against = textOf(args, 'against');
  if (against === undefined) throw new Error('--against takes the folder of a built checkout');
  return report(await clicks(numberOf(args, 'times', TIMES), against));
}

/** From the click until the next screen is drawn; medians. */
export async function clicks(times = TIMES, against?: string): Promise<Figure[]> {
  const env = { API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'error' };
  const sites = [
    await startSite(env),
    await startEmptyPages(),
    ...(against === undefined ? [] : [await startSite(env, against)]),
  ];
  try {
    const figures: Figure[] = [];
    for (const visitor of VISITORS) {
      const seen = sites.map((): number[][] => []);
      for (let time = 0; time <= times; time += 1)
        for (const [place, { url }] of sites.entries()) {
          const visit = await (visitor === 'slowed phone'
            ? onPhone(url)
            : onDesktop(url, visitor === 'desktop, the pointer rests'));
          // The first visit fills the caches.
          if (time > 0) seen[place]?.push(visit);
        }
      for (const [nth, { name }] of CLICKS.entries()) {
        const values = seen.map((visits) =>
          median(visits.map((visit) => visit[nth] ?? Number.NaN)),
        );
        const [ours = Number.NaN, empty = Number.NaN, other] = values;
        const value = `${ours.toFixed(0)} ms; empty page ${empty.toFixed(0)} ms${other === undefined ? '' : `; against ${other.toFixed(0)} ms`}`;
        const isBound = visitor === 'desktop, the pointer rests';
        const bound = {
          bound: `at most 50 ms, or ${MOST} times the empty page`,
          ok: ours <= Math.max(50, MOST * empty),
        };
        figures.push({ name: `${visitor}: ${name}`, value, ...(isBound && bound) });
      }
    }
    return figures;
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function startEmptyPages(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(EMPTY_PAGE),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => void server.close(),
  };
}

/**
 * `isPointed`: the pointer rests on each link before the click; otherwise it comes and clicks, and
 * nothing is prerendered.
 */
async function onDesktop(url: string, isPointed: boolean): Promise<number[]> {
  const browser = await openPlainChromium(
    systemBrowser(),
    isPointed ? [] : ['--disable-blink-features=Prerender2'],
  );
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
      shown.push(
        await untilDrawn((expression) => page.evaluate(expression).catch(() => undefined)),
      );
    }
    return shown;
  } finally {
    await browser.close();
  }
}
