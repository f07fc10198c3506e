import { startSite } from '@/testing/site';
import { startContent } from '../lib/content';
import { drive, during } from '../lib/drive';
import type { Figure } from '../lib/figures';
import { load } from '../lib/generator';
import { median } from '../lib/numbers';
import { childrenOf, ownCpuMilliseconds } from '../../testing/process';

const ROUNDS = 3;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const LANGUAGES = ['', '/en', '/ar'];
/** So many that concurrent requests do not collapse into one rendering. */
const ARTICLES = 200;

interface Costs {
  perSecond: number;
  /** Milliseconds of processor time for one page. */
  front: number;
  renderers: number;
}

/**
 * Pages rendered with one and with two renderers, none kept. Where two cores are shared with the
 * load generator, pages in a second say little: what a page costs the front and the renderers says
 * how many free cores would give, since each renderer and the front have one thread of their own.
 */
export async function renderers(seconds = 6): Promise<Figure[]> {
  const api = await startContent({ articles: ARTICLES, events: 0, menuItems: 0 });
  const rendered: Record<1 | 2, Costs[]> = { 1: [], 2: [] };
  const hits: Record<1 | 2, number[]> = { 1: [], 2: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const count of [1, 2] as const) {
      rendered[count].push(await renderedPages(api.url, count, seconds));
      hits[count].push(await costOfHit(api.url, count, seconds));
    }
  }
  api.stop();
  const [one, two] = [medians(rendered[1]), medians(rendered[2])];
  const scale = capacity(two, 2) / capacity(one, 1);
  const hit = median(hits[2]) / median(hits[1]);
  return [
    { name: 'one renderer', value: wordsOf(one) },
    { name: 'two renderers', value: wordsOf(two) },
    {
      name: 'two renderers on free cores, by cost',
      value: `${scale.toFixed(2)} times one`,
      givenUp: '1.8: they share two cores with the generator',
    },
    {
      name: 'a page kept, two renderers / one, cost of the front',
      value: hit.toFixed(2),
      bound: 'at most 1.05',
      ok: hit <= 1.05,
    },
  ];
}

/**
 * Pages in a second on free cores: the slower of the renderers together and the front bounds them.
 */
function capacity({ front, renderers: each }: Costs, count: number): number {
  return Math.min((count * 1000) / each, 1000 / front);
}

function medians(runs: readonly Costs[]): Costs {
  const of = (what: keyof Costs): number => median(runs.map((run) => run[what]));
  return { perSecond: of('perSecond'), front: of('front'), renderers: of('renderers') };
}

function wordsOf({ perSecond, front, renderers: each }: Costs): string {
  return `${perSecond.toFixed(0)} pages/s beside the generator; a page costs ${each.toFixed(1)} ms of a renderer, ${front.toFixed(1)} ms of the front`;
}

async function renderedPages(api: string, count: number, seconds: number): Promise<Costs> {
  const site = await startWith(api, count, { PAGE_CACHE_MB: '0', CONTENT_FRESH_SECONDS: '86400' });
  let number = 0;
  const next = () => {
    number += 1;
    return {
      path: `${LANGUAGES[number % 3] ?? ''}/article/${(number % ARTICLES) + 1}`,
      headers: { 'accept-encoding': 'br' },
    };
  };
  await drive({ url: site.url, connections: CONNECTIONS, next: during(WARM_UP_SECONDS, next) });
  const before = costs(site.pid);
  const driven = await drive({
    url: site.url,
    connections: CONNECTIONS,
    next: during(seconds, next),
  });
  const after = costs(site.pid);
  await site.stop();
  if (driven.faults > 0) throw new Error(`${driven.faults} answers failed`);
  return {
    perSecond: driven.count / driven.seconds,
    front: (after.front - before.front) / driven.count,
    renderers: (after.renderers - before.renderers) / driven.count,
  };
}

/** Processor time of the front for one page from the page cache. */
async function costOfHit(api: string, count: number, seconds: number): Promise<number> {
  const site = await startWith(api, count);
  const asked = {
    url: `${site.url}/`,
    connections: CONNECTIONS,
    headers: { 'Accept-Encoding': 'gzip' },
  };
  await load({ ...asked, seconds: WARM_UP_SECONDS });
  const before = costs(site.pid).front;
  const { perSecond } = await load({ ...asked, seconds });
  const cost = (costs(site.pid).front - before) / (perSecond * seconds);
  await site.stop();
  return cost;
}

async function startWith(api: string, count: number, env: Record<string, string> = {}) {
  const site = await startSite({
    API_BASE_URL: api,
    RENDERERS: String(count),
    LOG_LEVEL: 'error',
    ...env,
  });
  if (childrenOf(site.pid).length !== count) throw new Error('Not as many renderers as asked for');
  return site;
}

/** The content API is no process of the site: its children are the renderers. */
function costs(pid: number): { front: number; renderers: number } {
  const renderers = childrenOf(pid).reduce((sum, each) => sum + ownCpuMilliseconds(each), 0);
  return { front: ownCpuMilliseconds(pid), renderers };
}
