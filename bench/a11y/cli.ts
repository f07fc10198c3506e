import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright';
import { MAP_PROVIDER } from '@/lib/views/map/provider';
import { openBrowser } from '@/bench/lib/browser';
import { startSite } from '@/testing/site';
import { LANGUAGES } from '@/testing/test';
import { bringEngine, type PageEngine } from './engines';
import { ENGINES, EXCEPTIONS, exceptionFor, type EngineName } from './findings';
import { checkByNu } from './nu';
import { listOf, tableOf, type Line } from './table';
import { versionOf } from './tools';
import { allViews } from './views';
import { seeView, type Seen } from './visit';

/** In place of the map, which is another site's. */
const MAP =
  '<!doctype html><html lang="en"><title>map</title><body><main><h1>Map</h1></main></body></html>';
/** A port without a listener: the API is down. */
const NO_API = 'http://127.0.0.1:9';
const TITLES: Record<EngineName, string> = {
  axe: 'axe-core, with best practice',
  ibm: `IBM Equal Access ${versionOf('accessibility-checker-engine')}`,
  nu: `Nu HTML checker ${versionOf('vnu-jar')}`,
};

/**
 * Every screen and state × language × width under three engines: `npm run test:a11y`, or for a part
 * of it `npm run test:a11y -- --engines axe,ibm --languages ar --widths 360 --only contact`.
 */
const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: ENGINES.join(',') },
    languages: { type: 'string', default: LANGUAGES.join(',') },
    widths: { type: 'string', default: '360,768,1280' },
    /** A part of a view's name or address. */
    only: { type: 'string', default: '' },
  },
});
const engines = chosenOf(ENGINES, values.engines);
const languages = chosenOf(LANGUAGES, values.languages);
const widths = values.widths.split(',').map(Number);

/** What is asked on the command line; a word that names nothing is refused rather than ignored. */
function chosenOf<Name extends string>(all: readonly Name[], text: string): Name[] {
  return text.split(',').map((word) => {
    const found = all.find((name) => name === word);
    if (!found) throw new Error(`${word} is none of ${all.join(', ')}`);
    return found;
  });
}

async function seeAll(): Promise<Seen[]> {
  const normal = await startSite({ LOG_LEVEL: 'info', API_BASE_URL: '' });
  const outage = await startSite({ LOG_LEVEL: 'info', API_BASE_URL: NO_API });
  const browser = await openBrowser();
  const seen: Seen[] = [];
  try {
    const views = (await allViews(normal.url)).filter(({ name, path }) =>
      `${name} ${path}`.includes(values.only),
    );
    for (const language of languages) {
      const context = await openContext(browser, language);
      const inPage: PageEngine[] = [];
      for (const name of ['axe', 'ibm'] as const)
        if (engines.includes(name)) inPage.push(await bringEngine(name, context));
      for (const view of views) {
        const base = (view.isOutage ? outage : normal).url;
        const one = await seeView({ context, engines: inPage, base, language, widths }, view);
        console.log(`${language} ${view.name}: ${one.findings.length || 'none'} found`);
        seen.push(one);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await Promise.all([normal.stop(), outage.stop()]);
  }
  return seen;
}

async function openContext(browser: Browser, locale: string): Promise<BrowserContext> {
  // Contrast cannot be measured during a fade.
  const context = await browser.newContext({
    locale,
    timezoneId: 'Africa/Algiers',
    reducedMotion: 'reduce',
  });
  await context.route(`${MAP_PROVIDER.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: MAP }),
  );
  return context;
}

function report(seen: Seen[]): number {
  const sources = seen.flatMap((one) => one.sources);
  const found = seen.flatMap((one) => one.findings);
  if (engines.includes('nu')) found.push(...checkByNu(sources));
  const sum = (key: 'checks' | 'questions', engine: EngineName): number =>
    seen.reduce((total, one) => total + (one[key][engine] ?? 0), 0);
  const lines = engines.map((engine): Line => ({
    engine,
    title: TITLES[engine],
    checks: engine === 'nu' ? sources.length : sum('checks', engine),
    questions: engine === 'nu' ? null : sum('questions', engine),
  }));
  const excepted = found.filter((finding) => exceptionFor(finding));
  const judged = found.filter((finding) => !exceptionFor(finding));
  const advice = judged.filter(({ isAdvice }) => isAdvice);
  const violations = judged.filter(({ isAdvice }) => !isAdvice);
  if (violations.length > 0) console.log(`\nViolations\n${listOf(violations)}`);
  if (advice.length > 0) console.log(`\nAdvice\n${listOf(advice)}`);
  for (const exception of EXCEPTIONS) {
    const count = excepted.filter((finding) => exceptionFor(finding) === exception).length;
    const { engine, rule, reason } = exception;
    if (count > 0) console.log(`\nExcepted ${count} × ${engine} ${rule}: ${reason}`);
  }
  console.log(`\n${tableOf(lines, violations, advice, excepted)}`);
  return violations.length === 0 ? 0 : 1;
}

process.exit(report(await seeAll()));
