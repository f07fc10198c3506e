import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '@/e2e/support/nginx';
import { startSite } from '@/e2e/support/site';
import { systemNginx } from '@/scripts/lib/nginx.mjs';
import type { Figure } from '../lib/figures';
import { press, SERVER_CORE } from '../lib/generator';
import { median } from '../lib/numbers';
import { startNginxStatic } from '../lib/opponents/nginx';
import { wholeAnswer } from '../lib/whole-answer';
import { rate } from '../lib/words';

const ROUNDS = 3;
const GZIP = { 'Accept-Encoding': 'gzip' };
const PORT = 39_210;

/** The home page behind the configuration we ship, beside nginx with the same bytes as a file. Limits are lifted: the generator is one visitor. */
export async function behindNginx(seconds = 4): Promise<Figure[]> {
  if (!systemNginx()) return [{ name: 'nginx', value: 'not on this machine: not measured' }];
  const folder = mkdtempSync(join(tmpdir(), 'behind-'));
  chmodSync(folder, 0o755);
  const site = await startSite({ API_BASE_URL: '', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' });
  const nginx = await startNginx(site.url, {
    core: SERVER_CORE,
    change: (text) => text.replace('worker_processes auto;', 'worker_processes 1;').replaceAll(/^\s*limit_(?:conn|req) .*$/gm, ''),
  });
  const files = await startNginxStatic(folder, PORT, await wholeAnswer(`${site.url}/`, { 'accept-encoding': 'gzip' }));
  const rates: { ours: number[]; files: number[]; likewise: number[] } = { ours: [], files: [], likewise: [] };
  let faults = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await press({ url: `${nginx.url}/`, connections: 16, seconds, headers: GZIP });
    const beside = await press({ url: files?.url ?? '', connections: 16, seconds, headers: GZIP });
    const likewise = await press({ url: `${files?.url ?? ''}headers/`, connections: 16, seconds, headers: GZIP });
    faults += ours.faults;
    // The first round warms up.
    if (round === 0) continue;
    rates.ours.push(ours.perSecond);
    rates.files.push(beside.perSecond);
    rates.likewise.push(likewise.perSecond);
  }
  await Promise.all([nginx.stop(), files?.stop(), site.stop()]);
  rmSync(folder, { recursive: true, force: true });
  const ratio = median(rates.ours) / median(rates.files);
  return [
    { name: 'behind deploy/nginx.conf', value: rate(median(rates.ours)) },
    { name: 'nginx, same bytes as a file', value: rate(median(rates.files)) },
    { name: 'nginx, same bytes and headers as a file', value: rate(median(rates.likewise)) },
    { name: 'behind deploy/nginx.conf / nginx with these headers', value: (median(rates.ours) / median(rates.likewise)).toFixed(2) },
    { name: 'behind deploy/nginx.conf / nginx', value: ratio.toFixed(2), bound: 'at least 0.9', ok: ratio >= 0.9 },
    { name: 'faults', value: faults, bound: '0', ok: faults === 0 },
  ];
}
