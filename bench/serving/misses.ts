import { get } from '@/e2e/support/http';
import { startSite } from '@/e2e/support/site';
import { pin, SERVER_CORE } from '../lib/generator';
import type { Figure } from '../lib/figures';
import { cpuMilliseconds } from '../lib/process';

/** The compiler has seen all of a screen's code by then. */
const WARM_UP = 60;
const RENDERS = 100;
const SCREENS = [
  { name: 'home', path: '/', most: 40 },
  { name: 'article', path: '/article/1', most: 20 },
];

/** Processor time of one rendering, compression included, with the API's answers at hand and no page kept. */
export async function misses(): Promise<Figure[]> {
  const site = await startSite({ API_BASE_URL: '', PAGE_CACHE_MB: '0', CONTENT_FRESH_SECONDS: '86400', LOG_LEVEL: 'error' });
  await pin(site.pid, SERVER_CORE);
  const figures: Figure[] = [];
  for (const { name, path, most } of SCREENS) {
    for (let nth = 0; nth < WARM_UP; nth += 1) await get(site.url, path);
    const before = cpuMilliseconds(site.pid);
    for (let nth = 0; nth < RENDERS; nth += 1) await get(site.url, path, { headers: { 'accept-encoding': 'br' } });
    const each = (cpuMilliseconds(site.pid) - before) / RENDERS;
    figures.push({ name: `a rendering of ${name}`, value: `${each.toFixed(1)} ms of processor time`, bound: `at most ${most} ms`, ok: each <= most });
  }
  await site.stop();
  return figures;
}
