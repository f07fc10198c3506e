import { SCREEN_ROUTES } from '@/lib/routes/table';
import { GALLERY_SCREENS } from '@/scripts/lib/screens.mjs';
import { startSite } from '@/testing/site';
import { openBrowser } from '../lib/browser';
import { report, type Figure } from '../lib/figures';
import { installedVersions, readRecord, writeRecord, type Recorded } from './record';
import { KINDS, weigh, type Weight } from './weigh';

const WEIGHED_ROUTES = new Set<string>(
  SCREEN_ROUTES.filter(([, { isStatement }]) => !isStatement).map(([name]) => name),
);
/** Screens under the addresses of the gallery, but for a search. */
const WEIGHED_SCREENS: Record<string, string> = {
  ...Object.fromEntries(
    GALLERY_SCREENS.filter(({ name }) => WEIGHED_ROUTES.has(name)).map(({ name, path }) => [
      name,
      path,
    ]),
  ),
  search: '/search?keyword=export',
  'home in Arabic': '/ar',
};
/** Bounds in bytes; JavaScript over that of an empty page. The payload is held to the record. */
const OWN_JAVASCRIPT = 16_500;
const OWN_JAVASCRIPT_OF: Partial<Record<string, number>> = { calendar: 95_000 };
const TOTAL_OF: Partial<Record<string, number>> = {
  home: 350_000,
  'home in Arabic': 350_000,
  article: 250_000,
};
const HTML_OF: Partial<Record<string, number>> = {
  home: 24_500,
  articles: 15_000,
  article: 17_500,
  calendar: 20_000,
  contact: 14_500,
};
const CSS = 7000;
const UNUSED_CSS = 30;
const LATER_CSS = 7000;
const FONTS = 100_000;
/**
 * How far a figure may be from the recorded one: more has lost a saving, less has made one that
 * must be recorded. Contents change with the day.
 */
const TOLERANCE: Weight = {
  html: 1500,
  payload: 3,
  css: 400,
  unusedCss: 6,
  laterCss: 500,
  javascript: 1500,
  fonts: 2000,
  total: 50_000,
};
/** Screens looked at in the same moment. */
const AT_ONCE = 3;

/**
 * Weighs every screen of the built site and compares it with the bounds and with the recorded
 * weights (`--record` writes these). Fails in both directions, so that a saving, once made, is
 * kept.
 */
export async function budgets(args: string[]): Promise<boolean> {
  const record = readRecord();
  const floor = record.floor.javascript;
  const weights = await weighAll();
  if (args.includes('--record')) writeRecord({ ...record, screens: weights });
  const { screens } = args.includes('--record') ? { screens: weights } : record;
  return report([
    floorFigure(record),
    ...Object.entries(weights).map(([name, weight]) =>
      figureOf(name, weight, floor, screens[name]),
    ),
  ]);
}

async function weighAll(): Promise<Record<string, Weight>> {
  const [site, browser] = await Promise.all([
    startSite({ API_BASE_URL: '', SITE_CONFIG: '', LOG_LEVEL: 'warn' }),
    openBrowser(),
  ]);
  const weights: Record<string, Weight> = {};
  const waiting = Object.entries(WEIGHED_SCREENS);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      weights[next[0]] = await weigh(browser, site.url + next[1]);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await site.stop();
  }
  return Object.fromEntries(
    Object.keys(WEIGHED_SCREENS).map((name) => [name, weights[name] ?? missing(name)]),
  );
}

function missing(name: string): never {
  throw new Error(`${name} was not weighed`);
}

function floorFigure({ floor }: Recorded): Figure {
  const installed = JSON.stringify(installedVersions());
  return {
    name: 'empty page',
    value: `JavaScript ${kilobytes(floor.javascript)}`,
    bound: 'measured with the installed versions; else npm run bench -- floor',
    ok: installed === JSON.stringify(floor.versions),
  };
}

function figureOf(
  name: string,
  weight: Weight,
  floor: number,
  recorded: Weight | undefined,
): Figure {
  const bounds: Partial<Weight> = {
    javascript: floor + (OWN_JAVASCRIPT_OF[name] ?? OWN_JAVASCRIPT),
    css: CSS,
    unusedCss: UNUSED_CSS,
    laterCss: LATER_CSS,
    fonts: FONTS,
    ...(HTML_OF[name] !== undefined && { html: HTML_OF[name] }),
    ...(TOTAL_OF[name] !== undefined && { total: TOTAL_OF[name] }),
  };
  const faults = KINDS.flatMap((kind) => {
    const value = weight[kind];
    const bound = bounds[kind];
    const known = recorded?.[kind];
    if (bound !== undefined && value > bound)
      return [`${kind} over its bound of ${amount(kind, bound)}`];
    if (known === undefined) return [`${kind} not recorded: --record`];
    if (value > known + TOLERANCE[kind]) return [`${kind} was ${amount(kind, known)}`];
    return value < known - TOLERANCE[kind]
      ? [`${kind} was ${amount(kind, known)}: record the saving with --record`]
      : [];
  });
  const { html, payload, javascript, css, unusedCss, laterCss, fonts, total } = weight;
  const parts = [
    `HTML ${kilobytes(html)} (payload ${payload} %)`,
    `JavaScript ${kilobytes(javascript)} (empty page + ${kilobytes(javascript - floor)})`,
    `CSS in it ${kilobytes(css)} (${unusedCss} % unused), later ${kilobytes(laterCss)}`,
    `fonts ${kilobytes(fonts)}`,
    `in all ${kilobytes(total)}`,
  ];
  return {
    name,
    value: parts.join(' · '),
    bound: faults.join('; ') || 'within bounds, as recorded',
    ok: faults.length === 0,
  };
}

function amount(kind: keyof Weight, value: number): string {
  return kind === 'payload' || kind === 'unusedCss' ? `${value} %` : kilobytes(value);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
