import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '@/testing/site';
import { numberOf, report } from '../lib/figures';
import {
  faultsAfter,
  lookBefore,
  megabytesOf,
  readAddresses,
  storm,
  STORMED,
} from '../../testing/storms/storm';

/** Storms follow one another, each with a seed of its own, so that what a fault needs is known. */
const SECONDS = 20;
const MOST_MEGABYTES = 150;

/**
 * Raw-socket storms for so many minutes: the same process serves throughout, and is as it was
 * before.
 */
export async function storms(args: string[]): Promise<boolean> {
  const minutes = numberOf(args, 'minutes', 10);
  const first = numberOf(args, 'seed', 1);
  const site = await startSite(STORMED);
  const addresses = await readAddresses(site.url);
  // What any traffic brings into memory for good.
  await storm(site, addresses, { seed: 0, connections: 300 });
  await wait(3000);
  const before = await lookBefore(site);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let connections = 0;
  let seed = first;
  let most = before.megabytes;
  for (
    const end = performance.now() + minutes * 60_000;
    performance.now() < end && faults.length === 0;
    seed += 1
  ) {
    const result = await storm(site, addresses, { seed, seconds: SECONDS });
    connections += result.connections;
    for (const [status, times] of result.statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + times);
    const found = await faultsAfter(site, before, result.statuses, MOST_MEGABYTES);
    if (found.length > 0)
      faults.push(`seed ${seed}:`, ...found, 'the last connections:', ...result.lastScripts);
    else most = Math.max(most, megabytesOf(site));
  }
  await site.stop();
  for (const fault of faults) console.log(fault);
  return report([
    { name: 'seeds', value: `${first} to ${seed - 1}` },
    { name: 'connections', value: connections },
    {
      name: 'answers by status',
      value: JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b))),
    },
    {
      name: 'memory before, most after a storm',
      value: `${before.megabytes.toFixed(0)} MB, ${most.toFixed(0)} MB`,
      bound: `+ ${MOST_MEGABYTES}`,
      ok: most - before.megabytes <= MOST_MEGABYTES,
    },
    { name: 'faults', value: faults.length, bound: '0', ok: faults.length === 0 },
  ]);
}
