import type { Browser, Page } from 'playwright';
import { startSite } from '@/e2e/support/site';
import { messages } from '@/e2e/support/messages';
import { openBrowser, watchRequests } from '../lib/browser';
import { numberOf, report, type Figure } from '../lib/figures';
import { longestEvent, startAfresh, untilHeading, untilUnderWay, watchTimings } from './latency';

const SLOW_DOWN = 4;
const LATENCY_BOUND = 100;
const NAVIGATION_BOUND = 150;
/** A visitor's pointer rests on a link before the click. */
const REST = 300;
const { fr } = messages;

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** Waits for what the click was to bring, and measures when the events of the page cannot tell. */
  measure?: (page: Page) => Promise<number>;
}

const INTERACTIONS: Interaction[] = [
  { name: 'menu: submenu', path: '/', act: (page) => page.locator('header nav summary').first().click() },
  { name: 'search: open', path: '/', act: (page) => page.locator('header details[data-panel="search"] > summary').click() },
  { name: 'tab', path: '/', act: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'carousel: slides', path: '/', act: (page) => page.getByRole('button', { name: fr.home.nextSlide, exact: true }).click() },
  { name: 'carousel: chambers', path: '/', act: (page) => page.getByRole('button', { name: fr.home.nextChambers, exact: true }).click() },
  {
    name: 'pager',
    path: '/toutacticle',
    act: (page) => page.getByRole('navigation', { name: fr.listing.pager }).getByRole('link', { name: fr.listing.next }).click(),
  },
  {
    name: 'language: open the choice',
    path: '/',
    act: (page) => page.locator('header details[data-panel="language"] > summary').click(),
  },
  {
    name: 'language: until the page is asked for',
    path: '/contact',
    act: async (page) => {
      await page.locator('header details[data-panel="language"] > summary').click();
      await Promise.all([page.waitForURL('**/en/contact'), page.locator('header').getByRole('link', { name: 'English' }).click()]);
    },
    measure: untilUnderWay,
  },
  { name: 'calendar: week', path: '/calendrier', act: (page) => page.getByRole('button', { name: fr.calendar.week, exact: true }).click() },
  { name: 'calendar: year list', path: '/calendrier', act: (page) => page.getByRole('button', { name: fr.calendar.list, exact: true }).click() },
  { name: 'calendar: year', path: '/calendrier', act: (page) => page.getByRole('button', { name: fr.calendar.multiMonth, exact: true }).click() },
];

const NAVIGATIONS: { name: string; path: string; link: (page: Page) => ReturnType<Page['locator']> }[] = [
  { name: 'home → contact', path: '/', link: (page) => page.locator('header nav a[href="/contact"]') },
  { name: 'home → article', path: '/', link: (page) => page.locator('main article h3 a[href^="/article/"]').first() },
  { name: 'articles → article', path: '/toutacticle', link: (page) => page.locator('main article a[href^="/article/"]').first() },
  { name: 'contact → calendar', path: '/contact', link: (page) => page.locator('header nav a[href="/calendrier"]') },
  { name: 'contact → home', path: '/contact', link: (page) => page.locator('header nav a[href="/"]').first() },
];

/** How soon a click is answered on a machine four times slower, and how soon a navigation shows its title; medians of `--times`. */
export async function interactions(args: string[]): Promise<boolean> {
  const times = numberOf(args, 'times', 3);
  const [site, browser] = await Promise.all([startSite({ API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'warn' }), openBrowser()]);
  const figures: Figure[] = [];
  try {
    for (const interaction of INTERACTIONS) {
      const value = await median(times, () => latencyOf(browser, site.url, interaction));
      figures.push(within(`${interaction.name}, ${SLOW_DOWN} × slower`, value, LATENCY_BOUND));
    }
    for (const navigation of NAVIGATIONS) {
      const { name } = navigation;
      const rested = await median(times, () => navigationOf(browser, site.url, navigation, true));
      const sudden = await median(times, () => navigationOf(browser, site.url, navigation, false));
      figures.push(within(`${name}, click to title`, rested, NAVIGATION_BOUND));
      figures.push(within(`${name}, click to title, nothing fetched ahead`, sudden, NAVIGATION_BOUND));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return report(figures);
}

function within(name: string, value: number, bound: number): Figure {
  return { name, value: `${Math.round(value)} ms`, bound: `≤ ${bound} ms`, ok: value <= bound };
}

async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < times; time += 1) values.push(await measure());
  return values.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

async function latencyOf(browser: Browser, url: string, { path, act, measure = longestEvent }: Interaction): Promise<number> {
  return onPage(browser, url + path, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await startAfresh(page);
    await act(page);
    return measure(page);
  });
}

/** `hasRested`: the pointer rests on the link before the click. */
async function navigationOf(browser: Browser, url: string, { path, link }: (typeof NAVIGATIONS)[number], hasRested: boolean): Promise<number> {
  return onPage(browser, url + path, async (page) => {
    const target = link(page);
    await target.scrollIntoViewIfNeeded();
    if (hasRested) {
      await target.hover();
      await page.waitForTimeout(REST);
    }
    await target.click();
    return untilHeading(page);
  });
}

async function onPage<Result>(browser: Browser, address: string, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR', timezoneId: 'Africa/Algiers' });
  await context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await watchTimings(context);
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await untilQuiet();
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}
