import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrated';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

// A picture that is broken on purpose is the browser's error line.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 404.*\/media\/storage\//,
});

/** WCAG 1.4.12, RGAA 10.12. Arabic letters join, so that they cannot be spaced. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
const LARGER = 'html { font-size: 200% !important }';
const DESK = { width: 1280, height: 900 };
const ZOOMED = { width: 320, height: 256 };
/** One after the other on the same page, which opens with the larger letters. */
const WAYS = [
  { name: 'text twice as large', size: DESK, css: LARGER },
  { name: 'wider text spacing', size: DESK, css: SPACING },
  { name: 'a zoom of 400 % and wider text spacing', size: ZOOMED, css: SPACING },
];

/** As a visitor's own style sheet does, which the page's policy does not concern. */
function applySheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/**
 * What comes into sight, and what scripts set by the size of the window, is there with the next
 * frame.
 */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Texts cut off by the box they stand in. What turns or scrolls, the calendar's own chips, and days
 * that count their hidden events are meant to be cut.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider =
        /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2;
      const isHigher =
        /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
      return (isWider || isHigher) && element.clientHeight > 2 && element.textContent.trim() !== '';
    };
    return [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[data-event], [aria-roledescription]') &&
          !element.matches('.fc-daygrid-day-frame') &&
          isCut(element),
      )
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });
}

/** Arabic letters join and have no spacing: one screen of each layout. */
const IN_ARABIC = ['/', '/calendrier', '/contact', '/toutacticle'];

for (const screen of SCREENS) {
  for (const language of IN_ARABIC.includes(screen.name) ? ONE_PER_DIRECTION : ['fr' as const]) {
    test(`${inLanguage(screen.name, language)} loses no text and scrolls one way only with larger text, wider spacing, or a zoom of 400 %`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(DESK);
      await page.addInitScript(applySheet, LARGER);
      await page.goto(inLanguage(await firstOf(baseURL ?? '', screen), language));
      if (screen.name === '/calendrier') {
        await hydrate(page);
        await expect(
          page.locator('#calendar [role="gridcell"] [role="button"]:visible').first(),
        ).toBeVisible();
      }
      for (const { name, size, css } of WAYS) {
        await page.setViewportSize(size);
        await page.evaluate(applySheet, css);
        await nextFrame(page);
        // The grid of the calendar measures its cells a moment later.
        await expect.poll(() => cutOff(page), name).toEqual([]);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, `${name}, sideways`).toBeLessThanOrEqual(0);
      }
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect(
        page.getByRole('banner'),
        'it leaves a low window to the page',
      ).not.toBeInViewport();
    });
  }
}
