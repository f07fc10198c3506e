import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '@/testing/site';
import { during, drive, type Driven } from './lib/drive';
import { numberOf, report } from './lib/figures';
import { openSockets } from '../testing/process';
import { openSlowSockets, SLOW_KINDS } from '../testing/slow-sockets';

const PATHS = ['/', '/en', '/ar', '/contact', '/en/toutacticle', '/partenaire'];
const DROPPED_WITHIN = 20;
const CONNECTIONS = 8;
const PATIENCE = 6000;

/**
 * The most sockets seen open: a busy site takes connections one after the other, and drops the
 * first before long.
 */
async function mostSockets(pid: number, enough: number): Promise<number> {
  let most = 0;
  for (const end = Date.now() + PATIENCE; most < enough && Date.now() < end; await wait(50))
    most = Math.max(most, openSockets(pid));
  return most;
}

/**
 * A thousand slow connections: visitors notice little, and the site is rid of them within twenty
 * seconds.
 */
export async function slowSockets(args: string[]): Promise<boolean> {
  const count = numberOf(args, 'sockets', 1000);
  const site = await startSite({ API_BASE_URL: '', LOG_LEVEL: 'error' });
  const visit = (seconds: number): Promise<Driven> => {
    let number = 0;
    const next = during(seconds, () => ({
      path: PATHS[number++ % PATHS.length] ?? '/',
      headers: { 'accept-encoding': 'br' },
    }));
    return drive({ url: site.url, connections: CONNECTIONS, next });
  };
  await visit(5);
  const alone = await visit(10);
  const before = openSockets(site.pid);
  const close = await openSlowSockets(site.url, Math.ceil(count / SLOW_KINDS.length));
  const opened = (await mostSockets(site.pid, count)) - before;
  const [crowded] = await Promise.all([visit(DROPPED_WITHIN - 5), wait(DROPPED_WITHIN * 1000)]);
  const left = Math.max(0, openSockets(site.pid) - before);
  close();
  await site.stop();
  const [p99, p99Crowded] = [alone.percentile(0.99), crowded.percentile(0.99)];
  return report([
    {
      name: 'slow connections opened',
      value: opened,
      bound: `${count}`,
      ok: opened >= count - CONNECTIONS,
    },
    { name: `still open after ${DROPPED_WITHIN} s`, value: left, bound: '0', ok: left === 0 },
    {
      name: 'visitors alone',
      value: `${(alone.count / alone.seconds).toFixed(0)} requests/s, p99 ${p99} ms`,
    },
    {
      name: 'visitors among them',
      value: `${(crowded.count / crowded.seconds).toFixed(0)} requests/s, p99 ${p99Crowded} ms`,
    },
    {
      name: 'p99 among them / alone',
      value: (p99Crowded / p99).toFixed(2),
      bound: 'at most 2',
      ok: p99Crowded <= 2 * p99,
    },
    {
      name: 'faults',
      value: alone.faults + crowded.faults,
      bound: '0',
      ok: alone.faults + crowded.faults === 0,
    },
  ]);
}
