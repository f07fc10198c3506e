import type { Locator, Page } from '@playwright/test';
import { expect } from '../../testing/test';

/** The framework's scripts. */
export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js$/;
/** Opens a screen and holds the framework's scripts back until the function it gives is called. */
export async function openWithScriptsHeld(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  // On a slow machine the scripts are asked for before the page has loaded, which then waits for
  // them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => release();
}

export const expectAsleep = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
/** What is to become the tabs: before the scripts they are buttons. */
export const featureButtons = (page: Page): Locator => page.locator('main button[id$="-tab"]');
export const headerPanel = (page: Page, name: string): Locator =>
  page.locator(`header details[data-panel="${name}"]`);
