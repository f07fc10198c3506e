import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemBrowser } from '@/scripts/lib/browser.mjs';
import { openPlainChromium } from '@/testing/plain-chromium';
import { startSite } from '@/testing/site';
import { untilDrawn, WATCH_CLICK } from './lib/drawn';
import type { Figure } from './lib/figures';
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

/** From the click until the next screen is drawn; medians. */
export async function clicks(times = TIMES): Promise<Figure[]> {
  const site = await startSite({ API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'error' });
  const empty = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(EMPTY_PAGE),
  ).listen(0, '127.0.0.1');
  await once(empty, 'listening');
  const urls = [site.url, `http://127.0.0.1:${(empty.address() as AddressInfo).port}`];
  try {
    const figures: Figure[] = [];
    for (const isPointed of [true, false]) {
      const seen = urls.map((): number[][] => []);
      for (let time = 0; time <= times; time += 1)
        for (const [place, url] of urls.entries()) {
          const session = await runSession(url, isPointed);
          // The first session fills the caches.
          if (time > 0) seen[place]?.push(session);
        }
      for (const [nth, { name }] of CLICKS.entries()) {
        const [ours = Number.NaN, theirs = Number.NaN] = seen.map((sessions) =>
          median(sessions.map((session) => session[nth] ?? Number.NaN)),
        );
        figures.push({
          name: `${isPointed ? 'the pointer rests' : 'without prerendering'}: ${name}`,
          value: `${ours.toFixed(0)} ms; empty page ${theirs.toFixed(0)} ms`,
          ...(isPointed && {
            bound: `at most ${MOST} times the empty page`,
            ok: ours <= MOST * theirs,
          }),
        });
      }
    }
    return figures;
  } finally {
    await site.stop();
    empty.close();
  }
}

/**
 * `isPointed`: the pointer rests on each link before the click; otherwise it comes and clicks, and
 * nothing is prerendered.
 */
async function runSession(url: string, isPointed: boolean): Promise<number[]> {
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
