import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url));

const OPTIONS: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // Of level AAA: a contrast of 7:1.
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
  // The map's document is another site's.
  iframes: false,
};

/** In other colours only the contrast is another. */
const CONTRAST: RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] },
};

declare global {
  interface Window {
    axe: {
      run(context: Document, options: RunOptions): Promise<AxeResults>;
      getRules(): { ruleId: string; tags: string[] }[];
    };
  }
}

/**
 * Adds the checker to every document that the page opens, since the policy blocks scripts added
 * later.
 */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: SOURCE });
}

/** Findings on the current page in both colour schemes, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, options] of [
    ['dark', CONTRAST],
    ['light', OPTIONS],
  ] as const) {
    await showIn(page, colorScheme);
    found.push(...(await violationsNow(page, options)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}

/** Colours change in transitions, if only of 1 ms; each element's follows its parent's. */
export async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** Rule, element and reason. */
async function violationsNow(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(async (asked) => {
    // Sections far below the window are not laid out yet, and would seem to overlap.
    document.documentElement.setAttribute('data-laid-out', '');
    return (await window.axe.run(document, asked)).violations;
  }, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`,
    ),
  );
}
