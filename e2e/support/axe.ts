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

/** Colours change in transitions, if only of 1 ms; each element's follows its parent's. */
export async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** Findings on the current page: rule, element and reason. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (asked) => {
    // Sections far below the window are not laid out yet, and would seem to overlap.
    document.documentElement.setAttribute('data-laid-out', '');
    return (await window.axe.run(document, asked)).violations;
  }, OPTIONS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`,
    ),
  );
}
