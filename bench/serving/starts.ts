import { spawn } from 'node:child_process';
import { get } from '@/e2e/support/http';
import { startSite } from '@/e2e/support/site';
import type { Figure } from '../lib/figures';
import { median } from '../lib/numbers';

const ROUNDS = 3;

/** From the start of the process, on an empty data folder, to the first whole home page. */
export async function start(): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const site = await startSite({ API_BASE_URL: '', LOG_LEVEL: 'info' });
    const { status } = await get(site.url, '/');
    if (status !== 200) throw new Error(`The home page answers ${status}`);
    times.push((performance.now() - begun) / 1000);
    await site.stop();
  }
  const seconds = median(times);
  return [{ name: 'start to the first page, embedded API included', value: `${seconds.toFixed(1)} s`, bound: 'at most 3 s', ok: seconds <= 3 }];
}

/** The whole build, as an operator runs it. */
export async function build(): Promise<Figure[]> {
  const begun = performance.now();
  const code = await new Promise<number | null>((resolve) => spawn('npm', ['run', '--silent', 'build'], { stdio: 'ignore' }).once('exit', resolve));
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
  const seconds = (performance.now() - begun) / 1000;
  return [{ name: 'build', value: `${seconds.toFixed(0)} s`, bound: 'at most 90 s', ok: seconds <= 90 }];
}
