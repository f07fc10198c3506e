import { get } from '@/e2e/support/http';
import { inLanguage, type Language } from '@/e2e/support/test';
import type { BrowserContext, Page } from 'playwright';
import type { PageEngine } from './engines';
import type { Finding } from './findings';
import type { Source } from './nu';
import type { View } from './views';

const HEIGHT = 900;

export interface Visit {
  context: BrowserContext;
  engines: PageEngine[];
  base: string;
  language: Language;
  widths: number[];
}

export interface Seen {
  findings: Finding[];
  /** Documents for the HTML checker: as the server sends them, and as they stand after the scripts. */
  sources: Source[];
  checks: Record<string, number>;
  questions: Record<string, number>;
}

/** One view in one language at every width. A state is brought about anew at each width, since crossing a break point ends it. */
export async function seeView({ context, engines, base, language, widths }: Visit, view: View): Promise<Seen> {
  const seen: Seen = { findings: [], sources: [], checks: {}, questions: {} };
  const address = base + inLanguage(view.path, language);
  if (!view.bring) seen.sources.push({ view: view.name, language, at: 'source', html: (await get(base, inLanguage(view.path, language))).body });
  let page: Page | null = null;
  for (const width of widths.filter((width) => view.exists?.(width) ?? true)) {
    if (view.bring) {
      await page?.close();
      page = null;
    }
    page ??= await open(context, address, width, view.hasPopup ?? false);
    await page.setViewportSize({ width, height: HEIGHT });
    await view.bring?.(page, language);
    await settle(page);
    seen.sources.push({ view: view.name, language, at: `${width} px`, html: await page.content() });
    for (const engine of engines) {
      const { faults, questions } = await engine.judge(page);
      seen.checks[engine.name] = (seen.checks[engine.name] ?? 0) + 1;
      seen.questions[engine.name] = (seen.questions[engine.name] ?? 0) + questions;
      seen.findings.push(...faults.map((fault) => ({ ...fault, view: view.name, language, at: `${width} px` })));
    }
  }
  await page?.close();
  return seen;
}

async function open(context: BrowserContext, address: string, width: number, hasPopup: boolean): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: HEIGHT });
  if (!hasPopup) await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'));
  await page.goto(address, { waitUntil: 'networkidle' });
  // The library draws its events twice before they stand.
  if (address.includes('/calendrier')) await page.locator('main .fc-event:visible').first().waitFor();
  return page;
}

/** Two frames, in which what a change of size or state draws is drawn. */
function settle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
