import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import { pin, SERVER_CORE } from '../lib/generator';
import type { Figure } from '../lib/figures';
import { startPlainNext } from '../lib/baselines/plain-next';
import { cpuMilliseconds } from '../../testing/process';

/** Warm-up for the compiler, per screen. */
const WARM_UP = 60;
const RENDERS = 100;
const PORT = 19_220;
const RENDERED_SCREENS = [
  { name: 'home', path: '/', givenUp: '3: ten calls’ content; a fifth is garbage collection' },
  { name: 'article', path: '/article/1', givenUp: '2.5: the same' },
];

/**
 * Processor time of one rendering, compression included, with a warm data cache and no page cache;
 * beside a minimal page of the framework, with texts of the same library, rendered for each
 * request.
 */
export async function misses(): Promise<Figure[]> {
  const plain = await startPlainNext(PORT);
  const baseline = await costOf(plain.pid, `${plain.url}rendered`);
  await plain.stop();
  const site = await startSite({
    API_BASE_URL: '',
    PAGE_CACHE_MB: '0',
    CONTENT_FRESH_SECONDS: '86400',
    LOG_LEVEL: 'error',
  });
  await pin(site.pid, SERVER_CORE);
  const figures: Figure[] = [
    { name: 'baseline: a minimal page of the framework with next-intl', value: words(baseline) },
  ];
  for (const { name, path, givenUp } of RENDERED_SCREENS) {
    const cost = await costOf(site.pid, site.url + path);
    figures.push({ name: `a rendering of ${name}`, value: words(cost) });
    figures.push({ name: `${name} / baseline`, value: (cost / baseline).toFixed(1), givenUp });
  }
  await site.stop();
  return figures;
}

async function costOf(pid: number, url: string): Promise<number> {
  const { origin, pathname } = new URL(url);
  const ask = () => get(origin, pathname, { headers: { 'accept-encoding': 'br' } });
  for (let nth = 0; nth < WARM_UP; nth += 1) await ask();
  const before = cpuMilliseconds(pid);
  for (let nth = 0; nth < RENDERS; nth += 1) await ask();
  return (cpuMilliseconds(pid) - before) / RENDERS;
}

function words(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms of processor time`;
}
