import { startSite, type Site } from '@/testing/site';
import { openBrowser } from '@/bench/lib/browser';
import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright';
import { bringEngine, type PageEngine } from './engines';
import { EXCEPTIONS, exceptionFor } from './exceptions';
import type { EngineName, Finding } from './findings';
import { checkByHtmlValidate, checkByNu, type Source } from './nu';
import { readOptions, type Options } from './options';
import { listOf, tableOf, type Line } from './table';
import { hasJava, versionOf } from './tools';
import { allViews } from './views';
import { seeView, type Seen } from './visit';
import { MAP_PROVIDER } from '@/lib/views/map/provider';

/** In place of the map, which is another site's. */
const MAP =
  '<!doctype html><html lang="en"><title>map</title><body><main><h1>Map</h1></main></body></html>';
/** A port without a listener: the API is down. */
const NO_API = 'http://127.0.0.1:9';

/**
 * Every screen and state × language × width under three engines: `npm run test:a11y`, or for a part
 * of it `npm run test:a11y -- --engines axe,ibm --languages ar --widths 360 --only contact`.
 */
async function run(options: Options): Promise<number> {
  const started = Date.now();
  const sites = await startSites(options);
  const browser = await openBrowser();
  const seen: Seen[] = [];
  try {
    const views = (await allViews(sites.normal)).filter(({ name, path }) =>
      `${name} ${path}`.includes(options.only),
    );
    for (const language of options.languages) {
      const context = await openContext(browser, language);
      const engines: PageEngine[] = [];
      for (const name of ['axe', 'ibm'] as const)
        if (options.engines.includes(name)) engines.push(await bringEngine(name, context));
      for (const view of views) {
        const base = view.isOutage ? sites.outage : sites.normal;
        const one = await seeView(
          { context, engines, base, language, widths: options.widths },
          view,
        );
        console.log(
          `${language} ${view.name}: ${one.findings.length === 0 ? 'ok' : `${one.findings.length} found`}`,
        );
        seen.push(one);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await sites.stop();
  }
  return await report(seen, options, started);
}

async function startSites({
  url,
}: Options): Promise<{ normal: string; outage: string; stop: () => Promise<void> }> {
  const sites: Site[] = [];
  const start = async (env: Record<string, string>): Promise<string> => {
    const site = await startSite({ LOG_LEVEL: 'info', ...env });
    sites.push(site);
    return site.url;
  };
  const normal = url ?? (await start({ API_BASE_URL: '' }));
  const outage = await start({ API_BASE_URL: NO_API });
  return {
    normal,
    outage,
    stop: async () => void (await Promise.all(sites.map((site) => site.stop()))),
  };
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

async function report(seen: Seen[], { engines, out }: Options, started: number): Promise<number> {
  const sources = seen.flatMap((one) => one.sources);
  const lines: Line[] = [];
  const found = seen.flatMap((one) => one.findings);
  const sum = (key: 'checks' | 'questions', engine: EngineName): number =>
    seen.reduce((total, one) => total + (one[key][engine] ?? 0), 0);
  if (engines.includes('axe'))
    lines.push({
      engine: 'axe',
      title: 'axe-core, with best practice',
      checks: sum('checks', 'axe'),
      questions: sum('questions', 'axe'),
    });
  if (engines.includes('ibm'))
    lines.push({
      engine: 'ibm',
      title: `IBM Equal Access ${versionOf('accessibility-checker-engine')}`,
      checks: sum('checks', 'ibm'),
      questions: sum('questions', 'ibm'),
    });
  if (engines.includes('nu')) {
    const { title, findings } = await checkSources(sources);
    found.push(...findings);
    lines.push({ engine: 'nu', title, checks: sources.length, questions: null });
  }
  const excepted = found.filter((finding) => exceptionFor(finding));
  const advice = found.filter((finding) => finding.isAdvice && !exceptionFor(finding));
  const violations = found.filter((finding) => !finding.isAdvice && !exceptionFor(finding));
  if (out) writeFileSync(out, JSON.stringify({ violations, advice, excepted }, null, 1));
  if (violations.length > 0) console.log(`\nViolations\n${listOf(violations)}`);
  if (advice.length > 0) console.log(`\nAdvice\n${listOf(advice)}`);
  for (const exception of EXCEPTIONS) {
    const count = excepted.filter((finding) => exceptionFor(finding) === exception).length;
    if (count > 0)
      console.log(
        `\nExcepted ${count} × ${exception.engine} ${exception.rule}: ${exception.reason}`,
      );
  }
  console.log(`\n${tableOf(lines, violations, advice, excepted)}`);
  console.log(
    `\n${violations.length} violations in ${Math.round((Date.now() - started) / 1000)} s.`,
  );
  return violations.length === 0 ? 0 : 1;
}

async function checkSources(sources: Source[]): Promise<{ title: string; findings: Finding[] }> {
  if (hasJava())
    return { title: `Nu HTML checker ${versionOf('vnu-jar')}`, findings: checkByNu(sources) };
  console.log(
    '\nNo Java on this machine, which the Nu HTML checker needs: html-validate stands in for it.',
  );
  return {
    title: `html-validate ${versionOf('html-validate')} (no Java)`,
    findings: await checkByHtmlValidate(sources),
  };
}

process.exit(await run(readOptions(process.argv.slice(2))));
