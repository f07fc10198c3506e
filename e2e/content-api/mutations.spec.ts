import { MutatingApi } from '../../testing/mutations/api';
import { browsePayload, watchPage } from '../../testing/mutations/browse';
import { measureCosts } from '../../testing/mutations/cost';
import { CostlyApi } from '../../testing/mutations/costly-api';
import { recordAnswers } from '../../testing/mutations/recorded';
import { emptyTally, readPayload, startMutatedSite } from '../../testing/mutations/run';
import type { Site } from '../../testing/site';
import { expect, test } from '../../testing/test';

// The short form of bench/mutations: its first payloads, 13 screens each.
const READ = 3;
const BROWSED = 1;

// The payload's own answers of 404 and 503, and pictures it has no address for, are the browser's
// error lines.
test.use({ allowedErrors: /Failed to load resource/ });

test.describe('an API whose every answer has something wrong', () => {
  let api: MutatingApi;
  let site: Site;

  test.beforeEach(async () => {
    api = new MutatingApi(await recordAnswers());
    site = await startMutatedSite(await api.start());
  });

  test.afterEach(async () => {
    await site.stop();
    await api.stop();
  });

  test('never leads to a server error but 503 of details, and every screen stays whole', async () => {
    const tally = emptyTally();
    for (let payload = 1; payload <= READ; payload += 1)
      await readPayload(site, api, payload, tally);
    expect(tally.faults).toEqual([]);
    expect(tally.statuses.get(200)).toBeGreaterThan(READ * 10);
  });

  test('never breaks a page in the browser', async ({ page }) => {
    const tally = emptyTally();
    let path = '';
    await watchPage(page, (fault) => tally.faults.push(`${path}: ${fault}`));
    for (let payload = 1; payload <= BROWSED; payload += 1) {
      await browsePayload(page, site, api, payload, tally, (shown) => {
        path = shown;
      });
    }
    expect(tally.faults).toEqual([]);
    expect(tally.statuses.get(200)).toBeGreaterThan(BROWSED * 10);
  });
});

// The short form of bench/costs/cli.ts: every other shape in one answer, in all its fields.
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
