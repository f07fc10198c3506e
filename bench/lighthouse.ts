import { get } from '@/testing/http';
import { firstOf, SCREENS, type Screen } from '@/testing/own-screens';
import { startSite } from '@/testing/site';
import { withLanguage } from '@/lib/i18n/language-path';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { LITE_PARAMETER } from '@/lib/lite-mode';
import { systemBrowser } from '@/scripts/lib/browser.mjs';
import { numberOf, wordsOf } from './lib/figures';
import { installLighthouse, look, type Look } from './lib/lighthouse-run';

/** Screens no search engine is to keep, by purpose: what Lighthouse says of that cannot apply to them. */
const HIDDEN: Record<string, string[]> = { search: ['is-crawlable'], 'not-found': ['is-crawlable', 'http-status-code', 'errors-in-console'] };
const ALL: (Screen & { short: string })[] = [
  ...SCREENS.map((screen) => ({ ...screen, short: screen.name.split('/')[1] || 'home' })),
  { name: 'not found', path: '/nulle-part', short: 'not-found' },
];

type Measure = Exclude<keyof Look, 'lost'>;
interface Column {
  name: Measure;
  title: string;
  show: (value: number) => string;
  isGood: (value: number) => boolean;
}
const score = (name: Measure, title: string, least: number): Column => ({ name, title, show: String, isGood: (value) => value >= least });
const COLUMNS: Column[] = [
  score('performance', 'perf ≥ 98', 98),
  score('accessibility', 'a11y 100', 100),
  score('bestPractices', 'best 100', 100),
  score('seo', 'seo 100', 100),
  { name: 'largestPaint', title: 'LCP ≤ 1.5 s', show: (value) => `${(value / 1000).toFixed(2)} s`, isGood: (value) => value <= 1500 },
  { name: 'blocking', title: 'TBT ≤ 50 ms', show: (value) => `${Math.round(value)} ms`, isGood: (value) => value <= 50 },
  { name: 'shift', title: 'CLS ≤ 0.02', show: (value) => value.toFixed(3), isGood: (value) => value <= 0.02 },
  { name: 'bytes', title: 'kB', show: (value) => String(Math.round(value / 1024)), isGood: () => true },
];

/**
 * Every screen in every language through Lighthouse, as a phone on slow 4G sees it; each figure is the median of its runs.
 * `--screens home,article`, `--languages fr`, `--runs 1` make it shorter, `--lite` looks at lite mode.
 */
export async function lighthouse(args: string[]): Promise<boolean> {
  const runs = numberOf(args, 'runs', 3);
  const screens = wordsOf(
    args,
    'screens',
    ALL.map(({ short }) => short),
  );
  const languages = wordsOf(args, 'languages', [...LOCALES]);
  const isLite = args.includes('--lite');
  const command = installLighthouse();
  const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '3600', CONTENT_FRESH_SECONDS: '3600' });
  let isGood = true;
  try {
    console.log(`  ${'screen'.padEnd(34)}${COLUMNS.map(({ title }) => title.padEnd(13)).join('')}`);
    for (const screen of ALL.filter(({ short }) => screens.includes(short))) {
      for (const language of LOCALES.filter((code) => languages.includes(code))) {
        const path = withLight(withLanguage(await firstOf(site.url, screen), language), isLite);
        await get(site.url, path);
        const skipped = HIDDEN[screen.short] ?? [];
        const looks: Look[] = [];
        while (looks.length < runs) looks.push(await look(command, site.url + path, { skipped, browser: systemBrowser() }));
        if (!print(screen.short, language, looks, skipped)) isGood = false;
      }
    }
  } finally {
    await site.stop();
  }
  return isGood;
}

function withLight(path: string, isLite: boolean): string {
  return isLite ? `${path}${path.includes('?') ? '&' : '?'}${LITE_PARAMETER}=1` : path;
}

/** One line of the table; says whether all its figures are within their bounds. */
function print(screen: string, language: Locale, looks: Look[], skipped: string[]): boolean {
  const cells = COLUMNS.map(({ name, show, isGood }) => {
    const value = medianOf(looks.map((seen) => seen[name]));
    return { text: `${show(value)}${isGood(value) ? '' : ' ✖'}`, ok: isGood(value) };
  });
  const note = skipped.length > 0 ? `  (noindex by purpose: ${skipped.join(', ')} not applicable)` : '';
  console.log(`  ${`${screen} ${language}`.padEnd(34)}${cells.map(({ text }) => text.padEnd(13)).join('')}${note}`);
  const lost = new Set(looks.flatMap((seen) => seen.lost));
  if (lost.size > 0) console.log(`    costs points: ${[...lost].join(', ')}`);
  return cells.every(({ ok }) => ok);
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
