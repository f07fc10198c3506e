import { spawn } from 'node:child_process';
import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import type { Figure } from '../lib/figures';
import { median } from '../lib/numbers';
import { buildPlainNext, startPlainNext } from '../lib/baselines/plain-next';

const ROUNDS = 3;

const PORT = 19_230;
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

async function secondsOf(begin: () => Promise<{ stop: () => unknown }>): Promise<number> {
  const begun = performance.now();
  const server = await begin();
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  return seconds;
}

/** The whole build, as an operator runs it. */
export async function build(): Promise<Figure[]> {
  const begun = performance.now();
  const code = await new Promise<number | null>((resolve) =>
    spawn('npm', ['run', '--silent', 'build'], { stdio: 'ignore' }).once('exit', resolve),
  );
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
  const seconds = (performance.now() - begun) / 1000;
  return [
    { name: 'build', value: `${seconds.toFixed(0)} s`, bound: 'at most 90 s', ok: seconds <= 90 },
  ];
}
