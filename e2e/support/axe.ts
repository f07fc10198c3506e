import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url));

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // The map's document is another site's.
  iframes: false,
};

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults>; getRules(): { ruleId: string; tags: string[] }[] };
  }
}

/** Puts the checker into every document the page opens from now on, as the page's policy lets no foreign script in later. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: SOURCE });
}

/** What the checker finds on the page as it stands: rule, element and why, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (options) => {
    return (await window.axe.run(document, options)).violations;
  }, OPTIONS);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`));
}
