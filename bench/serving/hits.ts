import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@/testing/site';
import { startBare } from '../lib/baselines/bare';
import { startNginxStatic } from '../lib/baselines/nginx';
import { startPlainNext } from '../lib/baselines/plain-next';
import { SMALL, startContent } from '../lib/content';
import type { Figure } from '../lib/figures';
import { pin, SERVER_CORE } from '../lib/generator';
import { compareLoad } from '../lib/load-cost';
import { wholeAnswer } from '../lib/whole-answer';
import { rate } from '../lib/numbers';

const GZIP = { 'accept-encoding': 'gzip' };
const ROUNDS = 3;
const PORT = 19_200;

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
  const answer = await wholeAnswer(`${site.url}/`, GZIP);
  const nginx = await startNginxStatic(folder, PORT + 2, answer);
  const servers = [
    { name: 'ours', url: `${site.url}/`, pid: site.pid, stop: () => site.stop() },
    {
      name: 'bare node:http, same bytes and headers',
      ...(await startBare(folder, PORT, answer)),
    },
    { name: 'minimal Next page, the framework’s cache', ...(await startPlainNext(PORT + 1)) },
    ...(nginx ? [{ name: 'nginx, same bytes as a file', ...nginx }] : []),
  ];
  const costs = await compareLoad(servers, { rounds: ROUNDS, seconds, headers: GZIP });
  await Promise.all(servers.map((server) => server.stop()));
  api.stop();
  rmSync(folder, { recursive: true, force: true });
  const [ours, bare, next] = costs;
  if (!ours || !bare || !next) throw new Error('not measured');
  return [
    {
      name: 'home, gzip',
      value: `${(answer.body.length / 1024).toFixed(1)} kB, ${Object.keys(answer.headers).length} headers`,
    },
    ...servers.map(({ name }, place) => {
      const { perSecond } = costs[place] ?? ours;
      return { name, value: rate(perSecond), chart: perSecond };
    }),
    {
      name: 'ours / bare node:http',
      value: (ours.perSecond / bare.perSecond).toFixed(2),
      givenUp: '0.8: each request has language, key, id, limits, metrics',
    },
    { name: 'ours / minimal Next page', value: (ours.perSecond / next.perSecond).toFixed(1) },
    { name: 'faults', value: ours.faults, bound: '0', ok: ours.faults === 0 },
  ];
}
