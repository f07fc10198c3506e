import { startSite } from '@/e2e/support/site';
import type { Figure } from '../lib/figures';
import { press } from '../lib/generator';
import { median } from '../lib/numbers';
import { childrenOf, cpuMilliseconds } from '../lib/process';
import { rate } from '../lib/words';

const ROUNDS = 3;
const CONNECTIONS = 32;

interface Run {
  perSecond: number;
  /** Microseconds of processor time for one answer, all processes of the site together. */
  cost: number;
}

/**
 * One process and two workers. On a machine of two cores the load generator takes one of them, so that requests in a second say little; what
 * an answer costs all processes together says how many more two free cores would give.
 */
export async function severalWorkers(seconds = 4): Promise<Figure[]> {
  const runs: Record<'one' | 'two', Run[]> = { one: [], two: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.one.push(await run('1', seconds));
    runs.two.push(await run('2', seconds));
  }
  const of = (name: 'one' | 'two', what: keyof Run): number => median(runs[name].map((each) => each[what]));
  const scale = 2 * (of('one', 'cost') / of('two', 'cost'));
  return [
    {
      name: 'one process',
      value: `${of('one', 'cost').toFixed(0)} µs of processor time an answer; ${rate(of('one', 'perSecond'))} beside the generator`,
    },
    {
      name: 'two workers',
      value: `${of('two', 'cost').toFixed(0)} µs of processor time an answer; ${rate(of('two', 'perSecond'))} beside the generator`,
    },
    { name: 'two workers on two free cores, by cost', value: `${scale.toFixed(2)} times one`, bound: 'at least 1.7', ok: scale >= 1.7 },
  ];
}

async function run(workers: string, seconds: number): Promise<Run> {
  const site = await startSite({ API_BASE_URL: '', WEB_CONCURRENCY: workers, LOG_LEVEL: 'error' });
  if (workers !== '1' && childrenOf(site.pid).length !== Number(workers)) throw new Error('Not as many workers as asked for');
  const asked = { url: `${site.url}/`, connections: CONNECTIONS, headers: { 'Accept-Encoding': 'gzip' } };
  await press({ ...asked, seconds: 2 });
  const before = cpuMilliseconds(site.pid);
  const { perSecond } = await press({ ...asked, seconds });
  const cost = ((cpuMilliseconds(site.pid) - before) * 1000) / (perSecond * seconds);
  await site.stop();
  return { perSecond, cost };
}
