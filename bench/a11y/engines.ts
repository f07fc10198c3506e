import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { Fault } from './findings';
import { toolFolder } from './tools';

/** IBM's result for one element: [kind of rule, outcome]. */
interface IbmResult {
  ruleId: string;
  value: [string, string];
  message: string;
  path: { dom: string };
  snippet: string;
}

/** The engine in a page; axe is declared in e2e/support/axe. */
declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check(context: Document, rules: string[]): Promise<{ results: IbmResult[] }>;
      };
    };
  }
}

/** Findings of an engine on the current page, and the number of places it leaves to a person. */
export interface Judgement {
  faults: Fault[];
  questions: number;
}

export interface PageEngine {
  name: 'axe' | 'ibm';
  judge(page: Page): Promise<Judgement>;
}

/**
 * Adds an engine to every document that a context opens, since the pages' policy blocks scripts
 * added later.
 */
export async function bringEngine(
  name: PageEngine['name'],
  context: BrowserContext,
): Promise<PageEngine> {
  const file =
    name === 'axe'
      ? 'node_modules/axe-core/axe.min.js'
      : join(toolFolder('accessibility-checker-engine'), 'ace.js');
  // `var ace` of a script that is evaluated need not become a property of the window.
  const source =
    name === 'axe'
      ? readFileSync(file, 'utf8')
      : `${readFileSync(file, 'utf8')}\n;globalThis.ace = ace;`;
  await context.addInitScript({ content: source });
  return { name, judge: name === 'axe' ? judgeByAxe : judgeByIbm };
}

/** Every rule but those of level AAA and those its makers call experimental or deprecated. */
async function judgeByAxe(page: Page): Promise<Judgement> {
  const { violations, incomplete } = await page.evaluate(async () => {
    const { axe } = window;
    const left = ['wcag2aaa', 'experimental', 'deprecated'];
    const values = axe
      .getRules()
      .flatMap(({ ruleId, tags }) => (tags.some((tag) => left.includes(tag)) ? [] : [ruleId]));
    // The map's document is another site's.
    return axe.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
    });
  });
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }): Fault => {
      return {
        engine: 'axe',
        rule: id,
        where: target.join(' '),
        what: (failureSummary ?? '').replaceAll(/\s+/g, ' '),
      };
    }),
  );
  return { faults, questions: incomplete.reduce((sum, { nodes }) => sum + nodes.length, 0) };
}

/** The rule set that unites WCAG 2.2 A and AA, EN 301 549 and US 508. */
async function judgeByIbm(page: Page): Promise<Judgement> {
  const results = await page.evaluate(async () => {
    const { ace } = window;
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    const slim = results.map(({ ruleId, value, message, path, snippet }) => ({
      ruleId,
      value,
      message,
      path: { dom: path.dom },
      snippet,
    }));
    // The map's document is another site's, and until it is near the screen an empty one.
    return slim.filter(
      ({ value: [, outcome], path }) => outcome !== 'PASS' && !/\/iframe\[\d+\]\//.test(path.dom),
    );
  });
  const faults = results
    .filter(({ value: [kind, outcome] }) => outcome === 'FAIL' && kind !== 'INFORMATION')
    .map(({ ruleId, value: [kind], message, path, snippet }): Fault => {
      return {
        engine: 'ibm',
        rule: ruleId,
        where: `${snippet} (${path.dom})`,
        what: message,
        isAdvice: kind !== 'VIOLATION',
      };
    });
  return { faults, questions: results.length - faults.length };
}
