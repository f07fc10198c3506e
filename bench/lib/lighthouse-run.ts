import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
/** The newest that runs on Node 20. */
const VERSION = '12.8.2';
const REPORT_BYTES = 64 * 1024 * 1024;
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audit = z.object({ id: z.string(), title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() });
const category = z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const report = z.object({
  audits: z.record(z.string(), audit),
  categories: z.record(z.enum(CATEGORIES), category),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** One look at a page: scores from 0 to 100, milliseconds, and what cost points. */
export interface Look {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  lost: string[];
}

/** Installs Lighthouse in the system's temporary folder, where nothing of it gets into the site; returns its command. */
export function installLighthouse(): string {
  const folder = join(tmpdir(), `lighthouse-${VERSION}`);
  const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (!existsSync(command)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: folder, stdio: 'inherit' });
  }
  return command;
}

/** Looks at a page as a phone on slow 4G does (Lighthouse's own simulation). `skipped` are audits that cannot apply to it. */
export async function look(command: string, url: string, { skipped, browser }: { skipped: string[]; browser: string | undefined }): Promise<Look> {
  const { stdout } = await run(
    process.execPath,
    [
      command,
      url,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
    ],
    { maxBuffer: REPORT_BYTES, env: { ...process.env, ...(browser && { CHROME_PATH: browser }) } },
  );
  return lookOf(report.parse(JSON.parse(stdout)));
}

function lookOf({ audits, categories, runtimeError }: z.infer<typeof report>): Look {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const scoreOf = (name: (typeof CATEGORIES)[number]): number => Math.round((categories[name].score ?? 0) * 100);
  const valueOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const weighed = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    bytes: valueOf('total-byte-weight'),
    lost: Object.values(audits)
      .filter(({ id, score }) => weighed.has(id) && score !== null && score < 0.9)
      .map(({ id }) => id),
  };
}
