import type { Locator, Page } from '@playwright/test';
import { expect } from '../../testing/test';

/**
 * Scripts wait for idle time or an interaction. With a fake clock there is no idle time: this
 * interacts.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** The scripts have hydrated the page. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Opens a screen and waits until its scripts have hydrated the page. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await expectHydrated(page);
}

const START = new Date('2026-03-10T09:00:00+01:00');
const LATER = new Date('2026-03-10T09:10:00+01:00');

/** Puts a clock into the page before it is opened. It runs until `stopClock`. */
export async function bringClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
}

/** From here on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(LATER);
}

/** Opens a screen in which no time passes until the test says so. */
export async function openInStoppedTime(page: Page, path: string): Promise<void> {
  await bringClock(page);
  await stopClock(page);
  await openHydrated(page, path);
}

/** Red, green and blue of a computed colour. */
export async function colourOf(
  element: Locator,
  property: 'color' | 'background-color',
): Promise<{ red: number; green: number; blue: number }> {
  const value = await element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  );
  const [red = -1, green = -1, blue = -1] = (/^rgba?\(([^)]+)\)$/.exec(value)?.[1] ?? '')
    .split(/[\s,/]+/)
    .map(Number);
  return { red, green, blue };
}

/** A locator's text as it stands in the document, non-breaking spaces included. */
export async function textIn(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').trim();
}
