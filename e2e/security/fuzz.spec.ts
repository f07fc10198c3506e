import { expect, test } from '@playwright/test';
import { fuzz } from '../../testing/fuzz/run';
import { startSite } from '../../testing/site';

test('1,500 requests made by chance: no 5xx, the usual headers, no host reflected, reference pages the same to the byte', async () => {
  const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '86400' });
  try {
    const { statuses, faults, changed } = await fuzz(site.url, { count: 1500, seed: 20_261_121 });
    expect(faults).toEqual([]);
    expect(changed).toEqual([]);
    // Enough of them got as far as a screen.
    expect((statuses.get(200) ?? 0) + (statuses.get(404) ?? 0)).toBeGreaterThan(200);
  } finally {
    await site.stop();
  }
});
