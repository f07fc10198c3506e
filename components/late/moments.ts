import { nextPaint } from '@/lib/next-paint';

/** No idle moment may be waited for longer than this, in milliseconds. */
const LONGEST_WAIT_FOR_IDLE = 2000;
/** A picture that hangs must not keep the scripts away for ever. */
const LONGEST_WAIT_FOR_LOAD = 6000;
/** What a browser gets that cannot tell idle moments. */
const PAUSE = 200;
/** For so long a telephone is left to whoever has begun to read: its processor needs a good part of a second for the scripts. */
const PEACE_ON_TELEPHONES = 3500;

/** Something of the page has been painted. A page in a hidden tab waits until it is looked at. */
export function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return nextPaint();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** All of the document has been read. */
export function wholePage(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
}

/** The page and what it shows at first have arrived. */
export function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_FOR_LOAD);
  });
}

/** The browser has nothing better to do. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_FOR_IDLE });
    else setTimeout(resolve, PAUSE);
  });
}

/** On a telephone some time after the page has come; elsewhere at once. */
export function peace(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, matchMedia('(pointer: coarse)').matches ? PEACE_ON_TELEPHONES : 0));
}
