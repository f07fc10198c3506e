import type { Browser, CDPSession, Page } from 'playwright';
import { CHEAP_PHONE, watchRequests } from './browser';

const LATENCY_MILLISECONDS = 150;
const BYTES_PER_SECOND = (1.6 * 1000 * 1000) / 8;
const SLOW_DOWN = 4;

export interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  kilobytes: number;
}

export const VALUES: { name: keyof Visit; unit: string }[] = [
  { name: 'firstPaint', unit: 'ms' },
  { name: 'largestPaint', unit: 'ms' },
  { name: 'blocking', unit: 'ms' },
  { name: 'kilobytes', unit: 'kB' },
];

export function labelOf(name: keyof Visit): string {
  return {
    firstPaint: 'first paint',
    largestPaint: 'largest paint',
    blocking: 'blocking',
    kilobytes: 'bytes in all',
  }[name];
}

/** A page of a visit that goes on. */
export interface SlowedPage {
  page: Page;
  /** Bytes that have come over the line so far, headers included. */
  bytes: () => number;
  /** Waits until all that the screen asks for has come. */
  quiet: () => Promise<void>;
}

/**
 * Opens an address as a first visitor on a cheap phone does, with network and processor slowed
 * down, and waits until all has come.
 */
export async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const { page, bytes, quiet } = await openSlowedPage(browser, url);
  await page.goto(url);
  await quiet();
  const visit = { ...(await timings(page)), kilobytes: bytes() / 1000 };
  await page.context().close();
  return visit;
}

/**
 * First and largest paint, and for how long tasks after the first paint blocked beyond their first
 * 50 ms.
 */
async function timings(page: Page): Promise<Omit<Visit, 'kilobytes'>> {
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const paints = await entriesOf(page, 'largest-contentful-paint');
  const tasks = await entriesOf(page, 'longtask');
  return {
    firstPaint,
    largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
    blocking: tasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}

/** Entries so far of a type that only observers get. */
function entriesOf(page: Page, type: string): Promise<{ startTime: number; duration: number }[]> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
        ).observe({
          type: wanted,
          buffered: true,
        });
        // There is no call for a type without entries.
        setTimeout(resolve, 1000, []);
      }),
    type,
  );
}

/** A page on a slow line and a slow processor, from its first request on. */
export async function openSlowedPage(browser: Browser, url: string): Promise<SlowedPage> {
  const context = await browser.newContext({
    ...CHEAP_PHONE,
    locale: /^\/ar(?:\/|$)/.test(new URL(url).pathname) ? 'ar-DZ' : 'fr-FR',
  });
  const page = await context.newPage();
  const bytes = countBytes(await slowed(page));
  const quiet = watchRequests(page);
  return { page, bytes, quiet: () => untilComplete(page, quiet) };
}

/** The framework's scripts load some seconds after the page, if a part of it acts by itself. */
async function untilComplete(page: Page, quiet: () => Promise<void>): Promise<void> {
  await quiet();
  const loadsScripts = await page.evaluate(
    () => document.querySelector('[data-acts-by-itself], #calendar') !== null,
  );
  const isLoaded = (): boolean =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /_next\/static\/chunks\/.*\.js$/.test(name));
  // Not at each frame: what is asked for here runs in the page that is measured.
  if (loadsScripts) await page.waitForFunction(isLoaded, null, { polling: 500 });
  await quiet();
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
