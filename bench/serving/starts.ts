import { execFileSync } from 'node:child_process';
import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import { buildPlainNext, startPlainNext } from '../lib/baselines/plain-next';
import type { Figure } from '../lib/figures';
import { median } from '../lib/numbers';

const ROUNDS = 3;
const PORT = 19_230;
/** The site has fifteen screens in three languages, and bundles of its own besides Next's. */
const MOST_OF_BUILD = 3;

/**
 * From the start of the process, on an empty data folder, to the first whole home page; beside
 * `next start` of a project of two pages.
 */
export async function start(): Promise<Figure[]> {
  await buildPlainNext();
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(
      await secondsOf(async () => {
        const site = await startSite({ API_BASE_URL: '', LOG_LEVEL: 'info' });
        const { status } = await get(site.url, '/');
        if (status !== 200) throw new Error(`The home page answers ${status}`);
        return site;
      }),
    );
    plain.push(await secondsOf(() => startPlainNext(PORT)));
  }
  const ratio = median(ours) / median(plain);
  return [
    {
      name: 'start to the first page, embedded API included',
      value: `${median(ours).toFixed(1)} s`,
    },
    {
      name: 'next start of a minimal project to its first page',
      value: `${median(plain).toFixed(1)} s`,
    },
    { name: 'ours / next start', value: ratio.toFixed(1), givenUp: '3: three processes' },
  ];
}

/** The whole build, as an operator runs it; beside that of a project of two pages. */
export async function build(): Promise<Figure[]> {
  const ours = await secondsOf(() =>
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' }),
  );
  const plain = await secondsOf(() => buildPlainNext(true));
  return [
    {
      name: 'build / that of a minimal project',
      value: `${(ours / plain).toFixed(1)} (${ours.toFixed(0)} s)`,
      bound: `at most ${MOST_OF_BUILD}`,
      ok: ours <= MOST_OF_BUILD * plain,
    },
  ];
}

async function secondsOf(begin: () => unknown): Promise<number> {
  const begun = performance.now();
  const started = await begin();
  const seconds = (performance.now() - begun) / 1000;
  await (started as { stop?: () => unknown } | undefined)?.stop?.();
  return seconds;
}
