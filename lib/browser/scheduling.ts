/** In milliseconds, as all times here. */
const IDLE_TIMEOUT = 2000;
/** A picture that never loads must not delay the scripts for ever. */
const LOAD_TIMEOUT = 6000;
/** For browsers without `requestIdleCallback`. */
const IDLE_FALLBACK = 200;
/** On phones the scripts block for a good part of a second: they are delayed by this. */
const MOBILE_DELAY = 3500;

/** Resolves after the first paint. In a hidden tab, that is when the tab becomes visible. */
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

export function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
}

/** Resolves when the page has loaded, or when that takes too long. */
export function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_TIMEOUT);
  });
}

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, IDLE_FALLBACK);
  });
}

/**
 * Delays on phones, but ends before the page's own actions after five seconds; elsewhere resolves
 * at once.
 */
export function mobileDelay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, hasCoarsePointer() ? MOBILE_DELAY : 0));
}

/** Resolves when changes so far are painted and the browser has handled pending events. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Dispatched on the document once the page is hydrated. */
const HYDRATED = 'hydrated';

/**
 * For a component of the root layout, in an effect: every effect of the page runs in the same task,
 * before any listener.
 */
export function announceHydrated(): void {
  queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED)));
}

export function onHydrated(act: () => void): void {
  document.addEventListener(HYDRATED, act, { once: true });
}

/** Milliseconds since the page was loaded and shown: a prerendered page is shown later. */
export function loadedAge(): number {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  if (!page || page.loadEventEnd === 0) return 0;
  return Math.max(0, performance.now() - Math.max(page.loadEventEnd, page.activationStart ?? 0));
}

/** The primary pointer is coarse: a phone, whose processor is slow, or a tablet. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** The browser's data saver is on. In the browser only. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
