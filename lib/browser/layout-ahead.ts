import { pageLoad } from './scheduling';

/**
 * Lays out a page that is prerendered, and starts its fonts. Chromium does neither before it is shown, nor lays out the parts with
 * `content-visibility` (`.later`, app/base/layout.css): a click would wait for it (bench `clicks`).
 */
export function layOutWhilePrerendered(): void {
  if (!('prerendering' in document && document.prerendering === true)) return;
  void pageLoad().then(() => {
    for (const part of document.querySelectorAll('.later')) part.classList.remove('later');
    document.body.getBoundingClientRect();
  });
}
