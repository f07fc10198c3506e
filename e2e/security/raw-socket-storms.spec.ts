import { expect, test } from '@playwright/test';
import { faultsAfter, lookBefore, readAddresses, storm, STORMED } from '@/testing/storms/storm';
import { startSite } from '../../testing/site';

/**
 * A fresh site goes on growing for a while: code, the first pages. The long form, `npm run bench --
 * storms`, has a warm-up and a closer bound.
 */
const MOST_MEGABYTES = 200;

test('storms of connections made by chance (resets, floods, upgrades, cut bodies): the same process serves on, as before', async () => {
  const site = await startSite(STORMED);
  const addresses = await readAddresses(site.url);
  const before = await lookBefore(site);
  for (const seed of [20_261_121, 20_261_122]) {
    const { statuses, lastScripts } = await storm(site, addresses, { seed, connections: 120 });
    const faults = await faultsAfter(site, before, statuses, MOST_MEGABYTES);
    expect(faults, lastScripts.join('\n')).toEqual([]);
    // How many get through depends on the machine.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
  }
  await site.stop();
});
