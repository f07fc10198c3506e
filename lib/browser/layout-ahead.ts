import { pageLoad } from './scheduling';

/** Lays out at once what `content-visibility` leaves for later (`.later`, app/base/layout.css). */
function layOut(): void {
  document.documentElement.setAttribute('data-laid-out', '');
}

/**
 * A page shown again is laid out as it is parsed: with assumed heights the browser would restore another place of it.
 * One that is prerendered, once it has loaded: Chromium starts no fonts and lays out no such parts before it is shown, and a click
 * would wait for it (bench `clicks`).
 */
export function layOutAhead(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (page instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(page.type)) layOut();
  if (!('prerendering' in document && document.prerendering === true)) return;
  void pageLoad().then(() => {
    layOut();
    document.body.getBoundingClientRect();
  });
}
