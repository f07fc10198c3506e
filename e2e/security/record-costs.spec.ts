import { expect, test } from '@playwright/test';
import { measureCosts } from '../../testing/mutations/cost';
import { CostlyApi } from '../../testing/mutations/costly-api';
import { recordAnswers } from '@/testing/mutations/recorded';
import { startMutatedSite } from '@/testing/mutations/run';

// The short form of bench/costs/cli.ts: each shape in one answer, in all its fields.
test('answers as large as the API may send hold up no renderer, end no process and make no page over 5 MB', async () => {
  test.slow();
  const api = new CostlyApi(await recordAnswers(), false);
  const site = await startMutatedSite(await api.start());
  const lines: string[] = [];
  try {
    expect(await measureCosts(site, api, (line) => lines.push(line)), lines.join('\n')).toEqual([]);
  } finally {
    await site.stop();
    await api.stop();
  }
});
