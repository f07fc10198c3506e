import type { Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { DESKTOP, expect, inLanguage, PHONE, test } from '../../testing/test';

// A picture that is broken on purpose, or late on a busy machine, is the browser's error line.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of (?:404.*\/(?:media\/storage\/|nulle-part)|503.*\/media\/|422)/,
});

/**
 * What can be pressed and is smaller than 44 px high, or for a link of words narrower than 24 px:
 * name and size.
 */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TARGET = 44;
    const NARROWEST = 24;
    const CONTROLS = 'a[href], button, summary, input:not([type="hidden"]), select, textarea';
    /** WCAG 2.5.8 excepts links in sentences, whose size is that of the line. */
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    };
    /**
     * What is pressed may reach further than what is drawn: an `::after` laid over the element
     * takes the press too.
     */
    const reach = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect();
      const {
        content,
        position,
        width: overWidth,
        height: overHeight,
      } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return { width, height };
      return {
        width: Math.max(width, parseFloat(overWidth)),
        height: Math.max(height, parseFloat(overHeight)),
      };
    };
    const isOut = (element: Element): boolean =>
      // The calendar's views have sizes of their own (calendar-links.spec.ts); a link that skips
      // something shows on focus only.
      element.closest('#calendar .fc, .skip-link, [inert]') !== null ||
      element.getBoundingClientRect().width <= 1 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (isOut(element) || isInSentence(element)) return [];
      const { width, height } = reach(element);
      const isWords = element.matches('a, summary') && element.textContent.trim() !== '';
      if (Math.round(height) >= TARGET && Math.round(width) >= (isWords ? NARROWEST : TARGET))
        return [];
      const name =
        element.getAttribute('aria-label') ??
        element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      return [`${element.tagName} “${name}” ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

/** The calendar measures its own, for a mouse and for fingers (calendar-links.spec.ts). */
const MEASURED = SCREENS.filter(({ name }) => name !== '/calendrier');

for (const screen of [
  ...MEASURED,
  { name: 'second page of a list', path: '/toutacticle?page=2' },
  { name: 'not found', path: '/nulle-part' },
]) {
  test(`${screen.name}: whatever can be pressed is 44 px high or more`, async ({
    page,
    baseURL,
  }) => {
    const path = await firstOf(baseURL ?? '', screen);
    for (const [size, language] of [
      [PHONE, 'fr'],
      [DESKTOP, 'ar'],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(inLanguage(path, language));
      expect(await small(page), `${size.width} px`).toEqual([]);
    }
  });
}

test('so is what opens: menus, overlay, languages and the form’s errors', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  for (const panel of ['language', 'search', 'menu']) {
    // The list of languages lies over the bar.
    await page.keyboard.press('Escape');
    await page.locator(`[data-panel="${panel}"] > summary`).click();
    if (panel === 'menu') await page.locator('header nav summary').first().click();
    expect(await small(page), panel).toEqual([]);
  }
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, json: { errors: { name: messages.fr.contact.errors.required } } }),
  );
  for (const name of ['name', 'subject', 'message'])
    await page.locator(`main form [name="${name}"]`).fill('Bonjour');
  await page.locator('main form [name="email"]').fill('amina@entreprise.example');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1);
  expect(await small(page), 'form').toEqual([]);
  await page.goto('/calendrier?vue=liste', { waitUntil: 'networkidle' });
  await page.locator('main [data-event]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await small(page), 'dialog').toEqual([]);
});
