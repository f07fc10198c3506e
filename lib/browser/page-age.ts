/**
 * When the document was shown and had loaded. A prerendered one loads first, and is shown at
 * activation.
 */
function navigation() {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return { shown: page?.activationStart ?? 0, loaded: page?.loadEventEnd ?? 0 };
}

/** Milliseconds since the page was painted and visible; 0 if the browser does not report it. */
export function pageAge(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? since(paint.startTime) : 0;
}

/** Milliseconds since the page was loaded and visible. */
export function loadedAge(): number {
  const { loaded } = navigation();
  return loaded > 0 ? since(loaded) : 0;
}

function since(time: number): number {
  return Math.max(0, performance.now() - Math.max(time, navigation().shown));
}
