import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type Nginx } from '@/testing/proxies/nginx';
import { startSite } from '@/testing/site';
import { systemNginx } from '@/scripts/lib/proxies.mjs';
import type { Figure } from '../lib/figures';
import { SERVER_CORE } from '../lib/generator';
import { compareLoad, type Contender, type LoadCost } from '../lib/load-cost';
import { startBare } from '../lib/baselines/bare';
import { startNginxStatic } from '../lib/baselines/nginx';
import { missingForWordPress, startWordPress, WORDPRESS_SCREENS } from '../lib/baselines/wordpress';
import { wholeAnswer, type WholeAnswer } from '../lib/whole-answer';
import { rate } from '../lib/words';

const ROUNDS = 3;
const GZIP = { 'Accept-Encoding': 'gzip' };
const PORT = 19_210;
const ARTICLE = '/article/1';

/**
 * Pages behind the configuration we ship, beside nginx with the same bytes as a file and beside
 * WordPress behind nginx. Limits are lifted: the generator is one visitor.
 */
export async function behindNginx(seconds = 4): Promise<Figure[]> {
  if (!systemNginx()) return [{ name: 'nginx', value: 'not on this machine: not measured' }];
  const folder = mkdtempSync(join(tmpdir(), 'behind-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const site = await startSite({
      API_BASE_URL: '',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    });
    stops.push(() => site.stop());
    const nginx = await startShipped(site.url);
    stops.push(() => nginx.stop());
    const home = await gzipped(`${site.url}/`);
    const files = await startNginxStatic(folderIn(folder, 'files'), PORT, home);
    if (!files) return [];
    stops.push(() => files.stop());
    const contenders: Contender[] = [
      { name: 'ours, home', url: `${nginx.url}/`, pid: nginx.pid },
      { name: 'ours, article', url: nginx.url + ARTICLE, pid: nginx.pid },
      { name: 'file, home', url: files.url, pid: files.pid },
      { name: 'file with headers, home', url: `${files.url}headers/`, pid: files.pid },
    ];
    const missing = missingForWordPress();
    const sizes: Figure[] = [];
    const wordpress =
      missing === undefined
        ? await startWordPress(folderIn(folder, 'wordpress'), PORT + 1)
        : undefined;
    if (wordpress) {
      stops.push(() => wordpress.stop());
      const theirs = {
        home: await gzipped(wordpress.files + WORDPRESS_SCREENS.home),
        article: await gzipped(wordpress.files + WORDPRESS_SCREENS.article),
      };
      // Our headers with WordPress's page, to compare the configuration alone.
      const replayed = await startBare(folder, PORT + 3, {
        ...theirs.home,
        headers: { ...home.headers, 'content-length': String(theirs.home.body.length) },
      });
      stops.push(() => replayed.stop());
      const same = await startShipped(replayed.url);
      stops.push(() => same.stop());
      contenders.push({ name: 'ours, WordPress’s bytes', url: `${same.url}/`, pid: same.pid });
      for (const screen of ['home', 'article'] as const)
        for (const [name, url] of [
          ['page cache', wordpress.pageCache],
          ['files', wordpress.files],
        ] as const)
          contenders.push({
            name: `WordPress, ${name}, ${screen}`,
            url: url + WORDPRESS_SCREENS[screen],
            pid: wordpress.pid,
          });
      sizes.push(
        {
          name: 'home, gzip: ours, WordPress',
          value: `${kilobytes(home)}, ${kilobytes(theirs.home)}`,
        },
        {
          name: 'article, gzip: ours, WordPress',
          value: `${kilobytes(await gzipped(site.url + ARTICLE))}, ${kilobytes(theirs.article)}`,
        },
      );
    }
    const costs = await compareLoad(contenders, { rounds: ROUNDS, seconds, headers: GZIP });
    return [...sizes, ...figuresOf(costs, missing)];
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function startShipped(site: string): Promise<Nginx> {
  return startNginx(site, {
    prefix: ['taskset', '-c', SERVER_CORE],
    change: (text) => unlimited(text).replace('worker_processes auto;', 'worker_processes 1;'),
  });
}

function unlimited(text: string): string {
  return text.replaceAll(/^\s*limit_(?:conn|req) .*$/gm, '');
}

function folderIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

function gzipped(url: string): Promise<WholeAnswer> {
  return wholeAnswer(url, { 'accept-encoding': 'gzip' });
}

function kilobytes({ body }: WholeAnswer): string {
  return `${(body.length / 1024).toFixed(1)} kB`;
}

function figuresOf(costs: ReadonlyMap<string, LoadCost>, missing: string | undefined): Figure[] {
  const of = (name: string): LoadCost => {
    const found = costs.get(name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const ratio = of('ours, home').perSecond / of('file, home').perSecond;
  const faults = [...costs.values()].reduce((sum, cost) => sum + cost.faults, 0);
  return [
    ...[...costs].map(([name, cost]) => ({ name, value: shown(cost) })),
    {
      name: 'ours / file with headers, home',
      value: (of('ours, home').perSecond / of('file with headers, home').perSecond).toFixed(2),
    },
    { name: 'ours / file, home', value: ratio.toFixed(2) },
    ...(missing === undefined
      ? ['page cache', 'files'].flatMap((kind) => [
          against(`home / WordPress, ${kind}`, of('ours, home'), of(`WordPress, ${kind}, home`)),
          against(
            `article / WordPress, ${kind}`,
            of('ours, article'),
            of(`WordPress, ${kind}, article`),
          ),
          against(
            `WordPress’s bytes / WordPress, ${kind}`,
            of('ours, WordPress’s bytes'),
            of(`WordPress, ${kind}, home`),
            kind === 'page cache',
          ),
        ])
      : [{ name: 'WordPress', value: `not on this machine (${missing}): not measured` }]),
    { name: 'faults', value: faults, bound: '0', ok: faults === 0 },
  ];
}

function shown({ perSecond, cpuMicroseconds, instructions }: LoadCost): string {
  const counted =
    instructions === undefined ? '' : `, ${Math.round(instructions / 1000)} thousand instructions`;
  return `${rate(perSecond)}, ${cpuMicroseconds.toFixed(1)} µs of processor time${counted}`;
}

/**
 * How many times the requests per second of the baseline, and how many times less work per request.
 */
function against(name: string, ours: LoadCost, theirs: LoadCost, isCompared = false): Figure {
  const work =
    ours.instructions !== undefined && theirs.instructions !== undefined
      ? theirs.instructions / ours.instructions
      : theirs.cpuMicroseconds / ours.cpuMicroseconds;
  const ratios = [ours.perSecond / theirs.perSecond, work];
  return {
    name: `${name}: requests, work`,
    value: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
    ...(isCompared && { givenUp: '1: twelve maps make the key; 2 kB of headers' }),
  };
}
