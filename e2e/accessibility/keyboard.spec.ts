import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, PHONE, test } from '../../testing/test';

// A picture that is broken on purpose is the browser's error line.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 404.*\/media\/storage\//,
});

/** More stops than any screen has. */
const MOST_STOPS = 400;
/** Lower than some sidebars. */
const LAPTOP = { width: 1366, height: 650 };
/** A ring may touch the header's edge. */
const TOUCH = 1;

interface Stop {
  name: string;
  fault: string | null;
}

/**
 * What has the focus: a short name, and what is wrong with how it shows; null back at the document.
 */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async (touch) => {
    // What the focus brings into sight is there with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Or when it has slid there.
    const slides = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(slides.map(({ finished }) => finished));
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    if (element instanceof HTMLIFrameElement) return { name, fault: null };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // The ring may stand around a part of the element, or around the card that follows its link.
    const shown = [element, element.closest('article'), ...element.querySelectorAll('*')].some(
      (part) => {
        if (!part) return false;
        const style = getComputedStyle(part);
        const ring = getComputedStyle(part, '::after');
        return [style, ring].some(
          (one) => one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) >= 2,
        );
      },
    );
    const box = element.getBoundingClientRect();
    /**
     * Its edge is under a layer that stays while the page moves. What is higher than the window
     * between them shows its beginning.
     */
    const isUnder = (layer: Element | null, edge: (side: DOMRect) => number): boolean => {
      if (!layer || layer.contains(element) || !layer.checkVisibility()) return false;
      const side = layer.getBoundingClientRect();
      if (edge(side) <= touch || box.right <= side.left || box.left >= side.right) return false;
      // What lies over the layer is not under it.
      const x = (Math.max(box.left, side.left) + Math.min(box.right, side.right)) / 2;
      const y = (Math.max(box.top, side.top) + Math.min(box.bottom, side.bottom)) / 2;
      return layer.contains(document.elementFromPoint(x, y));
    };
    const bar = document.querySelector('[data-header]');
    const popup = document.querySelector('dialog[open]:not(:modal)');
    const faults = [
      !shown && `no focus ring (${outlineStyle} ${outlineWidth})`,
      isUnder(bar, ({ bottom }) => bottom - box.top) && 'under the header',
      isUnder(popup, ({ top }) => Math.min(box.bottom, box.top + 24) - top) && 'under the popup',
      (box.bottom <= 0 || box.top >= innerHeight) && 'out of sight',
    ];
    return { name, fault: faults.filter(Boolean).join(', ') || null };
  }, TOUCH);
}

/** Goes through the whole screen by the Tab key; what is wrong at its stops. */
async function wrongStops(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  let isThrough = false;
  let stops = 0;
  for (; stops < MOST_STOPS && !isThrough; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    isThrough = stop === null;
    if (stop?.fault) wrong.push(`${stop.name}: ${stop.fault}`);
  }
  expect(isThrough, 'the end is reached').toBe(true);
  expect(stops).toBeGreaterThan(20);
  return wrong;
}

for (const [path, size] of [
  ['/', PHONE],
  ['/contact', PHONE],
  ['/calendrier', DESKTOP],
  ['/article/1', LAPTOP],
  ['/ar/chambre_de_commerces', DESKTOP],
] as const) {
  test(`${path} at ${size.width} px: the Tab key goes through the whole screen without a trap, and each stop is seen, under no layer`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path === '/') await expect(page.getByRole('dialog'), 'the popup').toBeVisible();
    if (path === '/calendrier')
      await expect(
        page.locator('#calendar [role="gridcell"] [role="button"]:visible').first(),
      ).toBeVisible();
    expect(await wrongStops(page)).toEqual([]);
  });
}

test('backwards from the bar, at 400 %, the button of the languages is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/contact');
  await page.evaluate(() => scrollTo(0, 1200));
  await page
    .locator('[data-panel="search"] > summary')
    .evaluate((button) => button.focus({ preventScroll: true }));
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-panel="language"] > summary')).toBeFocused();
  expect((await focused(page))?.fault).toBeNull();
});

test('the first stop skips to the content', async ({ page }) => {
  await openHydrated(page, '/toutacticle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages.fr.common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
