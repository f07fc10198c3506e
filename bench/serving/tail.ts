import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import { SMALL, startContent } from '../lib/content';
import type { Figure } from '../lib/figures';
import { pin, load, SERVER_CORE, type LoadResult } from '../lib/generator';
import { median } from '../lib/numbers';
import { startBare } from '../lib/baselines/bare';
import { wholeAnswer } from '../lib/whole-answer';

const GZIP = { 'Accept-Encoding': 'gzip' };
/** What browsers accept: the rendered page is sent as it comes. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const RUNS = 10;
const CONNECTIONS = 128;
const WARM_UP_SECONDS = 8;
const WARM_UP_RENDERINGS = 40;
const PORT = 19_240;

/**
 * Tail latency: home from the page cache, front and renderer on one core, beside a bare server with
 * the same answer on the same core. In every second run a page not asked for before is rendered
 * once a second.
 */
export async function tail(seconds = 5): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tail-'));
  const api = await startContent(SMALL);
  const site = await startSite({ API_BASE_URL: api.url, LOG_LEVEL: 'info' });
  await pin(site.pid, SERVER_CORE);
  const url = `${site.url}/`;
  const bare = await startBare(folder, PORT, await wholeAnswer(url, { 'accept-encoding': 'gzip' }));
  const crowd = (address: string): Promise<LoadResult> =>
    load({ url: address, connections: CONNECTIONS, seconds, headers: GZIP });
  for (const address of [url, bare.url])
    await load({ url: address, connections: 16, seconds: WARM_UP_SECONDS, headers: GZIP });
  for (let nth = 0; nth < WARM_UP_RENDERINGS; nth += 1)
    await get(site.url, `/search?keyword=first-${nth}`, { headers: BROWSER });
  const runs: Record<'bare' | 'alone' | 'rendering', LoadResult[]> = {
    bare: [],
    alone: [],
    rendering: [],
  };
  for (let run = 0; run < RUNS; run += 1) {
    runs.bare.push(await crowd(bare.url));
    if (run % 2 === 0) runs.alone.push(await crowd(url));
    else runs.rendering.push(await whileRendering(site.url, run, () => crowd(url)));
  }
  await Promise.all([site.stop(), bare.stop()]);
  api.stop();
  rmSync(folder, { recursive: true, force: true });
  const p99 = (name: keyof typeof runs): number => median(runs[name].map((pressed) => pressed.p99));
  const faults = [...runs.alone, ...runs.rendering].reduce(
    (sum, pressed) => sum + pressed.faults,
    0,
  );
  const against = (name: 'alone' | 'rendering'): Figure => {
    const ratio = p99(name) / p99('bare');
    return {
      name: `${name}: p99, ours / bare node:http`,
      value: `${ratio.toFixed(1)} (${p99(name).toFixed(1)} ms)`,
      givenUp: '2: 128 connections that open at one instant',
    };
  };
  return [
    {
      name: `bare node:http: p99 at ${CONNECTIONS} connections`,
      value: `${p99('bare').toFixed(1)} ms`,
    },
    against('alone'),
    against('rendering'),
    { name: `faults in ${RUNS} runs`, value: faults, bound: '0', ok: faults === 0 },
  ];
}

async function whileRendering(
  site: string,
  run: number,
  measure: () => Promise<LoadResult>,
): Promise<LoadResult> {
  const stop = new AbortController();
  const renderings = renderEverySecond(site, run, stop.signal);
  const pressed = await measure();
  stop.abort();
  await renderings;
  return pressed;
}

async function renderEverySecond(site: string, run: number, signal: AbortSignal): Promise<void> {
  let nth = 0;
  while (!signal.aborted) {
    nth += 1;
    await Promise.all([
      get(site, `/search?keyword=${run}-${nth}`, { headers: BROWSER }),
      wait(1000),
    ]);
  }
}
