import type { Locator, Page } from '@playwright/test';
import { expect } from '../../testing/test';

/** More stops than any screen has. */
const MOST_STOPS = 400;

/** Presses Tab until the element has the focus, as a visitor does who sees it and has no mouse. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(element, 'reached by the Tab key').toBeFocused();
}

/** Tab to an element, then Enter. */
export async function pressOn(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

/** The browser has opened the next screen: its title is there, and no element has taken the focus. */
export async function expectArrival(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
}
