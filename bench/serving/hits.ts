import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@/testing/site';
import type { Figure } from '../lib/figures';
import { SMALL, startContent } from '../lib/content';
import { pin, load, SERVER_CORE, type LoadResult } from '../lib/generator';
import { median } from '../lib/numbers';
import { startBare } from '../lib/baselines/bare';
import { startNginxStatic } from '../lib/baselines/nginx';
import { startPlainNext } from '../lib/baselines/plain-next';
import type { Baseline } from '../lib/baselines/server';
import { wholeAnswer } from '../lib/whole-answer';
import { rate } from '../lib/words';

const GZIP = { 'Accept-Encoding': 'gzip' };
const ROUNDS = 3;
/** Warm-up for the compiler. */
const WARM_UP_SECONDS = 8;
const PORT = 19_200;

type Name = 'ours' | 'bare' | 'next' | 'nginx';

/**
 * The home page from the page cache, one process on one core, side by side with what it is to be
 * compared with. Medians of rounds in turn. The content API is another process, as in operation.
 */
export async function hits(seconds = 4): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hits-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const api = await startContent(SMALL);
  const site = await startSite({ API_BASE_URL: api.url, LOG_LEVEL: 'info' });
  await pin(site.pid, SERVER_CORE);
  const home = `${site.url}/`;
  const answer = await wholeAnswer(home, { 'accept-encoding': 'gzip' });
  const others: Partial<Record<Name, Baseline>> = {
    bare: await startBare(folder, PORT, answer),
    next: await startPlainNext(PORT + 1),
  };
  const nginx = await startNginxStatic(folder, PORT + 2, answer);
  if (nginx) others.nginx = nginx;
  const urls = new Map<Name, string>([
    ['ours', home],
    ...Object.entries(others).map(([name, { url }]) => [name as Name, url] as const),
  ]);
  const rounds = new Map<Name, LoadResult[]>([...urls.keys()].map((name) => [name, []]));
  for (const url of urls.values())
    await load({ url, connections: 16, seconds: WARM_UP_SECONDS, headers: GZIP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of urls)
      rounds.get(name)?.push(await load({ url, connections: 16, seconds, headers: GZIP }));
  }
  await Promise.all([site.stop(), ...Object.values(others).map((other) => other.stop())]);
  api.stop();
  rmSync(folder, { recursive: true, force: true });
  const of = (name: Name): number =>
    median((rounds.get(name) ?? []).map(({ perSecond }) => perSecond));
  const faults = (rounds.get('ours') ?? []).reduce((sum, pressed) => sum + pressed.faults, 0);
  const [toBare, toNext] = [of('ours') / of('bare'), of('ours') / of('next')];
  return [
    {
      name: 'home, gzip',
      value: `${(answer.body.length / 1024).toFixed(1)} kB, ${Object.keys(answer.headers).length} headers`,
    },
    { name: 'ours', value: rate(of('ours')), chart: of('ours') },
    { name: 'bare node:http, same bytes and headers', value: rate(of('bare')), chart: of('bare') },
    {
      name: 'minimal Next page, the framework’s cache',
      value: rate(of('next')),
      chart: of('next'),
    },
    ...(nginx
      ? [{ name: 'nginx, same bytes as a file', value: rate(of('nginx')), chart: of('nginx') }]
      : []),
    {
      name: 'ours / bare node:http',
      value: toBare.toFixed(2),
      givenUp: '0.8: each request has language, key, id, limits, metrics',
    },
    { name: 'ours / minimal Next page', value: toNext.toFixed(1) },
    ...(nginx ? [{ name: 'ours / nginx', value: (of('ours') / of('nginx')).toFixed(2) }] : []),
    { name: 'faults', value: faults, bound: '0', ok: faults === 0 },
  ];
}
