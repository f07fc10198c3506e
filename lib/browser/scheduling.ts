import { hasCoarsePointer } from './media-preferences';

/** In milliseconds, as all times here. */
const IDLE_TIMEOUT = 2000;
/** A picture that hangs must not hold the scripts back for ever. */
const LOAD_TIMEOUT = 6000;
/** For browsers without `requestIdleCallback`. */
const PAUSE = 200;
/** A telephone's processor needs a good part of a second for the scripts: the visitor reads undisturbed for this long. */
const MOBILE_DELAY = 3500;

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

export function documentEnd(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
}

/** The page has loaded, or its loading takes too long. */
export function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_TIMEOUT);
  });
}

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, PAUSE);
  });
}

/** On a telephone some time later, and early enough for what the page does by itself after five seconds; elsewhere at once. */
export function mobileDelay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, hasCoarsePointer() ? MOBILE_DELAY : 0));
}

/** What has changed so far is on the screen, and the browser has had its turn. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Sent on the document once the framework has hydrated the page: from then on its controls answer by themselves. */
const HYDRATED = 'hydrated';

/** For a component of the root layout, in an effect: every effect of the page runs in the same task, before any listener. */
export function announceHydrated(): void {
  queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED)));
}

export function onHydrated(act: () => void): void {
  document.addEventListener(HYDRATED, act, { once: true });
}
