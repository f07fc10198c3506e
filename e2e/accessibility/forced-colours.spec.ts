import type { Page } from '@playwright/test';
import { showIn, withAxe } from '../support/axe';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { DESKTOP, expect, PHONE, test } from '../../testing/test';

// A picture that is broken on purpose, or late on a busy machine, is the browser's error line.
test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  allowedErrors: /status of (?:404|503).*\/media\//,
});

/** Texts that cannot be distinguished from their background. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      iframes: false,
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  });
}

/**
 * Words in a colour that is none of the visitor's. axe cannot tell in dark colours: it reads
 * `-webkit-text-fill-color`, which Chromium reports as it was before it was forced.
 */
function inOwnColour(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = 'CanvasText LinkText ButtonText FieldText HighlightText MarkText GrayText';
    // A new element has its colour at once, without a transition.
    const known = names.split(' ').map((name) => {
      const probe = document.createElement('i');
      probe.style.color = name;
      const { color } = getComputedStyle(document.body.appendChild(probe));
      probe.remove();
      return color;
    });
    const hasWords = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.checkVisibility() && hasWords(element))
      .filter((element) => !known.includes(getComputedStyle(element).color))
      .map((element) => `${getComputedStyle(element).color} ${element.textContent.trim()}`);
  });
}

/**
 * Controls distinguished from plain text only by a background or shadow, which forced colours
 * remove.
 */
function vanished(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const { borderBlockEndWidth, borderBlockEndStyle, textDecorationLine } =
        getComputedStyle(element);
      return (
        (parseFloat(borderBlockEndWidth) > 0 && borderBlockEndStyle !== 'none') ||
        textDecorationLine !== 'none'
      );
    };
    const controls = document.querySelectorAll(
      '.button, .tag, input:not([type="hidden"]), select, textarea, [role="tab"]',
    );
    return [...controls]
      .filter((element) => element.checkVisibility() && !hasEdge(element))
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });
}

/** Items marked as current or chosen that look like their neighbours. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LOOKS = [
      'color',
      'background-color',
      'border-block-end-width',
      'text-decoration-line',
      'text-decoration-style',
      'text-decoration-thickness',
    ];
    const looks = (element: Element): string =>
      [getComputedStyle(element), getComputedStyle(element, '::after')]
        .map((style) => LOOKS.map((name) => style.getPropertyValue(name)).join())
        .join();
    const marked = document.querySelectorAll('a[aria-current], [role="tab"][aria-selected="true"]');
    return [...marked].flatMap((element) => {
      const others =
        element.closest('ul, ol, [role="tablist"]')?.querySelectorAll(element.tagName) ?? [];
      const other = [...others].find(
        (one) =>
          one.className === element.className &&
          !one.matches('[aria-current], [aria-selected="true"]'),
      );
      return element.checkVisibility() && other && looks(element) === looks(other)
        ? [element.textContent.trim()]
        : [];
    });
  });
}

for (const screen of SCREENS) {
  test(`${screen.name} in the visitor’s own colours: texts can be read, controls have an edge, what is current is marked`, async ({
    page,
    baseURL,
  }) => {
    await withAxe(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(await firstOf(baseURL ?? '', screen), { waitUntil: 'networkidle' });
    expect(await unreadable(page)).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await showIn(page, colorScheme);
      await expect.poll(() => inOwnColour(page), { message: colorScheme }).toEqual([]);
    }
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await vanished(page), `${size.width} px`).toEqual([]);
      expect(await unmarked(page), `${size.width} px`).toEqual([]);
    }
  });
}

test('the open menu and the list of languages mark the current entry too', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.locator('[data-panel="language"] > summary').click();
  expect(await unmarked(page), 'languages').toEqual([]);
  await page.setViewportSize(PHONE);
  await page.locator('[data-panel="menu"] > summary').click();
  await expect(page.locator('header nav a[aria-current="page"]')).toBeVisible();
  expect(await unmarked(page), 'menu').toEqual([]);
});
