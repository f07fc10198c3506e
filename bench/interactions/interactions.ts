import type { Browser, Page } from 'playwright';
import { startSite } from '@/testing/site';
import { messages } from '@/testing/messages';
import { openBrowser, watchRequests } from '../lib/browser';
import { numberOf, report, type Figure } from '../lib/figures';
import { longestEvent, startAfresh, untilUnderWay, watchTimings } from './latency';

const SLOW_DOWN = 4;
const LATENCY_BOUND = 100;
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

/** How soon a click is answered on a machine four times slower; medians of `--times`. */
export async function interactions(args: string[]): Promise<boolean> {
  const times = numberOf(args, 'times', 3);
  const [site, browser] = await Promise.all([startSite({ API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'warn' }), openBrowser()]);
  const figures: Figure[] = [];
  try {
    for (const interaction of INTERACTIONS) {
      const value = await median(times, () => latencyOf(browser, site.url, interaction));
      figures.push(within(`${interaction.name}, ${SLOW_DOWN} × slower`, value, LATENCY_BOUND));
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
