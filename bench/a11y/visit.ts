import { POPUP_COOKIE } from '@/lib/platform/constants';
import { get } from '@/testing/http';
import { inLanguage, type Language } from '@/testing/test';
import type { BrowserContext, Page } from 'playwright';
import type { PageEngine } from './engines';
import type { Finding } from './findings';
import type { Source } from './nu';
import type { View } from './views';

const HEIGHT = 900;
/** Milliseconds: longer than the calendar waits before it measures itself again. */
const QUIET = 400;

export interface Visit {
  context: BrowserContext;
  engines: PageEngine[];
  base: string;
  language: Language;
  widths: number[];
}

export interface Seen {
  findings: Finding[];
  /**
   * Documents for the HTML checker: as the server sends them, and as they stand after the scripts.
   */
  sources: Source[];
  checks: Record<string, number>;
  questions: Record<string, number>;
}

/**
 * One view in one language at every width. A state is brought about anew at each width, since
 * crossing a break point ends it.
 */
export async function seeView(
  { context, engines, base, language, widths }: Visit,
  view: View,
): Promise<Seen> {
  const seen: Seen = { findings: [], sources: [], checks: {}, questions: {} };
  const address = base + inLanguage(view.path, language);
  if (!view.bring)
    seen.sources.push({
      view: view.name,
      language,
      at: 'source',
      html: (await get(base, inLanguage(view.path, language))).body,
    });
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
      seen.findings.push(
        ...faults.map((fault) => ({ ...fault, view: view.name, language, at: `${width} px` })),
      );
    }
  }
  await page?.close();
  return seen;
}

async function open(
  context: BrowserContext,
  address: string,
  width: number,
  hasPopup: boolean,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: HEIGHT });
  await context.clearCookies({ name: POPUP_COOKIE });
  if (!hasPopup) await context.addCookies([{ name: POPUP_COOKIE, value: '1', url: address }]);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (address.includes('/calendrier')) await untilDrawn(page);
  return page;
}

/** The calendar has its events. */
async function untilDrawn(page: Page): Promise<void> {
  await page.locator('#calendar .fc-view').waitFor();
  await page.locator('#calendar [role="status"].visually-hidden').waitFor({ state: 'attached' });
}

/**
 * Two frames, in which what a change of size or state draws is drawn; a calendar is drawn once
 * nothing in it has changed for a while.
 */
function settle(page: Page): Promise<void> {
  return page.evaluate(async (quiet) => {
    const calendar = document.querySelector('#calendar');
    if (calendar)
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        });
        watch.observe(calendar, { attributes: true, childList: true, subtree: true });
      });
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  }, QUIET);
}
